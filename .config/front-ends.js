// Opens the home of every front-end by its host, takes a picture of it in two widths, schemes and languages, and asks
// the browser whether it can be installed: `npm run drill front-ends`, or `node .config/front-ends.js [FOLDER] [es,va]
// [375,1280] [light,dark] [citas,bonos,…]`. It prints what each says it is, and fails if one cannot be installed, has
// the title, icon, manifest or heading of another, or differs from the same front-end asked for by `?portal=`.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portals } from '../domain/access/portals.ts';
import { serveProduct } from '../ui-web/e2e/served.ts';
import { quiet, settled } from '../ui-web/e2e/settled.ts';
import { newVisitor, openBrowser, scrollsSideways } from '../ui-web/e2e/visitor.ts';
import { ensureBrowser } from './ensure-browser.js';

const [
  folder = '.data/front-ends',
  languages = 'es,va',
  widths = '375,1280',
  schemes = 'light,dark',
  wanted = '',
] = process.argv.slice(2);
process.env.CONCEJO_BROWSER ??= await ensureBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** The intranet opens for the people of staff only. */
const token = 'front-ends-0123456789';
const staff = {
  name: 'Neus',
  token: createHash('sha256').update(token).digest('hex'),
  roles: [{ role: 'requestOfficer' }, { role: 'publisher' }],
};

const browser = await openBrowser();
const served = await serveProduct(
  mkdtempSync(join(tmpdir(), 'front-ends-')),
  { staff: { vilanova: [staff] } },
  'towns',
);
const port = new URL(served.url).port;
const names = Object.values(portals)
  .map(({ settings }) => settings)
  .filter((name) => wanted === '' || wanted.split(',').includes(name));
const faults = [];
const say = (text) => process.stdout.write(`${text}\n`);

async function opened(name, look) {
  const visitor = await newVisitor(browser, look);
  const { page } = visitor;
  if (name === 'intranet') {
    await page.addInitScript((one) => localStorage.setItem('officeLanguage', one), look.language);
    await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
  }
  return visitor;
}

/** The foot of a page is drawn by the portal alone. */
async function complete(page, name) {
  if (name !== 'intranet') return settled(page);
  await page.locator('h1').first().waitFor();
  await quiet(page);
}

/** What a front-end says it is: to its reader, to the browser that installs it, and to the one who searches for it. */
async function identity(page) {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const { url, data, errors } = await session.send('Page.getAppManifest');
  const manifest = JSON.parse(data || '{}');
  const icon = manifest.icons?.[0]?.src;
  // Not every system knows the names below `localhost`; every browser does.
  const bytes = icon === undefined ? '' : await (await fetch(new URL(icon, served.url))).bytes();
  await session.detach();
  return {
    title: await page.title(),
    heading: await page.locator('h1').first().innerText(),
    manifest: url,
    id: manifest.id,
    name: manifest.name,
    icon: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
    menu: (await page.locator('nav:has(li)').first().locator('a').allTextContents()).join(', '),
    errors: [...installabilityErrors.map(({ errorId }) => errorId), ...errors.map(({ message }) => message)],
  };
}

/** The same front-end under its other address. */
async function byParameter(name, language) {
  const { page, context } = await opened(name, { language });
  await page.goto(`${served.url}/?portal=${name}&locale=${language}`);
  await complete(page, name);
  const found = await page.locator('h1').first().innerText();
  await context.close();
  return found;
}

const seen = {
  title: new Map(),
  heading: new Map(),
  id: new Map(),
  name: new Map(),
  icon: new Map(),
  menu: new Map(),
};

async function judge(page, name, language) {
  const own = await identity(page);
  const { title, name: installed, icon } = own;
  say(`${name} (${language}): ${title}; installed: ${installed}, icon ${icon}; menu: ${own.menu}`);
  for (const error of own.errors) faults.push(`${name} (${language}) cannot be installed: ${error}`);
  for (const [what, before] of Object.entries(seen)) {
    const other = before.get(`${language} ${own[what]}`);
    if (other !== undefined || !own[what])
      faults.push(`${name} (${language}) has the ${what} of ${other ?? 'nothing'}: ${own[what]}`);
    before.set(`${language} ${own[what]}`, name);
  }
  const same = await byParameter(name, language);
  if (same !== own.heading) faults.push(`${name} (${language}) by ?portal= has the heading ${same}`);
}

try {
  for (const name of names)
    for (const language of languages.split(','))
      for (const [place, width] of widths.split(',').entries())
        for (const scheme of schemes.split(',')) {
          const {
            page,
            context,
            faults: ofPage,
          } = await opened(name, {
            language,
            scheme,
            width: Number(width),
          });
          await page.goto(`http://${name}.localhost:${port}/?locale=${language}`);
          await complete(page, name);
          const look = `${name}-${width}-${scheme}-${language}`;
          await page.screenshot({ path: join(folder, `${look}.png`), fullPage: true });
          for (const fault of ofPage) faults.push(`${look}: ${fault}`);
          if (await scrollsSideways(page)) faults.push(`${look}: it can be scrolled sideways`);
          if (place === 0 && scheme === schemes.split(',')[0]) await judge(page, name, language);
          await context.close();
        }
} finally {
  await browser.close();
  await served.end();
}
for (const fault of faults) say(`✗ ${fault}`);
say(`${names.length} front-ends, ${faults.length} faults; their pictures are in ${folder}`);
process.exitCode = faults.length === 0 ? 0 : 1;
