// `npm run drill NAME`: the long form of a test harness whose short form runs in `npm test`. Each run adds a line to
// docs/drills.jsonl: what ran, when, on which commit, how long, and how it ended.
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './ensure-browser.js';
import { scratchPlace } from './scratch-place.js';
import { isBuilt } from './web-sources.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const notes = `${root}docs/drills.jsonl`;
const vitest = (project, file, env = {}) => ({
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    '.config/vitest.config.ts',
    '--project',
    project,
    ...[file].flat(),
  ],
  env,
});
const script = (...args) => ({ args, env: {} });

/**
 * What each drill runs; `packages` is a folder of packages that only it needs, `busy` is the number of other processes
 * that keep the cores busy meanwhile, `rounds` the number of green runs that are wanted. A drill with `parts` runs those
 * that are named after it, or else all: those in its list, or what its script takes for all.
 */
const drills = {
  kills: script('contract-tests/faults/run-kills.ts', '100'),
  syncs: script('contract-tests/faults/trace-syncs.ts'),
  'draft-syncs': script('contract-tests/faults/trace-drafts.ts'),
  'full-disk': script('contract-tests/faults/run-full-disk.ts', 'tmpfs'),
  'link-attack': script('contract-tests/faults/run-link-attack.ts'),
  'rehearsal-crash': script('contract-tests/faults/run-rehearsal-crash.ts'),
  failover: { ...script('contract-tests/faults/run-failover.ts'), parts: [] },
  image: script('contract-tests/operating/run-image.ts'),
  alerts: script('contract-tests/operating/run-alerts.ts'),
  fuzz: vitest('apart', 'faults/fuzz', { CONCEJO_FUZZ_RUNS: '600' }),
  phone: { ...script('.config/phone.js'), browser: true },
  'front-ends': { ...script('.config/front-ends.js'), browser: true },
  newcomer: { ...script('.config/newcomer.js'), browser: true },
  'fair-places': { ...script('.config/fair-places.js'), browser: true },
  objects: { ...script('contract-tests/faults/run-objects.ts'), packages: '.config/s3-server' },
  scanner: script('contract-tests/faults/run-scanner.ts'),
  'older-data': vitest('adapters', 'older-data'),
  restore: script('contract-tests/faults/run-restore-drill.ts'),
  stops: script('contract-tests/faults/run-stops.ts'),
  'signed-record': script('contract-tests/operating/run-signed-record.ts'),
  editors: vitest('adapters', 'contract-tests/faults/editors', { CONCEJO_INTERLEAVINGS: '1000' }),
  scarcity: {
    ...vitest('adapters', [], { CONCEJO_GOODS: 'long' }),
    parts: ['goods', 'kills'].flatMap((part) =>
      ['sqlite', 'postgres'].map((store) => `faults/scarcity/${part}-on-${store}`),
    ),
  },
  'voucher-kills': { ...script('contract-tests/faults/run-voucher-kills.ts'), parts: [] },
  'booking-kills': { ...script('contract-tests/faults/run-booking-kills.ts'), parts: [] },
  'office-month': script('contract-tests/simulations/run-office-month.ts'),
  'robot-farm': script('contract-tests/simulations/run-robot-farm.ts'),
  'postgres-crash': script('contract-tests/faults/run-postgres-crash.ts'),
  'whole-vote': {
    ...vitest('adapters', 'contract-tests/whole-vote', {
      CONCEJO_WHOLE_VOTE: '300',
      CONCEJO_PICTURES: '.data/whole-vote',
    }),
    browser: true,
  },
  kiosk: {
    ...vitest('walks', 'ui-web/e2e/walks/office/kiosk-walk', {
      CONCEJO_KIOSK_VOTERS: '20',
      CONCEJO_PICTURES: '.data/kiosk',
    }),
    browser: true,
  },
  'desk-race': vitest('adapters', 'contract-tests/faults/desk', { CONCEJO_DESK_TRIES: '1000' }),
  cuts: script('contract-tests/faults/run-cuts.ts', '1000'),
  walks: { ...vitest('walks', 'ui-web/e2e'), browser: true, busy: 3, rounds: 20 },
};

const noted = () =>
  readFileSync(notes, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Green runs of a drill since its last red one: a drill of many rounds continues the count. */
function greenInARow(name) {
  const runs = noted().filter(({ drill }) => drill === name);
  return runs.length - 1 - runs.findLastIndex(({ green }) => !green);
}

const keepBusy = (n) =>
  Array.from({ length: n }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));

function runOnce(name, { args, env, busy = 0 }) {
  const began = Date.now();
  const others = keepBusy(busy);
  const place = scratchPlace();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, TMPDIR: place },
  });
  for (const other of others) other.kill();
  rmSync(place, { recursive: true, force: true });
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();
  const note = {
    drill: name,
    date: new Date(began).toISOString().slice(0, 10),
    commit,
    green: status === 0,
    seconds: Math.round((Date.now() - began) / 1000),
    cores: cpus().length,
    busy,
  };
  appendFileSync(notes, `${JSON.stringify(note)}\n`);
  return note.green;
}

const [kind = '', ...more] = process.argv.slice(2);
const wanted = drills[kind];
if (wanted === undefined) {
  process.stderr.write(`Say which drill: ${Object.keys(drills).join(', ')}\n`);
  process.exit(2);
}
const asked = wanted.parts ? more : [];
const name = [kind, ...asked].join(' ');
const drill = { ...wanted, args: [...wanted.args, ...(asked.length > 0 ? asked : (wanted.parts ?? []))] };
const most = more[0] ?? '1000';
if (drill.browser) {
  process.env.CONCEJO_BROWSER = await ensureBrowser();
  if (!isBuilt()) await import('./build-web.js');
}
if (drill.packages) {
  const install = [`${root}.config/ensure-installed.js`, drill.packages];
  if (spawnSync(process.execPath, install, { stdio: 'inherit' }).status !== 0) process.exit(1);
}
const { rounds = 1 } = drill;
/** A drill of one round runs in any case; one of many goes on until that many are green in a row. */
const isEnough = () => rounds > 1 && greenInARow(name) >= rounds;
let green = true;
for (let left = rounds === 1 ? 1 : Number(most); green && left > 0 && !isEnough(); left -= 1) {
  green = runOnce(name, drill);
  if (rounds > 1) process.stdout.write(`${name}: ${greenInARow(name)} of ${rounds} green in a row\n`);
}
process.exitCode = green ? 0 : 1;
