import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinsAt } from '#ui-web/components/marker-map/clusters.ts';
import { serveProduct } from '../served.ts';
import { newVisitor, openBrowser } from '../visitor.ts';

const proposals = 900;
const slowDown = 4;

/** The sample town with 900 proposals around it. */
function fullTown(): string {
  const folder = mkdtempSync(join(tmpdir(), 'concejo-proposals-'));
  cpSync('fixtures/towns/vilanova', folder, { recursive: true });
  const file = join(folder, 'collections', 'propuestas.json');
  const own = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
  const many = Array.from({ length: proposals }, (_, n) => ({
    ...own[n % own.length],
    _id: `many-${n}`,
    coordinates: { lat: 39.4 + (n % 30) * 0.0015, lng: -0.36 + Math.floor(n / 30) * 0.0015 },
  }));
  writeFileSync(file, JSON.stringify(many));
  return folder;
}

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const town = fullTown();
const data = mkdtempSync(join(tmpdir(), 'concejo-proposals-data-'));
const loaded = spawnSync(process.execPath, ['cli/bin.js', 'town', 'load', town], {
  env: { ...process.env, CONCEJO_DATA: data },
  encoding: 'utf8',
});
if (loaded.status !== 0) throw new Error(loaded.stderr);
const served = await serveProduct(data);
const browser = await openBrowser();

const shown: number[] = [];
for (let n = 0; n < 5; n += 1) {
  const { page, context } = await newVisitor(browser, { width: 375 });
  const begun = performance.now();
  await page.goto(`${served.url}/propuestas`, { waitUntil: 'commit' });
  await page.locator('li article').nth(11).waitFor();
  shown.push(performance.now() - begun);
  await context.close();
}

const { page, context } = await newVisitor(browser);
await page.goto(`${served.url}/propuestas`);
await page.locator('#proposals-map [aria-label]').first().waitFor();
const session = await context.newCDPSession(page);
// Processor time, since other programs use this machine too.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
const script = async () =>
  ((await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')
    ?.value ?? 0) * 1000;
const filters: number[] = [];
for (let n = 1; n <= 6; n += 1) {
  const before = await script();
  const drawn = page.waitForResponse((response) => response.url().includes('limit=300'));
  // Ticks a box, without what a driver of browsers runs in the page to find and reach it.
  await page.evaluate((index) => {
    // Status, neighbourhood, topic, process.
    const [, , box] = document.querySelectorAll('select');
    const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value') ?? {};
    set?.call(box, box?.options[index]?.value);
    box?.dispatchEvent(new Event('change', { bubbles: true }));
  }, n);
  await drawn;
  await page.waitForLoadState('networkidle');
  filters.push((await script()) - before);
}

const places = Array.from({ length: 10_000 }, (_, n) => ({
  id: `m-${n}`,
  name: `m-${n}`,
  href: '/',
  position: { lat: 39.3 + (n % 100) * 0.002, lng: -0.5 + Math.floor(n / 100) * 0.003 },
}));
const clustered: number[] = [];
for (let zoom = 8; zoom <= 16; zoom += 1) {
  const begun = performance.now();
  pinsAt(places, zoom, null);
  clustered.push(performance.now() - begun);
}

const line = (name: string, figures: readonly number[], limit: string) =>
  process.stdout.write(
    `  ${name}: ${median(figures).toFixed(0)} ms (worst ${Math.max(...figures).toFixed(0)}; ${limit})\n`,
  );
line('the first 12 of 900 proposals on a phone', shown, 'limit 1000');
line(`a filter of 900 proposals with their map, script at ${slowDown}× slow-down`, filters, 'limit 100');
line('10,000 places clustered, in Node', clustered, 'limit 250');
await browser.close();
await served.end();
rmSync(town, { recursive: true, force: true });
