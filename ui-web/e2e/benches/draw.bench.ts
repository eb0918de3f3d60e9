// How long a page takes to draw 100,000 applications again, at a quarter of this processor's speed: reading the record, the
// hashes of list and outcome, the numbers, the places, and comparing everything. The limit is 3 s. Without a worker, since
// only the page itself can be slowed down; with one, the page answers meanwhile.
import { chromium } from 'playwright';
import { aDrawList } from '#fixtures/builders/registrations/draw-list.ts';
import { drawInto } from '#fixtures/builders/registrations/sealed-draw.ts';
import { serveProduct } from '../served.ts';
import { browserFlags } from '../visitor.ts';

const applications = 100_000;
const slower = 4;
const times = 3;

const served = await serveProduct();
const small = aDrawList({ count: applications });
const list = {
  ...small,
  groups: small.groups.map((group) => ({
    ...group,
    places: group.places.map((one) => ({ ...one, count: one.count * 400 })),
  })),
};
await drawInto(served.data, { now: Date.now(), list });

const executablePath = process.env['CONCEJO_BROWSER'];
// With its late compilers, as residents have it.
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...browserFlags] });
const page = await browser.newPage();
await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
// The thread's own time: what other programs of a busy machine use is not counted.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Seconds that the page has worked so far. */
async function workedSoFar(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

await page.goto(`${served.url}/sorteos/natacion?realm=vilanova`);
const took: number[] = [];
for (let n = 0; n < times; n += 1) {
  const before = await workedSoFar();
  await page.getByRole('button', { name: /Repetir/u }).click();
  await page.getByText('sale lo mismo').waitFor({ timeout: 120_000 });
  took.push((await workedSoFar()) - before);
  // The next click shows that it works again.
  await page.getByRole('button', { name: 'Repetirlo otra vez' }).waitFor();
}
const median = took.toSorted((a, b) => a - b)[1] ?? 0;
process.stdout.write(
  `  ${applications} applications drawn again at a quarter of the speed: ${median.toFixed(1)} s (limit 3; all: ${took.map((one) => one.toFixed(1)).join(', ')})\n`,
);
await browser.close();
await served.end();
