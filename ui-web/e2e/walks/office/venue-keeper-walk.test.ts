import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { accessibilityFaults } from '../../axe.ts';
import { productToChange, type SharedProduct } from '../../served.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../../visitor.ts';

let served: SharedProduct;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([productToChange(), openBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const place = '/gestion/instalaciones/polideportivo-nord';
const atName = (path: string) => `${served.url.replace('127.0.0.1', 'localhost')}${path}?realm=vilanova`;

/** The keeper of the venues, who returns money too, at a phone. */
async function aKeeper() {
  const cookie = await staffCookie(served, {
    language: 'va',
    id: 'conserge',
    name: 'Empar',
    roles: ['venueKeeper', 'treasurer'],
    now: Date.now(),
  });
  const visitor = await newVisitor(browser, { language: 'va', width: 375, scheme: 'light' });
  const [name = '', value = ''] = cookie.split('=');
  await visitor.page.context().addCookies([{ name, value, domain: 'localhost', path: '/' }]);
  return visitor;
}

/** The first free hour of court 1 after today, as the town's clocks show it: its day, and the hour. */
async function firstFree(): Promise<{ readonly day: string; readonly hour: string; readonly next: string }> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const address = `${served.url}/api/vilanova/reservations/venues/polideportivo-nord/week?from=${tomorrow}`;
  const { days } = (await (await fetch(address)).json()) as {
    readonly days: readonly {
      readonly day: string;
      readonly places: readonly { readonly place: string; readonly starts: readonly string[] }[];
    }[];
  };
  const open = days.find(({ places }) => places.some((one) => one.starts.length > 0));
  const start = open?.places.find((one) => one.place === 'pista-1')?.starts[0] ?? '';
  const clock = (at: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', timeStyle: 'short' }).format(at);
  return {
    day: open?.day ?? '',
    hour: clock(Date.parse(start)),
    next: clock(Date.parse(start) + 3_600_000),
  };
}

describe('the keeper of a venue', () => {
  it('reserves at the desk, takes the court for an event, shares a season out, and reads the month', async () => {
    const { page, faults } = await aKeeper();
    const { day, hour, next } = await firstFree();
    await page.goto(atName(place));
    await page.getByLabel('Triar un dia').fill(day);
    const court = page.getByRole('region', { name: 'Pista 1' });
    await court
      .getByRole('button', { name: /^Reservar Pista 1/u })
      .first()
      .click();
    await page.getByLabel('NIF, NIE o passaport').fill('12345678Z');
    await page.getByLabel('Qui és').selectOption({ label: 'Visc fora' });
    await page.getByRole('button', { name: 'Cobrar i reservar' }).click();
    await page.getByText(/^Cobra .* en efectiu\.$/u).waitFor();
    await page.getByRole('button', { name: 'Fet' }).click();
    await court.getByText('Reservada').waitFor();
    // So tall that the bar at its foot covers no hour, however many are free on that day.
    await page.setViewportSize({ width: 375, height: 4000 });
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'Actes' }).click();
    await page.getByRole('checkbox', { name: 'Pista 1' }).check();
    await page.getByLabel('Primer dia').fill(day);
    await page.getByLabel('Des de les').fill(hour);
    await page.getByLabel('Últim dia').fill(day);
    await page.getByLabel('Fins a les').fill(next);
    await page.getByLabel('Motiu').fill('Mesa electoral');
    await page.getByRole('button', { name: 'Veure a qui afecta' }).click();
    await page.getByText('1 persona perd la reserva').waitFor();
    await page.getByRole('button', { name: 'Ocupar i llevar 1 reserva' }).click();
    await page.getByText('Fet: 1 persona ha de triar.').waitFor();
    await page.getByText('Què ha triat cadascuna: en falta 1').waitFor();

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: 'Temporades' }).click();
    await page.getByLabel('Nom', { exact: true }).fill('Temporada de proves');
    await page.getByLabel('Setmanes').fill('4');
    await page
      .getByLabel('Clubs', { exact: true })
      .fill('Club\tNivell\tFitxes\nVoleibol\t1\t74\nPilota\t1\t41');
    await page
      .getByLabel('El que demanen')
      .fill('Voleibol;dimarts;19:00;90;Pista 2\nPilota;dimarts;19:00;90;Pista 2;1;dijous 19:00');
    await page.getByRole('button', { name: 'Veure el repartiment' }).click();
    await page.getByRole('heading', { name: 'El repartiment' }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publicar la temporada' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar la temporada' }).click();
    await page.getByText(/^Publicada\./u).waitFor();
    await page.getByText('2 clubs ·').waitFor();

    await page.getByRole('link', { name: 'Mes', exact: true }).click();
    await page.getByRole('row', { name: /^Pista 1/u }).waitFor();
    expect(faults).toEqual([]);
  });
});
