/** How the user is told: what the panels show, and what they do. */
import * as api from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/texts";
import { explain } from "../lib/trouble";
import type { NoticeSettings, ShownChannel, Wishes } from "../lib/types";
import { belongsTo } from "./worker";

/** The time zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Whether this browser can show pushed notices. */
export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** A browser in a few words, such as "Firefox, Android". */
export function deviceName(agent: string): string {
  const find = (names: Record<string, RegExp>): string => Object.entries(names).find(([, sign]) => sign.test(agent))?.[0] ?? "";
  const browser = find({ Edge: /\bEdg/, Opera: /\bOPR/, Firefox: /\bFirefox|\bFxiOS/, Chrome: /\bChrom|\bCriOS/, Safari: /\bSafari/ });
  const system = find({ Android: /Android/, iPhone: /iPhone/, iPad: /iPad/, Windows: /Windows/, macOS: /Mac OS/, Linux: /Linux/ });
  return [browser, system].filter(Boolean).join(", ");
}

export class Channels {
  shown = $state.raw<NoticeSettings | null>(null);
  trouble = $state("");
  /** What has just worked. */
  done = $state("");
  busy = $state(false);

  /** Do something; the panels are locked meanwhile, and say what went wrong. */
  async run(deed: () => Promise<NoticeSettings | void>, done = ""): Promise<void> {
    this.busy = true;
    this.trouble = this.done = "";
    try {
      this.shown = (await deed()) ?? (await api.notices());
      belongsTo(this.shown.whose);
      this.done = done;
    } catch (problem) {
      this.trouble = problem instanceof Trouble ? problem.message : explain(problem);
      if (this.shown) this.shown = await api.notices().catch(() => this.shown);
    } finally {
      this.busy = false;
    }
  }

  load = (): Promise<void> => this.run(() => api.notices());

  save = (wishes: Wishes): Promise<void> => this.run(() => api.setNotices(wishes), say("notices-saved"));

  /** The first channel sets language and time zone, which the user may change later. */
  async #begin(): Promise<void> {
    const { channels = [], quiet_from = null, quiet_to = null } = this.shown ?? {};
    if (channels.length > 0) return;
    this.shown = await api.setNotices({ language: settings.language, zone: ownZone(), quiet_from, quiet_to }).catch(() =>
      api.setNotices({ language: settings.language, zone: "UTC", quiet_from, quiet_to }), // an old server does not know every zone
    );
  }

  pushHere = (): Promise<void> =>
    this.run(async () => {
      await this.#begin();
      const subscription = await subscribe(this.shown?.push_key ?? "");
      await api.addPush({ ...subscription, name: deviceName(navigator.userAgent) });
    });

  mail = (address: string): Promise<void> =>
    this.run(async () => {
      await this.#begin();
      await api.addMail(address.trim());
    });

  confirm = (channel: ShownChannel, code: string): Promise<void> => this.run(async () => void (await api.confirmChannel(channel.id, code)));

  /** Add a webhook; returns the secret that signs its notices. */
  async hook(address: string): Promise<string> {
    let secret = "";
    await this.run(async () => {
      await this.#begin();
      secret = (await api.addHook(address.trim())).secret ?? "";
    });
    return secret;
  }

  /** Make a new feed, or end it; returns its address. */
  async feed(wanted: boolean): Promise<string> {
    let path: string | null = null;
    await this.run(async () => void (path = await api.setFeed(wanted)));
    return path === null ? "" : new URL(path, location.href).href;
  }

  tryOut = (channel: ShownChannel): Promise<void> => this.run(() => api.tryChannel(channel.id), say("notices-sent"));

  remove = (channel: ShownChannel): Promise<void> =>
    this.run(async () => {
      if (channel.here) await unsubscribe();
      return api.removeChannel(channel.id);
    });
}

/** Something that the user is told as it is. */
class Trouble extends Error {}

async function subscribe(key: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  if ((await Notification.requestPermission()) !== "granted") throw new Trouble(say("notices-push-denied"));
  try {
    const worker = await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be for another key
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = "", keys = {} } = made.toJSON();
    return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
  } catch {
    throw new Trouble(say("notices-push-failed"));
  }
}

async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
