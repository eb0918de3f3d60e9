// Walks to the door of an event, through its tickets, and through an activity from its making to its first day, and takes
// a picture of every screen on the way: `npm run drill fair-places`, or `node .config/fair-places.js [FOLDER] [es,va]
// [375,1280] [light,dark]`. Each screen is checked by axe. ui-web/e2e/walks/fair-places-walk.test.ts walks the same.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { walkBuyer } from '../ui-web/e2e/fair-places/buyer.ts';
import { walkCourse } from '../ui-web/e2e/fair-places/course.ts';
import { walkDoor } from '../ui-web/e2e/fair-places/door.ts';
import { serveProduct } from '../ui-web/e2e/served.ts';
import { leaveBrowser, openBrowser } from '../ui-web/e2e/visitor.ts';
import { ensureBrowser } from './ensure-browser.js';

const [folder = '.data/fair-places', languages = 'es,va', widths = '375,1280', schemes = 'light,dark'] =
  process.argv.slice(2);
process.env.CONCEJO_BROWSER ??= await ensureBrowser();
rmSync(folder, { recursive: true, force: true });

const walks = { buyer: walkBuyer, course: walkCourse, door: walkDoor };

/** Takes pictures of a screen in each width and scheme, and leaves its window as it was. */
function picturesIn(place) {
  let number = 0;
  return async (page, screen) => {
    number += 1;
    const before = page.viewportSize();
    for (const width of widths.split(',').map(Number))
      for (const scheme of schemes.split(',')) {
        await page.setViewportSize({ width, height: width < 1280 ? 800 : 900 });
        await page.emulateMedia({ colorScheme: scheme });
        await page.evaluate(() => window.scrollTo(0, 0));
        const name = `${String(number).padStart(2, '0')}-${screen}-${width}-${scheme}.png`;
        await page.screenshot({ path: join(place, name), fullPage: true });
      }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(before);
  };
}

const browser = await openBrowser();
let isClean = true;
try {
  for (const language of languages.split(',')) {
    // Each language makes its own activity, and sells the same seats.
    const served = await serveProduct();
    try {
      for (const [name, walk] of Object.entries(walks)) {
        const place = join(folder, `${name}-${language}`);
        mkdirSync(place, { recursive: true });
        const faults = await walk({ served, browser, language, look: picturesIn(place) });
        isClean &&= faults.length === 0;
        process.stdout.write(`${place}: ${faults.join('; ') || 'nothing is wrong'}\n`);
        await leaveBrowser(browser);
      }
    } finally {
      await served.end();
    }
  }
} finally {
  await browser.close();
}
if (!isClean) process.exitCode = 1;
