// `npm run bench`: runs every benchmark of the repository, one after the other. Each prints its figures beside a
// limit or a reference measured in the same run, since machines are shared and noisy; none of them can fail for being
// slow. `npm run bench WORD…` runs those whose path contains one of the words, `npm run bench -- --list` names them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './ensure-browser.js';
import { isBuilt } from './web-sources.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['domain', 'application', 'adapters', 'cli', 'ui-web'];
const asked = process.argv.slice(2);
const wanted = asked.filter((word) => word !== '--list');

const benches = folders
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true })
      .filter((name) => name.endsWith('.bench.ts'))
      .map((name) => `${folder}/${name}`),
  )
  .filter((bench) => wanted.length === 0 || wanted.some((word) => bench.includes(word)))
  .toSorted();
if (benches.length === 0) {
  process.stderr.write(
    `No bench has ${wanted.join(' or ')} in its path; npm run bench -- --list names them.\n`,
  );
  process.exit(2);
}
if (asked.includes('--list')) {
  process.stdout.write(`${benches.join('\n')}\n`);
  process.exit();
}
if (!isBuilt()) await import('./build-web.js');
const browser = await ensureBrowser();
let code = 0;
for (const bench of benches) {
  process.stdout.write(`\n${bench}\n`);
  const { status } = spawnSync(process.execPath, [bench], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CONCEJO_BROWSER: browser },
  });
  if (status !== 0) code = 1;
}
process.exitCode = code;
