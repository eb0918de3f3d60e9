// What a paste of 5 MB of cells costs the thread of the page where tables are brought, with the keys that a person presses.
// Beside it is a peer, the same paste in a bare text area of an empty page, and the longest time in which the page answered
// nothing.
import { createHash } from 'node:crypto';
import { serveProduct } from '../served.ts';
import { newVisitor, openBrowser } from '../visitor.ts';

const token = 'clerk-of-the-bench-0123456789';
const roles = [{ role: 'publisher' }] as const;
const staff = {
  vilanova: [{ name: 'Neus', token: createHash('sha256').update(token).digest('hex'), roles }],
};
const served = await serveProduct(undefined, { staff });
const browser = await openBrowser();
const { page, context } = await newVisitor(browser);
await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: served.url });
await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
const session = await context.newCDPSession(page);
// Processor time, since other programs use this machine too.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
const taskTime = async (): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

const part = 'Penya del carrer Major\ta@b.es\t2026-11-18\n';

async function pasted(place: string) {
  const field = page.locator(place).first();
  await field.waitFor();
  await page.evaluate(async (one) => {
    await navigator.clipboard.writeText(one.repeat(Math.ceil((5 * 1024 * 1024) / one.length)));
  }, part);
  await field.click();
  await page.evaluate(() => {
    const seen = { longest: 0, last: performance.now() };
    const look = () => {
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - seen.last);
      seen.last = now;
    };
    Object.assign(globalThis, { seenOfPaste: seen });
    setInterval(look, 5);
  });
  const before = await taskTime();
  await page.keyboard.press('Control+V');
  await page.waitForTimeout(1500);
  const longest = await page.evaluate(
    () => (globalThis as unknown as { seenOfPaste: { longest: number } }).seenOfPaste.longest,
  );
  return { cores: (await taskTime()) - before, longest };
}

await page.goto(`${served.url}/gestion/importar`);
const ours = await pasted('form textarea');
await page.goto(`${served.url}/robots.txt`);
await page.evaluate(() => document.body.replaceChildren(document.createElement('textarea')));
const bare = await pasted('textarea');
process.stdout.write(
  `  cells: ${ours.cores.toFixed(0)} ms of a core, at most ${ours.longest.toFixed(0)} ms without an answer; ` +
    `a bare text area ${bare.cores.toFixed(0)} ms, ${bare.longest.toFixed(0)} ms\n`,
);
await browser.close();
await served.end();
