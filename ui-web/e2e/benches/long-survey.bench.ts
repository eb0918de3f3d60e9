import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showWholePage } from '../budget-vote.ts';
import { serveProduct } from '../served.ts';
import { newVisitor, openBrowser } from '../visitor.ts';

const questions = 30;
const proposals = 200;
const slowDown = 4;

/** The sample town with an unusually long survey: 30 questions, the first with 200 proposals. */
function longTown(): string {
  const folder = mkdtempSync(join(tmpdir(), 'concejo-long-'));
  cpSync('fixtures/towns/vilanova', folder, { recursive: true });
  const file = (id: string) => join(folder, 'surveys', `${id}.json`);
  const budget = JSON.parse(readFileSync(file('presupuestos-2027'), 'utf8')) as Record<string, unknown>;
  const options = JSON.parse(readFileSync(file('biblioteca-noche'), 'utf8')) as Record<string, unknown>;
  const [first] = budget['proposals'] as Record<string, unknown>[];
  const chain = Array.from({ length: questions - 1 }, (_, index) => `long-${index + 2}`);
  writeFileSync(
    file('presupuestos-2027'),
    JSON.stringify({
      ...budget,
      chain,
      totalAmount: 2_000_000,
      proposals: Array.from({ length: proposals }, (_, index) => ({
        ...first,
        _id: `long-p-${index}`,
        amount: 10_000 + index,
      })),
    }),
  );
  for (const id of chain) writeFileSync(file(id), JSON.stringify({ ...options, _id: id, required: false }));
  return folder;
}

const town = longTown();
const data = mkdtempSync(join(tmpdir(), 'concejo-long-data-'));
const loaded = spawnSync(process.execPath, ['cli/bin.js', 'town', 'load', town], {
  env: { ...process.env, CONCEJO_DATA: data },
  encoding: 'utf8',
});
if (loaded.status !== 0) throw new Error(loaded.stderr);
const served = await serveProduct(data);
const browser = await openBrowser();
const { page, context } = await newVisitor(browser, { width: 375 });
await page.goto(`${served.url}/procesos-participativos/presupuestos-participativos/participa`);
await showWholePage(page);
const cards = page.locator('li article');
await cards.nth(proposals - 1).waitFor();
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });

/** Script and drawing that one click costs: the longest time in which the page could not react to anything else. */
async function costOf(act: () => Promise<void>): Promise<number> {
  const before = await session.send('Performance.getMetrics');
  await act();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  const after = await session.send('Performance.getMetrics');
  const script = (all: typeof before) =>
    all.metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  return (script(after) - script(before)) * 1000;
}

await session.send('Performance.enable');
const adds: number[] = [];
for (let n = 0; n < 10; n += 1)
  adds.push(
    await costOf(() =>
      cards
        .nth(n * 7)
        .getByRole('button')
        .last()
        .click(),
    ),
  );
const ticks: number[] = [];
for (let n = 0; n < 10; n += 1)
  ticks.push(
    await costOf(() =>
      page
        .getByRole('radio')
        .nth(n * 5)
        .check({ force: true }),
    ),
  );
const nothing: number[] = [];
for (let n = 0; n < 10; n += 1) nothing.push(await costOf(() => page.locator('h1').click()));
const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
const floor = median(nothing);
for (const [name, figures] of [
  ['adding one of 200 proposals', adds],
  ['choosing an option in one of 30 questions', ticks],
] as const) {
  process.stdout.write(
    `  ${name}: ${median(figures).toFixed(1)} ms of script at ${slowDown}× slow-down (a click on nothing ${floor.toFixed(1)}, limit 50; worst ${Math.max(...figures).toFixed(1)})\n`,
  );
}
await browser.close();
await served.end();
rmSync(town, { recursive: true, force: true });
