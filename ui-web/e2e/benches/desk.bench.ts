// How much script the list of staff takes in the page with 100,000 requests in the town: a filter, an order, the next
// hundred, and a request that opens. The limit is 50 ms of script for each.
import { createHash } from 'node:crypto';
import { fillRequestsIn } from '#fixtures/load/fill-requests.ts';
import { serveProduct } from '../served.ts';
import { newVisitor, openBrowser } from '../visitor.ts';

const requests = 100_000;
const token = 'clerk-of-the-bench-0123456789';
const served = await serveProduct(undefined, {
  staff: { vilanova: [{ name: 'Neus', token: createHash('sha256').update(token).digest('hex') }] },
});
fillRequestsIn(served.data, requests);

const browser = await openBrowser();
const { page, context } = await newVisitor(browser);
await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
const session = await context.newCDPSession(page);
// Processor time, since other programs use this machine too.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });

async function scriptSoFar(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

const list = `${served.url}/gestion/solicitudes`;
const rows = page.locator('[data-request] a');
/** What a clerk does from the list, and what tells that it is done. */
const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  'a filter and an order in the address': async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '/gestion/solicitudes?estado=Recibida&orden=priority');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.waitForResponse((response) => response.url().includes('/staff/requests'));
  },
  'a request that opens': async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-request] a')?.click());
    await page.locator('#solicitud').waitFor();
  },
  'the next one, by key': async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('j');
  },
};

for (const [name, act] of Object.entries(acts)) {
  const costs: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    await page.goto(list);
    await rows.first().waitFor();
    const before = await scriptSoFar();
    await act();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    costs.push((await scriptSoFar()) - before);
  }
  const median = costs.toSorted((a, b) => a - b)[2] ?? 0;
  process.stdout.write(`  ${name}: ${median.toFixed(1)} ms of script (limit 50)\n`);
}
await browser.close();
await served.end();
