// `npm run bench`: runs every benchmark of the repository, one after the other. Each prints its figures beside a
// limit or a reference measured in the same run, since machines are shared and noisy; none of them can fail for being
// slow. `npm run bench NAME…` runs those whose path contains one of the names, `npm run bench -- --list` names them.
// `npm run bench capacity` runs those that docs/capacity.md is computed from, and writes its figures; `npm run bench
// capacity NAME` only the named ones of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './ensure-browser.js';
import { isBuilt } from './web-sources.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['domain', 'application', 'adapters', 'cli', 'ui-web'];
/** What a council needs is computed from these. */
const ofCapacity = [
  'whole-visit',
  'benches/pages',
  'last-hour',
  'postgres/size',
  'postgres/ballots/ballot',
  'benches/vote',
];
const asked = process.argv.slice(2);
const words = asked.filter((word) => word !== '--list');
const writes = words[0] === 'capacity';
const named = writes ? words.slice(1) : words;

const all = folders
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true })
      .filter((name) => name.endsWith('.bench.ts'))
      .map((name) => `${folder}/${name}`),
  )
  .toSorted();
const benches = writes ? all.filter((bench) => ofCapacity.some((word) => bench.includes(word))) : all;
const unknown = named.filter((word) => !benches.some((bench) => bench.includes(word)));
if (unknown.length > 0) {
  process.stderr.write(
    `No benchmark is called ${unknown.join(', ')}. There are:\n  ${benches.join('\n  ')}\n`,
  );
  process.exit(2);
}
if (asked.includes('--list')) {
  process.stdout.write(`${benches.join('\n')}\n`);
  process.exit();
}
if (!isBuilt()) await import('./build-web.js');
const browser = await ensureBrowser();

/** Where benchmarks note what they measured. */
const scratch = mkdtempSync(join(tmpdir(), 'concejo-figures-'));
const notes = join(scratch, 'figures');
let code = 0;
for (const bench of benches) {
  if (named.length > 0 && !named.some((word) => bench.includes(word))) continue;
  process.stdout.write(`\n${bench}\n`);
  const { status } = spawnSync(process.execPath, [bench], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CONCEJO_BROWSER: browser, ...(writes && { CONCEJO_FIGURES: notes }) },
  });
  if (status !== 0) code = 1;
}
if (writes) keepFigures();
rmSync(scratch, { recursive: true });
process.exitCode = code;

/** Adds what was measured now to what was measured before, and writes the pages from it. */
function keepFigures() {
  const file = `${root}docs/figures.json`;
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
  const { stdout: commit } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const { bench, figures } of lines.map((line) => JSON.parse(line))) {
    kept[bench] = {
      measured: {
        date: new Date().toISOString().slice(0, 10),
        commit: commit.trim(),
        cores: cpus().length,
        load: Math.round(loadavg()[1] ?? 0),
      },
      figures,
    };
  }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  const { status } = spawnSync(process.execPath, ['contract-tests/pages/write-measured-pages.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) code = 1;
}
