// Votes on a phone, from the home page to the receipt, and takes a picture of every screen on the way:
// `npm run drill phone`, or `node .config/phone.js [FOLDER] [es,va] [light,dark]`. It prints the taps and the longest
// scroll between two of them; ui-web/e2e/walks/road-walk.test.ts limits both.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tapMiddle, voteOnPhone } from '../ui-web/e2e/phone-vote.ts';
import { serveProduct } from '../ui-web/e2e/served.ts';
import { settled } from '../ui-web/e2e/settled.ts';
import { newVisitor, openBrowser } from '../ui-web/e2e/visitor.ts';
import { ensureBrowser } from './ensure-browser.js';

const [folder = '.data/phone', languages = 'es,va', schemes = 'light,dark'] = process.argv.slice(2);
process.env.CONCEJO_BROWSER ??= await ensureBrowser();
rmSync(folder, { recursive: true, force: true });

/** The vote in one language and scheme; then the voter keeps the code, leaves, and sees that they have voted. */
async function walk(browser, url, language, scheme) {
  const { page, context, faults } = await newVisitor(browser, {
    language,
    scheme,
    width: 375,
    touches: true,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const place = join(folder, `${language}-${scheme}`);
  mkdirSync(place, { recursive: true });
  let number = 0;
  const look = async (screen) => {
    number += 1;
    await settled(page);
    await page.screenshot({ path: join(place, `${String(number).padStart(2, '0')}-${screen}.png`) });
  };
  const { taps, furthest } = await voteOnPhone(page, url, look);
  const buttons = await page.getByRole('dialog').getByRole('button').all();
  const [copy, leave] = buttons.slice(-2);
  await tapMiddle(page, leave);
  await look('receipt-asked');
  await tapMiddle(page, copy);
  await look('receipt-copied');
  await tapMiddle(page, leave);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await look('process-voted');
  await page.goto(url);
  await look('home-voted');
  await context.close();
  const scrolled = furthest.toFixed(2);
  process.stdout.write(
    `${place}: ${number} pictures, ${taps} taps, ${scrolled} screens ${faults.join('; ')}\n`,
  );
}

const browser = await openBrowser();
try {
  for (const language of languages.split(','))
    for (const scheme of schemes.split(',')) {
      // Every walk votes with the same identity, so each has a council of its own.
      const served = await serveProduct();
      try {
        await walk(browser, served.url, language, scheme);
      } finally {
        await served.end();
      }
    }
} finally {
  await browser.close();
}
