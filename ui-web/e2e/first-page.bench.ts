import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { firstPageLoad } from './first-page-load.ts';
import { type PhoneStart, phoneStarts } from './phone-start.ts';
import { serveProduct } from './served.ts';
import { openBrowser } from './visitor.ts';

/** The floor of a page made with React: React and its DOM alone, built and packed as the product is. */
async function floor(): Promise<number> {
  const entry = '\0floor';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) =>
          id === entry
            ? `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
               createRoot(document.body).render(createElement('p'));`
            : null,
      },
    ],
  });
  const outputs = Array.isArray(built) ? built : [built];
  const code = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('');
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
}

/** Bytes of a page up to the answers that travel with it, packed as the server packs it: what is seen stands before. */
async function upToFacts(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const [seen = ''] = html.split('<script type="application/json"');
  return brotliCompressSync(seen, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

const served = await serveProduct();
const page = await upToFacts(served.url);
const browser = await openBrowser();
const loads = [];
for (let n = 0; n < 5; n += 1) loads.push(await firstPageLoad(browser, served.url));
const starts: Awaited<ReturnType<typeof phoneStarts>>[] = [];
for (let n = 0; n < 3; n += 1) starts.push(await phoneStarts(browser, served.url));
await browser.close();
await served.end();

/** The smallest of the runs: what is above it is others' who use the machine. */
const best = (of: (one: (typeof starts)[number]) => PhoneStart) => {
  const least = (part: keyof PhoneStart) => Math.round(Math.min(...starts.map((one) => of(one)[part])));
  return `seen after ${least('seen')} ms, listens after ${least('listens')} ms`;
};

const load = loads.toSorted((a, b) => a.usableAfter - b.usableAfter)[2];
if (load) {
  const script = load.kilobytes('script');
  const react = await floor();
  const waitedFor = load.before
    .filter(({ url }) => url.endsWith('.css'))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = [
    ['requests before the page can be used', `${load.before.length} (limit 8)`],
    [
      'script as served',
      `${script.toFixed(1)} kB (limit 110; React alone ${react.toFixed(1)}; ratio ${(script / react).toFixed(2)})`,
    ],
    ['style as served', `${load.kilobytes('css').toFixed(1)} kB (limit 10)`],
    ['everything before the page can be used', `${load.kilobytes('all').toFixed(1)} kB`],
    ['layout shift on a first visit', `${load.shift.toFixed(3)} (up to 0.1 is called good)`],
    [
      'needed before it is seen',
      `${((page + waitedFor) / 1000).toFixed(1)} kB of page, style and the script at its head`,
    ],
    ['seen after', `${Math.round(load.seenAfter)} ms (the same load)`],
    ['on a phone with slow 4G', `${best(({ cold }) => cold)} (best of ${starts.length}; limit 2500)`],
    ['and from what it has kept', `${best(({ kept }) => kept)} (limit 1000)`],
    [
      'usable after',
      `${Math.round(load.usableAfter)} ms (median of ${loads.length}, this machine, no network between)`,
    ],
  ];
  for (const [name, figure] of lines) process.stdout.write(`  ${name}: ${figure}\n`);
}
