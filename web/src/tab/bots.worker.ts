/** The worker in which bots and the advisor think, so that the table stays quick. */
import * as memories from "./memory";
import { startPython, type Proxy } from "./runtime";
import type { FromBots, ToBots } from "./words";

const tell = (message: FromBots): void => postMessage(message);
let worker: Proxy | null = null;
addEventListener("message", (event: MessageEvent<ToBots>) => {
  const message = event.data;
  if (message.type === "start") {
    startPython(message.folder, undefined, message.parts).then(
      ({ python, parts: { files, memory } }) => {
        worker = python.pyimport("elgrande.tab.bots")["Worker"]() as Proxy;
        tell({ type: "ready" });
        for (const [name, bytes] of files ?? [])
          if (name.endsWith("python_stdlib.zip")) memories.release(bytes);
        memories.release(memory);
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
