import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveProduct } from '../served.ts';
import { newVisitor, openBrowser } from '../visitor.ts';

const [fields, letters, perSecond, slowDown] = [60, 10, 10, 4];
const words = 'se ha roto';

/** An unusually long form: every third field has several lines, counts letters or depends on another. */
const longForm = Array.from({ length: fields }, (_, at) => ({
  name: `campo${at}`,
  title: { es: `Pregunta ${at + 1}`, va: `Pregunta ${at + 1}` },
  required: true,
  ...(at % 3 === 1 && { type: 'textarea', maxlength: 600 }),
  ...(at % 6 === 5 && { showIf: { field: 'campo0', operator: 'filled' } }),
}));

/** The sample town, its first form grown to sixty fields. */
function longTown(): string {
  const folder = mkdtempSync(join(tmpdir(), 'concejo-long-form-'));
  cpSync('fixtures/towns/vilanova', folder, { recursive: true });
  const file = join(folder, 'collections', 'mailboxes.json');
  const [first, ...others] = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
  writeFileSync(file, JSON.stringify([{ ...first, form: longForm }, ...others]));
  return folder;
}

const town = longTown();
const data = mkdtempSync(join(tmpdir(), 'concejo-long-form-data-'));
const loaded = spawnSync(process.execPath, ['cli/bin.js', 'town', 'load', town], {
  env: { ...process.env, CONCEJO_DATA: data },
  encoding: 'utf8',
});
if (loaded.status !== 0) throw new Error(loaded.stderr);
const served = await serveProduct(data);
const browser = await openBrowser();
const { page, context } = await newVisitor(browser, { width: 375 });
await page.goto(`${served.url}/solicitud/incidencias`);
const field = (at: number) => page.locator(`#campo-campo${at}`);
await field(0).fill('x');
await field(fields - 1).waitFor();
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
// The thread's own time: what other programs of a busy machine use is not counted.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Milliseconds of script that the page has run so far. */
async function scriptSoFar(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** The cost of each key, with the storing of the draft that happens between two of them. */
async function typing(letter: (at: number) => Promise<void>, count: number): Promise<readonly number[]> {
  const costs: number[] = [];
  let before = await scriptSoFar();
  for (let at = 0; at < count; at += 1) {
    const next = new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
    await letter(at);
    await next;
    const after = await scriptSoFar();
    costs.push(after - before);
    before = after;
  }
  return costs;
}

const press = (at: number) =>
  page.keyboard.press(words[at % words.length] === ' ' ? 'Space' : (words[at % words.length] ?? 'x'));
const costs: number[] = [];
const moves: number[] = [];
for (let at = 0; at < fields; at += 1) {
  moves.push(...(await typing(() => field(at).focus(), 1)));
  costs.push(...(await typing(press, letters)));
}
/** Presses the button that checks; milliseconds until the summary of faults has been drawn. */
const pressed = () =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const look = () => {
          if (document.querySelector('main [role=alert]'))
            setTimeout(() => resolve(performance.now() - from));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        document.querySelector<HTMLElement>('#enviar button')?.click();
      }),
  );
let answered = 0;
const review = await typing(async () => {
  answered = await pressed();
  // The texts beside the fields are drawn after the summary, and are part of the cost.
  await page.waitForTimeout(700);
}, 1);
await page.locator('h1').click();
const nothing = await typing(press, 20);
const sorted = (figures: readonly number[]) => figures.toSorted((a, b) => a - b);
const share = (figures: readonly number[], part: number) =>
  (sorted(figures)[Math.floor((figures.length - 1) * part)] ?? 0).toFixed(1);
for (const [name, figures] of [
  [`a letter in one of ${fields} fields (${costs.length} letters, ${perSecond} a second)`, costs],
  ['going to the next field', moves],
  ['checking the whole form', review],
] as const)
  process.stdout.write(
    `  ${name}: ${share(figures, 0.5)} ms of script at ${slowDown}× slow-down (a letter on nothing ${share(nothing, 0.5)}, limit 50; 99 in 100 within ${share(figures, 0.99)}, worst ${share(figures, 1)})\n`,
  );
process.stdout.write(`  what is wrong is seen ${answered.toFixed(0)} ms after the press\n`);
await browser.close();
await served.end();
rmSync(town, { recursive: true, force: true });
