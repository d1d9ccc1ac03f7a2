import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `./elgrande serve` listens while the client is being worked on. */
const SERVER = process.env.ELGRANDE_SERVER ?? "http://127.0.0.1:8995";

/**
 * The built files know each other by where they lie, so that they work in any folder of any host. The page of the server
 * alone is shown at many addresses, and so names them from the root; `elgrande site` turns that round.
 */
const fromTheRoot: Plugin = {
  name: "from-the-root",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replaceAll(/(src|href)="\.\//g, '$1="/'),
  },
};

export default defineConfig({
  plugins: [svelte(), fromTheRoot],
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "../src/elgrande/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content security policy allows no data: in scripts, and small files are cached well anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: SERVER, changeOrigin: false },
      "/ws": { target: SERVER.replace(/^http/, "ws"), ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "map/**/*.test.ts", "tests/**/*.test.ts"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
