import type { Page } from 'playwright';
import type { Language } from '#domain/shared/localized-text.ts';
import { approveForGuides, sellInPicture, type VoucherWindows } from './guide-vouchers.ts';
import type { Served } from './served.ts';
import { quiet } from './settled.ts';

/** A guide with pictures: its files are named after it. */
export type GuideName =
  | 'publishing'
  | 'vouchers'
  | 'voucher-shops'
  | 'voucher-office'
  | 'appointments'
  | 'counter'
  | 'reservations'
  | 'venues'
  | 'tickets'
  | 'doors'
  | 'portals'
  | 'registrations'
  | 'showcase'
  | 'intranet';

/** A picture of a guide: the address of a screen, and the heading from which on it is shown. */
export interface GuidePicture {
  readonly guide: GuideName;
  readonly name: string;
  readonly path: string;
  readonly heading?: string;
  /** Whose window it is; a person of staff with all roles, if it is not said. */
  readonly by?: 'visitor' | 'resident' | 'shop' | 'treasurer';
  /** What happens in the town before it is taken. */
  readonly before?: (served: Pick<Served, 'url' | 'data'>, windows: VoucherWindows) => Promise<void>;
  /** What its person does on the screen first. */
  readonly first?: (page: Page, windows: VoucherWindows) => Promise<void>;
}

/** The languages of the guides for councils. */
export const guideLanguages = ['es', 'va'] as const satisfies readonly Language[];

const run = '/gestion/bonos/bonos-vilanova/liquidaciones/1';

/** Scrolls to what is shown first, below the bar of the page, once everything is there. */
async function toTop(page: Page, selector: string): Promise<void> {
  await quiet(page);
  const found = page.locator(selector).first();
  await found.evaluate((one) => window.scrollTo(0, one.getBoundingClientRect().top + scrollY - 90));
}

/** Below the question about cookies, which nobody wants to see in a guide. */
const toPage = (page: Page) => toTop(page, 'main h1');

/** A desk that gives three tickets and calls the first of them, by keyboard alone. */
async function servePeople(page: Page): Promise<void> {
  const [select, dialog] = [page.locator('main select'), page.getByRole('dialog')];
  await select.first().selectOption('3');
  await page.locator('main button[type="submit"]').click();
  await page.locator('main h2').first().waitFor();
  for (let ticket = 0; ticket < 3; ticket += 1) {
    /* oxlint-disable no-await-in-loop -- one key after the other */
    await page.keyboard.press('t');
    await dialog.waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await dialog.getByText(/^A-\d+$/u).waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    /* oxlint-enable no-await-in-loop */
  }
  await page.keyboard.press('Enter');
  await quiet(page);
}

/** The listing of a shop, with the place where it is written in a second language. */
async function writeInTwoLanguages(page: Page): Promise<void> {
  await page.locator('header nav button').nth(3).click();
  const others = page.locator('#listing-others');
  await others.getByRole('button').first().click();
  await toTop(page, '#listing-others');
}

/** Front-ends that somebody has closed, beside those that are open as they were loaded. */
async function closeTwo(page: Page): Promise<void> {
  for (const home of ['/subvenciones', '/entradas']) {
    /* oxlint-disable no-await-in-loop -- one after the other, as a person does */
    const row = page.locator(`main li:has(a[href^="${home}"])`);
    // They are closed already in the picture of the second language.
    if ((await row.getByText('Amparo').count()) > 0) continue;
    await row.getByRole('button').click();
    await page.getByRole('dialog').getByRole('button').first().click();
    await row.getByText('Amparo').waitFor();
    /* oxlint-enable no-await-in-loop */
  }
  await page.reload();
  await quiet(page);
}

/** The pictures of the guides, made by `npm run pictures`: when a screen changes, they are made again. */
export const guidePictures: readonly GuidePicture[] = [
  { guide: 'publishing', name: 'today', path: '/gestion' },
  { guide: 'publishing', name: 'documents', path: '/gestion/documentos' },
  { guide: 'publishing', name: 'document', path: '/gestion/documentos/articulos/not-2162' },
  { guide: 'publishing', name: 'files', path: '/gestion/ficheros' },
  { guide: 'publishing', name: 'imports', path: '/gestion/importar' },
  { guide: 'publishing', name: 'mailbox', path: '/gestion/buzones/incidencias' },
  {
    guide: 'publishing',
    name: 'process',
    path: '/gestion/documentos/procesos/proc-633',
    heading: 'Fases',
  },
  {
    guide: 'vouchers',
    name: 'voucher-order',
    path: '/bonos',
    by: 'resident',
    first: async (page) => {
      await page.locator('#comprar button').nth(1).click();
      await toTop(page, 'section:has(#comprar) h2');
    },
  },
  {
    guide: 'vouchers',
    name: 'voucher-code',
    path: '/bonos',
    by: 'resident',
    // Below the cards of all vouchers stands the one that is shown, with its code.
    first: (page) => toTop(page, '[aria-labelledby^="pass-"]'),
  },
  {
    guide: 'voucher-shops',
    name: 'till-proof',
    path: '/bonos/tienda',
    by: 'shop',
    first: sellInPicture(false),
  },
  {
    guide: 'voucher-shops',
    name: 'till-summary',
    path: '/bonos/tienda',
    by: 'shop',
    first: sellInPicture(true),
  },
  {
    guide: 'voucher-office',
    name: 'campaign',
    path: '/gestion/bonos/bonos-vilanova',
    by: 'treasurer',
    first: (page) => page.setViewportSize({ width: 1280, height: 570 }),
  },
  { guide: 'voucher-office', name: 'shops', path: '/gestion/bonos/tiendas', by: 'treasurer' },
  { guide: 'voucher-office', name: 'settlement-sample', path: run, by: 'treasurer' },
  {
    guide: 'voucher-office',
    name: 'settlement-file',
    path: run,
    by: 'treasurer',
    before: approveForGuides,
    first: (page) => toTop(page, 'main section:nth-of-type(2)'),
  },
  {
    guide: 'appointments',
    name: 'appointment-offices',
    path: '/citas?servicio=padron',
    by: 'visitor',
    first: toPage,
  },
  { guide: 'counter', name: 'counter', path: '/gestion/citas/mostrador/plaza', first: servePeople },
  {
    guide: 'reservations',
    name: 'court-week',
    path: '/reservas?instalacion=polideportivo-nord',
    by: 'visitor',
    first: toPage,
  },
  { guide: 'venues', name: 'venue-day', path: '/gestion/instalaciones/polideportivo-nord' },
  {
    guide: 'tickets',
    name: 'event',
    path: '/entradas?evento=la-sequera-i-el-mar',
    by: 'visitor',
    first: toPage,
  },
  { guide: 'showcase', name: 'showcase', path: '/comercios', by: 'visitor', first: toPage },
  { guide: 'showcase', name: 'shop-listing', path: '/bonos/tienda', by: 'shop', first: writeInTwoLanguages },
  { guide: 'intranet', name: 'intranet', path: '/gestion/intranet' },
  { guide: 'doors', name: 'event-doors', path: '/gestion/entradas/la-sequera-i-el-mar/puertas' },
  {
    guide: 'registrations',
    name: 'activity',
    path: '/inscripciones?actividad=escola-estiu',
    by: 'visitor',
    first: toPage,
  },
  // The last one: it closes front-ends.
  { guide: 'portals', name: 'portals', path: '/gestion/portales', first: closeTwo },
];

/** The file of a picture in a language, in docs/pictures. */
export const pictureFile = (name: string, language: Language): string => `guide/${name}-${language}.png`;
