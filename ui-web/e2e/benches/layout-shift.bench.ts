import type { Browser, Page } from 'playwright';
import { slowed } from './phone-start.ts';
import { serveProduct } from '../served.ts';
import { newVisitor, openBrowser } from '../visitor.ts';

const aProcess = '/procesos-participativos/presupuestos-participativos';
const paths = [
  '/',
  aProcess,
  `${aProcess}/participa`,
  '/procesos-participativos/proc-102/participa',
  '/propuestas',
  '/propuestas/p-2952',
  '/noticias',
  '/asociaciones',
  '/presupuesto',
  '/entidades/ayuntamiento',
  '/articulos/contractes',
  '/solicitud/incidencias',
  '/transparencia',
] as const;

/** A page once nothing more is loaded, and its layout shift until then, as browsers measure it. */
async function shiftOf(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        performance.mark('shift', {
          detail: (entry as PerformanceEntry & { readonly value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await slowed(page);
  await page.goto(url);
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  // Pictures and fonts that came last are drawn a moment later; a bench can wait for them.
  await page.waitForTimeout(1500);
  return page.evaluate(() =>
    performance
      .getEntriesByName('shift')
      .reduce((sum, mark) => sum + Number((mark as PerformanceMark).detail), 0),
  );
}

/** For a visitor who has answered about cookies: the banner hides part of the page, which then shifts less. */
async function visit(browser: Browser, url: string, width: 375 | 1280): Promise<number> {
  const { page, context } = await newVisitor(browser, { width });
  const proposals = { device: false, geolocation: false, deviceID: false };
  await page.addInitScript(
    (answer) => localStorage.setItem('cookies', answer),
    JSON.stringify({ isAccepted: false, proposals }),
  );
  const shift = await shiftOf(page, url);
  await context.close();
  return shift;
}

const served = await serveProduct();
const browser = await openBrowser();
for (const path of paths) {
  const figures: string[] = [];
  for (const width of [375, 1280] as const)
    figures.push(`${(await visit(browser, served.url + path, width)).toFixed(3)} at ${width} px`);
  process.stdout.write(`  ${path}: ${figures.join(', ')} (up to 0.1 is called good)\n`);
}
await browser.close();
await served.end();
