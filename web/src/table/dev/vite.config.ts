/** The page of examples: `npx vite --config src/table/dev/vite.config.ts`. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  root: "src/table/dev",
  plugins: [svelte({ configFile: "../../../svelte.config.js" })],
  server: { fs: { allow: ["../../../.."] } },
});
