import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownTypes } from '#domain/directory/association-types.ts';
import { serveProduct } from '../served.ts';
import { newVisitor, openBrowser } from '../visitor.ts';

const many = 10_000;
const sorts = ['Club', 'Amics', 'Colla', 'Penya', 'Associació', 'Grup', 'Falla', 'Unió', 'Àgora', 'Ñas'];
const names = ['de la Séquia', 'del Raval', 'Sant Roc', 'de l’Estació', 'del Molí', 'de la Marjal'];

/** The sample town with as many associations as the largest city has. */
function largeTown(): string {
  const folder = mkdtempSync(join(tmpdir(), 'concejo-large-'));
  cpSync('fixtures/towns/vilanova', folder, { recursive: true });
  const associations = Array.from({ length: many }, (_, at) => ({
    _id: `aso-${at}`,
    title: `${sorts[(at * 7) % sorts.length]} ${names[(at * 5) % names.length]} ${at}`,
    nodeTypes: [knownTypes[at % knownTypes.length], knownTypes[(at * 3) % knownTypes.length]],
    estado: 'Activa',
    coordinates: { lat: 39.35 + ((at * 37) % 1000) / 8000, lng: -0.42 + ((at * 91) % 1000) / 8000 },
    address: { street: `Carrer Major, ${at}`, zipCode: '46999', city: 'Vilanova de la Marjal' },
    telephones: [{ value: '960 00 00 00' }],
    emails: [{ uri: `mailto:hola@aso${at}.example` }],
  }));
  writeFileSync(join(folder, 'collections', 'asociaciones.json'), JSON.stringify(associations));
  return folder;
}

const town = largeTown();
const data = mkdtempSync(join(tmpdir(), 'concejo-large-data-'));
const loaded = spawnSync(process.execPath, ['cli/bin.js', 'town', 'load', town], {
  env: { ...process.env, CONCEJO_DATA: data },
  encoding: 'utf8',
});
if (loaded.status !== 0) throw new Error(loaded.stderr);
const served = await serveProduct(data);
const browser = await openBrowser();
const { page, context } = await newVisitor(browser);
const session = await context.newCDPSession(page);
// Processor time, since other programs use this machine too.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });

const scriptSoFar = async () => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
};

/** The cost of an action: script, and the time until the page has been drawn again. */
async function costOf(
  act: () => Promise<unknown>,
): Promise<{ readonly script: number; readonly shown: number }> {
  const before = await scriptSoFar();
  const from = performance.now();
  await act();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  return { script: (await scriptSoFar()) - before, shown: performance.now() - from };
}

/** Presses a link or a box, without the time that a driver of browsers takes to find and reach it. */
const press = (selector: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
type Cost = Awaited<ReturnType<typeof costOf>>;
const print = (name: string, costs: readonly Cost[], limit: number) => {
  const [script, shown] = [median(costs.map((cost) => cost.script)), median(costs.map((cost) => cost.shown))];
  process.stdout.write(
    `  ${name}: ${script.toFixed(1)} ms of script, drawn after ${shown.toFixed(1)} ms (limit ${limit} ms of script)\n`,
  );
};

const views = {
  directory: 'main nav a[href^="/asociaciones"]:not([href*="vista"])',
  map: 'main nav a[href*="vista=mapa"]',
  resources: 'main nav a[href*="vista=recursos"]',
};
await page.goto(`${served.url}/asociaciones?vista=recursos`);
await page.getByRole('button', { name: /CSV/u }).waitFor();

const lists: Cost[] = [];
const maps: Cost[] = [];
for (let n = 0; n < 5; n += 1) {
  lists.push(await costOf(() => press(views.directory)));
  await press(views.map);
  await page.locator('#associations-map-list li').first().waitFor();
  await press(views.resources);
  await page.locator('main section h2').first().waitFor();
  maps.push(
    await costOf(async () => {
      await press(views.map);
      await page.locator('#associations-map-list li').first().waitFor();
    }),
  );
  await press(views.resources);
}
print(`directory of ${many} associations`, lists, 50);
print(`map of ${many} associations`, maps, 250);

await press(views.map);
await page.locator('#associations-map-list li').first().waitFor();
const ticks: Cost[] = [];
for (let n = 0; n < 8; n += 1)
  ticks.push(await costOf(() => press(`fieldset label:nth-of-type(${n + 2}) input`)));
print('ticking a type on the map', ticks, 40);

/** Processor time of the page so far, of every kind. */
const processorSoFar = async () => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

const [processor, script, filled] = [await processorSoFar(), await scriptSoFar(), performance.now()];
await press(views.directory);
await page.waitForFunction((count) => document.querySelectorAll('li article').length === count, many, {
  timeout: 120_000,
});
process.stdout.write(
  `  every card in the page, bit by bit: ${((await processorSoFar()) - processor).toFixed(0)} ms of processor time, ` +
    `${((await scriptSoFar()) - script).toFixed(0)} of them script; after ${(performance.now() - filled).toFixed(0)} ms\n`,
);
const searches: Cost[] = [];
for (const words of ['raval', 'raval 9', 'sequia', 'musicales', 'zzz', 'agora', ''])
  searches.push(
    await costOf(() =>
      page.evaluate((typed) => {
        const field = document.querySelector<HTMLInputElement>('input[type=search]');
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(field, typed);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }, words),
    ),
  );
print('searching the directory', searches, 40);

await browser.close();
await served.end();
rmSync(town, { recursive: true, force: true });
