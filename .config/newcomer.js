// Makes a town from zero, as somebody does who has just installed the program, and takes a picture of every screen on the
// way: `npm run drill newcomer`, or `node .config/newcomer.js [FOLDER] [es,va] [1280,375] [light,dark]`. It prints the
// presses and the fields that were typed in; ui-web/e2e/walks/office/newcomer-walk.test.ts limits both.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beginTown } from '../ui-web/e2e/newcomer.ts';
import { serveWithoutTowns } from '../ui-web/e2e/served.ts';
import { quiet } from '../ui-web/e2e/settled.ts';
import { giveDevice } from '../ui-web/e2e/soft-device.ts';
import { newVisitor, openBrowser } from '../ui-web/e2e/visitor.ts';
import { ensureBrowser } from './ensure-browser.js';

const [folder = '.data/newcomer', languages = 'es,va', widths = '1280,375', schemes = 'light,dark'] =
  process.argv.slice(2);
process.env.CONCEJO_BROWSER ??= await ensureBrowser();
rmSync(folder, { recursive: true, force: true });

/** What residents find once the portal is open. */
const portal = {
  home: '/',
  news: '/noticias',
  process: '/procesos-participativos/primer-proceso',
  privacy: '/pagina/proteccion-de-datos',
};

async function walk(browser, { url, link }, { language, width, scheme }) {
  const { page, context, faults } = await newVisitor(browser, { language, width: Number(width), scheme });
  await giveDevice(page);
  const place = join(folder, `${language}-${width}-${scheme}`);
  mkdirSync(place, { recursive: true });
  let number = 0;
  const look = async (screen) => {
    number += 1;
    const path = join(place, `${String(number).padStart(2, '0')}-${screen}.png`);
    await page.screenshot({ path, fullPage: true });
  };
  const newcomer = {
    language,
    town: 'La Font d’en Carròs',
    person: 'Amparo',
    arms: process.env.NEWCOMER_ARMS ?? null,
  };
  const { presses, fields } = await beginTown(page, link, newcomer, look);
  for (const [name, path] of Object.entries(portal)) {
    await page.goto(`${url}${path}`);
    await quiet(page);
    await look(`portal-${name}`);
  }
  await context.close();
  process.stdout.write(
    `${place}: ${number} pictures, ${presses} presses, ${fields} fields ${faults.join('; ')}\n`,
  );
}

const browser = await openBrowser();
try {
  for (const language of languages.split(','))
    for (const width of widths.split(','))
      for (const scheme of schemes.split(',')) {
        // A link makes one town, so each walk has a server of its own.
        const served = await serveWithoutTowns();
        try {
          await walk(browser, served, { language, width, scheme });
        } finally {
          await served.end();
        }
      }
} finally {
  await browser.close();
}
