import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CouncilProcess,
  loadTownInto,
  startProcess,
} from '#fixtures/builders/councils/council-process.ts';
import { townJson } from '#fixtures/builders/towns/town-folder.ts';
import { deviceWithTabs, type Tab } from './tabs.ts';
import { type CutLine, cutLine } from './cut-line.ts';

export const token = 'the-token-of-marta';
const field = 'title/es';
export const place = { realm: townJson.realm, collection: 'articulos', id: 'obras', person: 'Marta' };
const path = `/api/${place.realm}/staff/documents/${place.collection}`;
/** What is older than this must be with the council, in milliseconds, if the council answers at once. */
export const oldest = 2000;
/** What is sent waits for the answer before it, and for its own: on a busy machine both may take their time. */
const oldestOn = (line: CutLine) => oldest + 2 * line.slowest();
/** Each cut of this number is one of power. */
const everyPower = 20;

export type Cut = 'tab' | 'line' | 'power';

/** How often something was cut, and what was lost by it: keys, by their number. */
export interface CutReport {
  readonly cuts: Readonly<Record<Cut, number>>;
  readonly keys: number;
  /** Keys that the next tab on the device did not show. */
  readonly lostByTab: readonly string[];
  /** Keys older than two seconds that the server did not have after its power was cut. */
  readonly lostByPower: readonly string[];
  /** Keys that were not with the council in the end, once each. */
  readonly lost: readonly string[];
}

/** A server with one town, which is started again and again on the same data. */
export async function serverOn(
  folder: string,
  command?: readonly string[],
): Promise<() => Promise<CouncilProcess>> {
  const data = join(folder, 'data');
  const services = join(folder, 'services.json');
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256').update(token).digest('hex');
  const staff = { [place.realm]: [{ name: 'Marta', token: hash, roles: [{ role: 'publisher' }] }] };
  writeFileSync(services, JSON.stringify({ staff }));
  loadTownInto(data, { 'town.json': JSON.stringify(townJson) });
  const env = { CONCEJO_SERVICES_FILE: services };
  return () => startProcess({ data, env, ...(command !== undefined && { command }) });
}

async function textAt(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}${path}/${place.id}`, { headers });
  const { draft } = (await answer.json()) as { draft: readonly { path: string; value?: string }[] };
  return draft.find((one) => one.path === field)?.value ?? '';
}

/** Somebody who writes without a pause; each key is a number. */
export function typist() {
  const pressed: { readonly key: string; readonly at: number }[] = [];
  return {
    pressed,
    press: ({ presenter, shows }: Tab) => {
      const before = shows(field);
      if (before === null) return;
      const key = `k${pressed.length}.`;
      pressed.push({ key, at: performance.now() });
      presenter.write([{ path: field, value: before + key }]);
    },
  };
}

type Typist = ReturnType<typeof typist>;

const missingIn = (text: string, { pressed }: Typist, until = Infinity) =>
  pressed.filter(({ key, at }) => at <= until && !text.includes(key)).map(({ key }) => key);

export async function typeFor(ms: number, tab: Tab, hand: Typist): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    hand.press(tab);
    // oxlint-disable-next-line no-await-in-loop -- a person presses one key after the other
    await pause(5 + Math.random() * 40);
  }
}

export async function openedTab(open: () => Tab): Promise<Tab> {
  const tab = open();
  await tab.presenter.open();
  return tab;
}

/** The server is killed while somebody writes, and started again: gives what is missing then of what is two seconds old. */
async function cutPower(
  server: CouncilProcess,
  line: CutLine,
  again: () => Promise<CouncilProcess>,
  hand: Typist,
): Promise<{ readonly server: CouncilProcess; readonly missing: readonly string[] }> {
  const [since, late] = [line.since(), performance.now() - oldestOn(line)];
  await server.kill();
  line.lead(null);
  const next = await again();
  const isOldEnough = since !== null && since <= late;
  const missing = isOldEnough ? missingIn(await textAt(next.url), hand, late) : [];
  line.lead(next.url);
  return { server: next, missing };
}

interface Scene {
  server: CouncilProcess;
  tab: Tab;
  readonly line: CutLine;
  readonly hand: Typist;
  readonly start: () => Promise<CouncilProcess>;
  readonly open: () => Tab;
}

/** What each cut does; each gives the keys that it lost. */
const cutting: Readonly<Record<Cut, (scene: Scene) => Promise<readonly string[]>>> = {
  tab: async (scene) => {
    const { hand, open } = scene;
    hand.press(scene.tab);
    // The key is pressed in one task, and the tab is gone in the next.
    await pause(0);
    scene.tab.end();
    scene.tab = await openedTab(open);
    return missingIn(scene.tab.shows(field) ?? '', hand);
  },
  line: async ({ line, tab, hand }) => {
    line.cut();
    await typeFor(Math.random() * 150, tab, hand);
    line.join();
    // As the page does when the browser says that the line is there again.
    void tab.presenter.poll();
    return [];
  },
  power: async (scene) => {
    const { server, line, start, hand, tab } = scene;
    const [cut] = await Promise.all([cutPower(server, line, start, hand), typeFor(100, tab, hand)]);
    scene.server = cut.server;
    void tab.presenter.poll();
    return cut.missing;
  },
};

const kindOf = (n: number): Cut => {
  if (n % everyPower === 0) return 'power';
  return n % 2 === 0 ? 'line' : 'tab';
};

/** Makes the document in which somebody writes. */
export async function makeTypedDocument(line: CutLine): Promise<void> {
  const body = JSON.stringify({ id: place.id, body: { title: {} } });
  const headers = { 'content-type': 'application/json' };
  const made = await line.fetch(path, { method: 'POST', body, headers });
  if (!made.ok) throw new Error(await made.text());
}

/** A server, and a page with a new document in which somebody writes. */
async function begin(folder: string): Promise<Scene> {
  const start = await serverOn(folder);
  const server = await start();
  const line = cutLine(token);
  line.lead(server.url);
  await makeTypedDocument(line);
  const open = deviceWithTabs(place, line.fetch);
  return { server, tab: await openedTab(open), line, hand: typist(), start, open };
}

/** Writes and cuts in turn. */
export async function cutRounds(folder: string, cuts: number): Promise<CutReport> {
  const scene = await begin(folder);
  const done = { tab: 0, line: 0, power: 0 };
  const lost: Record<Cut, string[]> = { tab: [], line: [], power: [] };
  for (let n = 1; n <= cuts; n += 1) {
    const kind = kindOf(n);
    done[kind] += 1;
    // oxlint-disable-next-line no-await-in-loop -- one cut after the other
    await typeFor(kind === 'power' ? oldestOn(scene.line) + 300 : Math.random() * 150, scene.tab, scene.hand);
    // oxlint-disable-next-line no-await-in-loop -- as said above
    lost[kind].push(...(await cutting[kind](scene)));
  }
  const { tab, hand, server } = scene;
  for (let n = 0; n < 3; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until everything is answered
    await tab.presenter.poll();
  }
  tab.end();
  const text = await textAt(server.url);
  await server.stop();
  const twice = hand.pressed.filter(({ key }) => text.split(key).length > 2).map(({ key }) => `${key} twice`);
  return {
    cuts: done,
    keys: hand.pressed.length,
    lostByTab: lost.tab,
    lostByPower: lost.power,
    lost: [...missingIn(text, hand), ...twice],
  };
}
