// The alert rules as an operator uses them: `npm run drill alerts` (Linux with Debian's package `prometheus`). It checks
// docs/operating/alerts.yaml and its tests with promtool, has a real Prometheus watch a server on PostgreSQL, takes the
// database away until the alerts fire, gives it back and waits until they are over. About ten minutes, mostly waiting.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProcess } from '#fixtures/builders/councils/council-process.ts';
import { freePort, mustRun } from './engine.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const operating = join(root, 'docs/operating');
const [wirePort, watchPort] = [await freePort(), await freePort()];
const expected = ['ConcejoNotReady', 'ConcejoMixingFails', 'ConcejoVotesNotMixed'];
const folder = mkdtempSync(join(tmpdir(), 'concejo-alerts-'));
const say = (text: string) => process.stdout.write(`  ${text}\n`);
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1000);

/** A line to the database that can be cut: connections break, and new ones are refused. */
function wireTo(address: URL) {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(address.port), address.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()).on('close', () => open.delete(one));
    }
    return undefined;
  });
  server.listen(wirePort, '127.0.0.1');
  return {
    cut: (yes: boolean) => {
      isCut = yes;
      if (yes) for (const socket of open) socket.destroy();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

async function startDatabase(): Promise<{ readonly keeper: ChildProcess; readonly address: URL }> {
  const keeper = spawn(process.execPath, [join(root, '.config/private-postgres.js'), '--unsynced'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (keeper.stdout === null) throw new Error('no output');
  const [line] = (await once(createInterface({ input: keeper.stdout }), 'line')) as [string];
  return { keeper, address: new URL(line) };
}

/** The documented configuration, which reads more often here and names this drill's server. */
function startPrometheus(target: string): ChildProcess {
  const documented = readFileSync(join(operating, 'prometheus.yaml'), 'utf8');
  const settings = join(folder, 'prometheus.yaml');
  writeFileSync(
    settings,
    documented
      .replace('127.0.0.1:4310', target)
      .replaceAll(/_interval: 15s/gu, '_interval: 5s')
      .replace('scrape_timeout: 10s', 'scrape_timeout: 5s')
      .replace('[alerts.yaml]', `['${join(operating, 'alerts.yaml')}']`),
  );
  return spawn(
    'prometheus',
    [
      `--config.file=${settings}`,
      `--storage.tsdb.path=${join(folder, 'series')}`,
      `--web.listen-address=127.0.0.1:${watchPort}`,
    ],
    { stdio: 'ignore' },
  );
}

interface Alert {
  readonly labels: { readonly alertname: string; readonly severity: string };
  readonly annotations: { readonly summary: string };
  readonly state: string;
}

async function firing(): Promise<readonly Alert[]> {
  try {
    const answer = await fetch(`http://127.0.0.1:${watchPort}/api/v1/alerts`);
    const { data } = (await answer.json()) as { readonly data: { readonly alerts: readonly Alert[] } };
    return data.alerts.filter(({ state }) => state === 'firing');
  } catch {
    return [];
  }
}

const named = (alerts: readonly Alert[]) => new Set(alerts.map(({ labels }) => labels.alertname));

/** Asks until it is so; each alert is reported when it first fires. */
async function until(isSo: (names: ReadonlySet<string>) => boolean, most: number): Promise<void> {
  const reported = new Set<string>();
  const last = Date.now() + most * 1000;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    const alerts = await firing();
    for (const { labels, annotations } of alerts) {
      if (!reported.has(labels.alertname))
        say(`${seconds()} s: ${labels.severity} ${labels.alertname}: ${annotations.summary}`);
      reported.add(labels.alertname);
    }
    if (isSo(named(alerts))) return;
    if (Date.now() > last) throw new Error(`not within ${most} s; firing: ${[...named(alerts)].join(', ')}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await after(2000);
  }
}

for (const args of [
  ['check', 'rules', 'alerts.yaml'],
  ['check', 'config', 'prometheus.yaml'],
  ['test', 'rules', 'alerts.test.yaml'],
])
  say(
    mustRun('sh', ['-c', `cd "$1" && shift && promtool "$@"`, 'sh', operating, ...args]).replaceAll(
      '\n',
      '\n  ',
    ),
  );

const { keeper, address } = await startDatabase();
const wire = wireTo(address);
const near = new URL(address);
near.port = String(wirePort);
process.env['DATABASE_URL'] = near.href;
const server = await startProcess({ data: join(folder, 'data'), sample: true });
const prometheus = startPrometheus(new URL(server.url).host);
try {
  await after(60_000);
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  say(
    `${seconds()} s: ${/^concejo_build_info.*$/mu.exec(figures)?.[0]}, ready, ${figures.match(/^concejo_/gmu)?.length} values`,
  );
  await until((names) => expected.every((name) => !names.has(name)), 1);
  wire.cut(true);
  say(`${seconds()} s: the database is gone`);
  await until((names) => expected.every((name) => names.has(name)), 480);
  wire.cut(false);
  say(`${seconds()} s: the database is back`);
  await until((names) => !names.has('ConcejoNotReady') && !names.has('ConcejoVotesNotMixed'), 120);
  say(`${seconds()} s: not ready and not mixed are over`);
} finally {
  prometheus.kill();
  await server.kill();
  wire.close();
  keeper.stdin?.end();
  await once(keeper, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
