import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/bundle.svelte";
import { applySettings, settings } from "./lib/settings.svelte";
import { openMyTurn } from "./notices/mine";
import { startWorker } from "./notices/worker";
import "./styles/base.css";

// A page that stayed open during an update asks for parts that are gone: reload it, but not forever.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("elgrande.reloaded") ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem("elgrande.reloaded", String(Date.now()));
  location.reload();
});

applySettings();
await speak(settings.language);
const target = document.getElementById("app");
await openMyTurn();
if (target) mount(App, { target });
void startWorker();
