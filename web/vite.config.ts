import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where `elgrande serve` listens during development with `npm run dev`.
const server = process.env["ELGRANDE_SERVER"] ?? "http://127.0.0.1:8321";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/elgrande/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // a busy machine is no reason for a warning
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
