import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { firstPageLoad } from './first-page-load.ts';
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

const served = await serveProduct();
const browser = await openBrowser();
const loads = [];
for (let n = 0; n < 5; n += 1) loads.push(await firstPageLoad(browser, served.url));
await browser.close();
await served.end();

const load = loads.toSorted((a, b) => a.usableAfter - b.usableAfter)[2];
if (load) {
  const script = load.kilobytes('script');
  const react = await floor();
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
      'usable after',
      `${Math.round(load.usableAfter)} ms (median of ${loads.length}, this machine, no network between)`,
    ],
  ];
  for (const [name, figure] of lines) process.stdout.write(`  ${name}: ${figure}\n`);
}
