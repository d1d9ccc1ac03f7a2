import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startWorker } from "./lib/worker";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
target.replaceChildren();
mount(App, { target });
startWorker();
void import("./styles/fonts.css");
