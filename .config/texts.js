// `npm run texts`: which texts each language lacks, and which text is shown instead. Ends with 1 if any is lacking.
// Another folder with the same files may be named: `node .config/texts.js FOLDER`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
/** As application/text/fallbacks.ts has it. */
const fallbacks = { va: ['ca', 'es'], ca: ['va', 'es'], en: ['es'], eu: ['es'] };

const flat = (tree, before = '') =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : flat(value, `${before}${key}.`),
  );
const keysOf = (path) => new Set(existsSync(path) ? flat(JSON.parse(readFileSync(path, 'utf8'))) : []);

let faults = 0;
const tell = (line) => {
  faults += 1;
  process.stdout.write(`${line}\n`);
};

const folder = 'application/text/catalogue';
for (const file of globSync('es/**/*.json', { cwd: join(root, folder) }).toSorted()) {
  const keys = Object.fromEntries(
    ['es', ...Object.keys(fallbacks)].map((one) => [
      one,
      keysOf(join(root, folder, file.replace(/^es/u, one))),
    ]),
  );
  for (const [language, others] of Object.entries(fallbacks)) {
    const place = `${folder}/${file.replace(/^es/u, language)}`;
    for (const key of keys.es) {
      if (!keys[language].has(key))
        tell(`${place}: ${key} is missing; said in ${others.find((one) => keys[one].has(key))}`);
    }
    for (const key of keys[language])
      if (!keys.es.has(key)) tell(`${place}: ${key} is not in es: nobody says it`);
  }
}
process.stdout.write(
  faults === 0 ? 'Every text is there in every language.\n' : `${faults} to be seen to.\n`,
);
process.exitCode = faults === 0 ? 0 : 1;
