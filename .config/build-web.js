// Builds the web UI and compresses every file with brotli, so that the server never compresses while a reader waits.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, loadConfigFromFile, transformWithOxc } from 'vite';
import { keptFiles } from './kept-files.ts';
import { hashOf, saidTexts } from './said-texts.ts';
import { sourcesHash, stampFile } from './web-sources.js';

const dist = fileURLToPath(new URL('../ui-web/dist/', import.meta.url));

const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
// The first script names all later ones, and a hash is what does not compress. A file that several parts share would have
// all their names, after that of its group.
const output = {
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
  assetFileNames: ({ names: [name = ''] }) => `assets/${name.replace(/~.*|\.\w+$/u, '')}-[hash:7][extname]`,
};
await build({ configFile, logLevel: 'warn', build: { rolldownOptions: { output } } });
const said = saidTexts();
for (const [name, code] of said) writeFileSync(`${dist}assets/said-${name}-${hashOf(said)}.js`, code);
// The office, the kiosk, the till of shops and the doors of events are builds of their own, so that no chunk of the portal depends on what they
// import, and they load nothing of it.
for (const name of ['office', 'kiosk', 'shop', 'door']) {
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      emptyOutDir: false,
      assetsDir: `assets/${name}`,
      manifest: `.vite/${name}.json`,
      rolldownOptions: { input: fileURLToPath(new URL(`../ui-web/${name}.html`, import.meta.url)) },
    },
  });
}

/** A script of one file: `iife` for one that runs as it is read, `es` for a module. */
async function oneFile(source, name, format) {
  const [made] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        lib: {
          entry: fileURLToPath(new URL(`../ui-web/${source}`, import.meta.url)),
          formats: [format],
          name,
        },
      },
    }),
  ].flat();
  return made.output[0].code.trim();
}

// What runs before the page is first shown, inline: a separate file would delay it.
const earlyCode = await oneFile('early.ts', 'early', 'iife');
if (/<\/script|<!--/iu.test(earlyCode)) throw new Error('the script at the head would end its element');
writeFileSync(
  `${dist}index.html`,
  readFileSync(`${dist}index.html`, 'utf8').replace(
    '<!--early-->',
    () => `<script id="early">${earlyCode}</script>`,
  ),
);

// Scripts of the office that run in pages of the portal: the pencil, for a reader who is of the staff, and what a preview
// has in the place of storage and network. The server knows their names; the portal's own files do not.
const ofOffice = {};
for (const [name, source, format] of [
  ['pencil', 'office/pencil/pencil.ts', 'es'],
  ['preview', 'office/preview/preview.ts', 'iife'],
]) {
  const code = await oneFile(source, name, format);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  ofOffice[name] = `assets/office/${name}-${hash}.js`;
  writeFileSync(`${dist}${ofOffice[name]}`, code);
}
writeFileSync(`${dist}.vite/office-scripts.json`, JSON.stringify(ofOffice));

// Nearly all of the first script runs at once. With this comment at its beginning a browser (Chromium from 136 on)
// compiles it while it is loaded, in parallel with the page, and not function by function when the page runs it.
const [, firstScript] = /<script type="module"[^>]* src="\/([^"]+)"/u.exec(
  readFileSync(`${dist}index.html`, 'utf8'),
);
writeFileSync(
  `${dist}${firstScript}`,
  `//# allFunctionsCalledOnLoad\n${readFileSync(`${dist}${firstScript}`, 'utf8')}`,
);

// What a browser stores for offline use: all but the heavy files of maps, charts and documents. The texts of later screens
// (`es-later-`) are larger than some of these, and are stored all the same: without them a page from the store lacks words.
// What single screens say (`said-`) is in these texts too.
const most = 130_000;
const isTaken = (name) =>
  /-later-/u.test(name) || (!name.startsWith('said-') && statSync(`${dist}assets/${name}`).size < most);
const small = readdirSync(`${dist}assets`)
  .filter((name) => /\.(?:js|css|woff2)$/u.test(name) && isTaken(name))
  .map((name) => `/assets/${name}`);
const first = readFileSync(`${dist}index.html`, 'utf8').match(/\/assets\/[\w.-]+/gu) ?? [];
const portalFiles = keptFiles(dist, [...new Set([...first, ...small])].toSorted(), first);
const code = await oneFile('offline/service-worker.ts', 'worker', 'iife');
const version = createHash('sha256').update(portalFiles.all.join()).update(code).digest('hex').slice(0, 16);
writeFileSync(
  `${dist}service-worker.js`,
  `const portalFiles = ${JSON.stringify({ version, ...portalFiles })};\n${code}\n`,
);

// The same for the pages of shops and of doors: a till sells and a scanner reads without a connection. What writes PDFs is
// not stored.
const pageWorker = fileURLToPath(new URL('../ui-web/offline/own-page-worker.ts', import.meta.url));
const { code: pageCode } = await transformWithOxc(readFileSync(pageWorker, 'utf8'), pageWorker);
for (const name of ['shop', 'door']) {
  const scripts = readdirSync(`${dist}assets/${name}`)
    .filter(
      (file) => /\.(?:js|css|woff2)$/u.test(file) && statSync(`${dist}assets/${name}/${file}`).size < most,
    )
    .map((file) => `/assets/${name}/${file}`);
  const page = readFileSync(`${dist}${name}.html`, 'utf8').match(/\/(?:assets|tokens)\/[\w./-]+/gu) ?? [];
  const pageFiles = [...new Set([...page, ...scripts])].toSorted();
  const pageVersion = createHash('sha256')
    .update(pageFiles.join())
    .update(pageCode)
    .digest('hex')
    .slice(0, 16);
  const named = { pageName: name, pageFiles, pageVersion };
  const head = Object.entries(named).map(([one, value]) => `const ${one} = ${JSON.stringify(value)};\n`);
  writeFileSync(`${dist}${name}-worker.js`, `${head.join('')}${pageCode}`);
}

/** Scripts repeat themselves at short distances: encoding some of them directly saves one part in a thousand. */
const packedWith = (content, direct) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_NDIRECT]: direct },
  });
/** How many are encoded directly. Which number is best differs from file to file: only the first script is worth trying. */
const [usualDirect, triedDirect] = [15, [2, 4, 6, 9, 11, 13]];

/** The smallest encoding: of the first script, that every reader loads, among several. */
function packed(content, isFirst) {
  const all = [usualDirect, ...(isFirst ? triedDirect : [])].map((direct) => packedWith(content, direct));
  return all.toSorted((one, other) => one.length - other.length)[0];
}
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:js|css|svg|json|webmanifest)$/u.test(entry.name)) continue;
  const file = `${entry.parentPath}/${entry.name}`;
  writeFileSync(`${file}.br`, packed(readFileSync(file), file === `${dist}${firstScript}`));
}
// The portal as the server renders it: one file for what it renders; of the packages only those that render, since
// the server has the rest.
const vite = await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile);
await build({
  configFile: false,
  logLevel: 'warn',
  root: vite.config.root,
  publicDir: false,
  plugins: vite.config.plugins,
  resolve: { alias: vite.config.resolve.alias },
  css: vite.config.css,
  oxc: vite.config.oxc,
  define: { ...vite.config.define, 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: /^(?:react|wouter|regexparam|i18next|rxjs|fp-ts|io-ts|html-parse|use-sync|scheduler)/u },
  build: {
    ssr: fileURLToPath(new URL('../ui-web/first-view.tsx', import.meta.url)),
    outDir: 'dist/.server',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    minify: true,
  },
});
await import('./pack-packages.js');
writeFileSync(stampFile, sourcesHash());
