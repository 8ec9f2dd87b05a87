import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// Where `elgrande serve` listens during development with `npm run dev`.
const server = process.env["ELGRANDE_SERVER"] ?? "http://127.0.0.1:8321";

/** Tells the service worker which files make up the pages. Languages and rules are kept only by who has read them. */
function shell(): Plugin {
  const later = /\/texts\/|\/lessons\/[a-z]{2}\/|\.md\b/;
  return {
    name: "elgrande-shell",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) =>
        file.type === "chunk" ? file.name !== "sw" && !file.moduleIds.some((id) => later.test(id)) : /\.(css|woff2)$/.test(file.fileName),
      );
      const names = files.map((file) => `/${file.fileName}`).sort();
      const version = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      worker.code = worker.code.replace("__SHELL__", JSON.stringify(names)).replace("__VERSION__", JSON.stringify(version));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    outDir: "../src/elgrande/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a busy machine is no reason for a warning
      input: { index: "index.html", sw: "src/notices/sw.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: { "/api": server, "/join": server },
    fs: { allow: [".."] },
  },
  test: {
    include: ["test/**/*.test.ts"],
    environment: "node",
  },
});
