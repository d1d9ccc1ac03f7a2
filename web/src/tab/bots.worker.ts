/** The worker in which bots and the advisor think, so that the table stays quick. */
import { startPython, type Proxy } from "./runtime";
import type { FromBots, ToBots } from "./words";

const tell = (message: FromBots): void => postMessage(message);
let worker: Proxy | null = null;

addEventListener("message", (event: MessageEvent<ToBots>) => {
  const message = event.data;
  if (message.type === "start") {
    startPython(message.folder, undefined, message.shared).then(
      ({ python }) => {
        worker = python.pyimport("elgrande.tab.bots")["Worker"]() as Proxy;
        tell({ type: "ready" });
      },
      (failure: unknown) => tell({ type: "failed", text: String(failure) }),
    );
    return;
  }
  try {
    tell({ type: "thought", id: message.id, answer: String(worker!["think"](message.task)) });
  } catch (failure) {
    tell({ type: "stuck", id: message.id, text: String(failure) });
  }
});
