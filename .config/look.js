// Takes a screenshot of every screen: `node .config/look.js FOLDER [es,va] [375,1280] [light,dark] [name,…]`. For
// developers who change a screen and want to see the result.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { goOnTo, places, wayTo } from '../ui-web/e2e/places.ts';
import { serveProduct } from '../ui-web/e2e/served.ts';
import { settled } from '../ui-web/e2e/settled.ts';
import { newVisitor, openBrowser } from '../ui-web/e2e/visitor.ts';
import { ensureBrowser } from './ensure-browser.js';

const [folder = 'pictures', languages = 'es,va', widths = '375,1280', schemes = 'light,dark', names = ''] =
  process.argv.slice(2);
process.env.CONCEJO_BROWSER ??= await ensureBrowser();
mkdirSync(folder, { recursive: true });
const served = await serveProduct();
const browser = await openBrowser();
try {
  for (const wanted of places.filter(({ name }) => names === '' || names.split(',').includes(name))) {
    const { name, path } = wanted;
    for (const language of languages.split(',')) {
      for (const width of widths.split(',')) {
        for (const scheme of schemes.split(',')) {
          const { page, context, faults } = await newVisitor(browser, {
            language,
            width: Number(width),
            scheme,
          });
          await page.goto(`${served.url}${path}`);
          await settled(page);
          for (const place of wayTo(wanted)) await goOnTo(page, place);
          const file = join(folder, `${name}-${width}-${scheme}-${language}.png`);
          await page.screenshot({ path: file, fullPage: !(await page.getByRole('dialog').isVisible()) });
          process.stdout.write(`${file} ${faults.join('; ')}\n`);
          await context.close();
        }
      }
    }
  }
} finally {
  await browser.close();
  await served.end();
}
