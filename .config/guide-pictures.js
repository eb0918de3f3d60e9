// Makes the pictures of the guides for councils from the product with its sample towns: `npm run pictures`, or
// `node .config/guide-pictures.js [FOLDER] [name,…]`. Run it again when a screen of the guides has changed.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { guideLanguages, guidePictures, pictureFile } from '../ui-web/e2e/guide-pictures.ts';
import { sellForGuides } from '../ui-web/e2e/guide-vouchers.ts';
import { serveProduct } from '../ui-web/e2e/served.ts';
import { drawn } from '../ui-web/e2e/settled.ts';
import { newVisitor, openBrowser } from '../ui-web/e2e/visitor.ts';
import { ensureBrowser } from './ensure-browser.js';

const [folder = 'docs/pictures', names = ''] = process.argv.slice(2);
process.env.CONCEJO_BROWSER ??= await ensureBrowser();

const token = 'who-makes-the-pictures-of-the-guides';
const amparo = {
  name: 'Amparo',
  token: createHash('sha256').update(token).digest('hex'),
  roles: [
    'administrator',
    'requestOfficer',
    'moderator',
    'publisher',
    'deskOfficer',
    'venueKeeper',
    'eventKeeper',
    'registrar',
  ].map((role) => ({ role })),
};

/** A picture with few colours: a screen has no more, and the file is a third. */
const small = (png) => sharp(png).png({ palette: true, colours: 128, effort: 10 }).toBuffer();

/** Waits until a screen of the office has what it asked for. */
async function complete(page) {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

/** The window of a person: what its browser has. */
async function windowOf(browser, url, { by }, language, windows) {
  const visitor = await newVisitor(
    browser,
    ['visitor', 'resident', 'shop'].includes(by) ? { width: 375 } : {},
  );
  const { page, context } = visitor;
  await context.addInitScript(
    ([chosen, wallet]) => {
      for (const key of ['officeLanguage', 'shopLanguage', 'language']) localStorage.setItem(key, chosen);
      if (wallet !== null) localStorage.setItem('concejo.vouchers.vilanova', wallet);
    },
    [language, by === 'resident' ? windows.wallet : null],
  );
  const cookie = windows?.[by];
  if (by === undefined) await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
  if (cookie !== undefined) {
    const [name, value] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
  }
  return visitor;
}

async function take(browser, url, picture, language, windows) {
  const { name, path, heading, first } = picture;
  const { page, context, faults } = await windowOf(browser, url, picture, language, windows);
  await page.goto(`${url}${path}${path.includes('?') ? '&' : '?'}realm=vilanova`);
  await complete(page);
  await first?.(page, windows);
  await drawn(page);
  if (heading !== undefined) {
    // Below the bar of the office, which stays in sight.
    const found = page.getByRole('heading', { name: heading, exact: true }).first();
    await found.evaluate((one) => window.scrollTo(0, one.getBoundingClientRect().top + scrollY - 110));
    await drawn(page);
  }
  const file = join(folder, pictureFile(name, language));
  mkdirSync(dirname(file), { recursive: true });
  await sharp(await small(await page.screenshot())).toFile(file);
  await context.close();
  process.stdout.write(`${file} ${faults.join('; ')}\n`);
}

// An empty folder: the first start fills the offices of the sample towns with work, which walks begin without.
const data = mkdtempSync(join(tmpdir(), 'concejo-guide-'));
const served = await serveProduct(data, { staff: { vilanova: [amparo] } }, 'towns');
const browser = await openBrowser();
try {
  const wanted = guidePictures.filter(({ name }) => names === '' || names.split(',').includes(name));
  const sells = ({ by }) => by !== undefined && by !== 'visitor';
  const windows = wanted.some(sells) ? await sellForGuides(served) : null;
  for (const picture of wanted) {
    await picture.before?.(served, windows);
    for (const language of guideLanguages) await take(browser, served.url, picture, language, windows);
  }
} finally {
  await browser.close();
  await served.end();
  rmSync(data, { recursive: true, force: true });
}
