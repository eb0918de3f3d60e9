import { openBareBrowser } from '../bare-browser.ts';
import { firstPageLoad } from '../first-page-load.ts';
import { floorScript, packed, serveFloor } from './floor-page.ts';
import { coldStart, keptStart, type PhoneStart, takePage } from './phone-start.ts';
import { serveProduct } from '../served.ts';
import { openBrowser } from '../visitor.ts';

/**
 * Bytes of a page up to the answers that are sent with it, compressed as the server does: what is visible comes
 * before.
 */
async function upToFacts(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const [seen = ''] = html.split('<script type="application/json"');
  return packed(seen, 4).length;
}

const served = await serveProduct();
const page = await upToFacts(served.url);
const browser = await openBrowser();
const loads = [];
for (let n = 0; n < 5; n += 1) loads.push(await firstPageLoad(browser, served.url));
await browser.close();

/** Product and floor in turn, since the speed of a shared machine may double from one hour to the next. */
const code = await floorScript();
const floor = await serveFloor(served.url, code);
const starts = {
  cold: [] as PhoneStart[],
  kept: [] as PhoneStart[],
  coldFloor: [] as PhoneStart[],
  keptFloor: [] as PhoneStart[],
};
const bare = await openBareBrowser();
for (let n = 0; n < 5; n += 1) {
  starts.cold.push(await coldStart(bare, served.url));
  starts.coldFloor.push(await coldStart(bare, floor.url));
}
await takePage(bare, served.url, true);
await takePage(bare, floor.url, false);
await bare.slowWorkers();
for (let n = 0; n < 9; n += 1) {
  starts.kept.push(await keptStart(bare, served.url));
  starts.keptFloor.push(await keptStart(bare, floor.url));
}
await bare.end();
await floor.end();
await served.end();

const median = (figures: readonly number[]) =>
  Math.round(figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0);
const timesOf = (kind: keyof typeof starts) => {
  const of = (part: keyof PhoneStart) => median(starts[kind].map((one) => one[part]));
  return `seen after ${of('seen')} ms, listens after ${of('listens')} ms`;
};

const load = loads.toSorted((a, b) => a.usableAfter - b.usableAfter)[2];
if (load) {
  const script = load.kilobytes('script');
  const react = packed(code, 11).length / 1000;
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
    ['on a phone with slow 4G', `${timesOf('cold')} (median of 5; limit 2500)`],
    ['  the same page, React taking over one button', timesOf('coldFloor')],
    ['and from what it has kept', `${timesOf('kept')} (median of 9; limit 1000)`],
    ['  the same page, React taking over one button', timesOf('keptFloor')],
    [
      'usable after',
      `${Math.round(load.usableAfter)} ms (median of ${loads.length}, this machine, no network between)`,
    ],
  ];
  for (const [name, figure] of lines) process.stdout.write(`  ${name}: ${figure}\n`);
}
