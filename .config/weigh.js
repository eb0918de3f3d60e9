// What the scripts of a page are made of: npm run weigh -- SOURCE…
// Each source is one of the build's manifest (`index.html`, `screens/vouchers/screen.tsx`); what it imports comes with it.
// Shares of a file's modules are by their minified bytes, which its source map says; the file's weight is as served.
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { saidTexts } from './said-texts.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a segment of a source map. */
function decoded(segment) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const letter of segment) {
    const digit = alphabet.indexOf(letter);
    value += (digit & 31) << shift;
    if (digit & 32) shift += 5;
    else {
      numbers.push(value & 1 ? -(value >> 1) : value >> 1);
      [value, shift] = [0, 0];
    }
  }
  return numbers;
}

/** How many characters of a script come from each of its sources. */
function shares({ code, map }) {
  if (map === null) return [];
  const found = new Map();
  const lines = code.split('\n');
  let source = 0;
  for (const [row, line] of map.mappings.split(';').entries()) {
    let [column, begun] = [0, 0];
    let isKnown = false;
    const credit = (end) => {
      if (isKnown) found.set(source, (found.get(source) ?? 0) + end - begun);
    };
    for (const segment of line === '' ? [] : line.split(',')) {
      const [forward, sources] = decoded(segment);
      column += forward;
      credit(column);
      begun = column;
      isKnown = sources !== undefined;
      source += sources ?? 0;
    }
    credit((lines[row] ?? '').length);
  }
  const named = [...found].map(([index, size]) => [map.sources[index].replace(/^(?:\.\.\/)+/u, ''), size]);
  return named.toSorted(([, one], [, other]) => other - one);
}

/** What each front-end begins with: the same as adapters/driving/council-api/endpoints/pages/page-files.ts. */
const services = ['appointments', 'registrations', 'reservations', 'showcase', 'tickets', 'vouchers'];
const homes = [
  ['home'],
  ...services.map((name) => [`screens/${name}/screen.tsx`]),
  ['screens/associations/screen.tsx', 'composition/records.ts'],
  ['screens/subsidies/screen.tsx', 'composition/records.ts'],
  ['screens/transparency/screen.tsx', 'composition/publications.ts'],
  ['screens/pocket/screen.tsx', 'composition/forms.ts', 'shell/routing/late-screens.ts'],
  ['screens/request/screen.tsx', 'composition/forms.ts', 'shell/routing/late-screens.ts'],
];
const said = saidTexts();

const { output } = await build({
  configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
  logLevel: 'error',
  build: { write: false, sourcemap: 'hidden' },
});
const manifest = JSON.parse(output.find(({ fileName }) => fileName.endsWith('manifest.json')).source);
const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
const weights = new Map([...chunks].map(([name, { code }]) => [name, brotliCompressSync(code).length]));

/** The scripts of some sources, with what these import. */
function scriptsOf(sources, found = new Set()) {
  for (const source of sources) {
    // Homes are files of several sources, with a hash in their names.
    const [, home = source === 'home' ? 'home' : null] = /^screens\/(\w+)\/screen\.tsx$/u.exec(source) ?? [];
    const name =
      source in manifest
        ? source
        : Object.keys(manifest).find(
            (key) => key.startsWith(home === 'home' ? '_home-' : `_own-${home}-`) && key.endsWith('.js'),
          );
    const one = manifest[name];
    if (one === undefined) throw new Error(`the build has no ${source}`);
    if (!chunks.has(one.file) || found.has(one.file)) continue;
    found.add(one.file);
    scriptsOf(one.imports ?? [], found);
  }
  return found;
}
const weightOf = (files) => [...files].reduce((sum, file) => sum + weights.get(file), 0);

const shell = ['index.html', 'i18n/es.ts'];
for (const home of homes) {
  const files = scriptsOf([...shell, ...home]);
  const texts = said.get(`es-${home[0].split('/')[1]}`);
  const ofTexts = texts === undefined ? 0 : brotliCompressSync(texts).length;
  const listed = [...files].map(
    (file) => `${file.slice('assets/'.length, -'-12345678.js'.length)} ${weights.get(file)}`,
  );
  console.log(
    `${weightOf(files) + ofTexts} B in ${files.size + 1} files: ${home[0]} (${listed.join(', ')}, texts ${ofTexts})`,
  );
}
for (const file of scriptsOf(process.argv.slice(2))) {
  console.log(`\n${file}: ${weights.get(file)} B`);
  for (const [source, size] of shares(chunks.get(file))) {
    const part = (size / chunks.get(file).code.length) * weights.get(file);
    if (part >= 40) console.log(`${part.toFixed(0).padStart(8)}  ${source}`);
  }
}
