// `npm run mutants TOPIC`: changes the rules of one topic of the domain, a small fault at a time (Stryker), and counts the
// faults that the tests notice. A topic is a folder of domain/, and `budget/` alone is the files at its door. Each run that
// measures a whole topic adds a line to docs/mutants.jsonl; a run with file names after the topic measures these only.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [topic = '', ...files] = process.argv.slice(2);
const folder = `domain/${topic}`.replace(/\/$/u, '');
if (topic === '' || !existsSync(join(root, folder))) {
  process.stderr.write('Say which folder of domain/: npm run mutants census\n');
  process.exit(2);
}

/**
 * Work files of one topic, kept for the next run: a fault that was noticed is not tried again as long as its source and its
 * tests are the same. One that was not noticed always is, since a new test may notice it.
 */
const place = join(root, '.data/mutants', topic.replaceAll('/', '-'));
mkdirSync(place, { recursive: true });
const report = join(place, 'report.json');
const kept = join(place, 'incremental.json');
// Without a report the last run was ended early, and this one only continues it.
if (existsSync(kept) && existsSync(report)) {
  const before = JSON.parse(readFileSync(kept, 'utf8'));
  for (const file of Object.values(before.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  writeFileSync(kept, JSON.stringify(before));
}
rmSync(report, { force: true });
const depth = topic.endsWith('/') ? '*' : '**/*';
const sources =
  files.length > 0
    ? files.map((file) => `${folder}/${file}`)
    : globSync(`${folder}/${depth}.ts`, { cwd: root }).filter((file) => !/\.(?:test|bench)\.ts$/u.test(file));

const began = Date.now();
const { status } = spawnSync(
  process.execPath,
  [
    join(root, '.config/mutants/node_modules/.bin/stryker'),
    'run',
    '.config/stryker.config.js',
    '--mutate',
    sources.join(','),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CONCEJO_MUTANTS: place,
      CONCEJO_MUTANTS_ROOM: topic.split('/')[0],
      CONCEJO_MUTANTS_TOPIC: topic,
      // Every fault has a worker of its own, which loads the same modules again.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/mutants'),
    },
  },
);
rmSync(join(place, 'sandbox'), { recursive: true, force: true });
if (status !== 0 || !existsSync(report)) process.exit(status ?? 1);

const mutants = Object.values(JSON.parse(readFileSync(report, 'utf8')).files).flatMap((file) => file.mutants);
const count = (...kinds) => mutants.filter((one) => kinds.includes(one.status)).length;
const noticed = count('Killed', 'Timeout');
const survived = count('Survived', 'NoCoverage');
const note = {
  topic,
  date: new Date(began).toISOString().slice(0, 10),
  commit: spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim(),
  noticed,
  survived,
  score: Math.round((noticed / (noticed + survived)) * 1000) / 10,
  seconds: Math.round((Date.now() - began) / 1000),
};
process.stdout.write(`${JSON.stringify(note)}\n`);
if (files.length === 0) appendFileSync(join(root, 'docs/mutants.jsonl'), `${JSON.stringify(note)}\n`);
