import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

interface Times {
  readonly days: readonly { readonly day: string; readonly times: readonly string[] }[];
}

it('a day of an office is closed: who left no mail is called, and hours are typed beside the week of an office and a venue', async () => {
  const roles = ['deskOfficer', 'publisher', 'editor'] as const;
  const cookie = await staffCookie(served, {
    language: 'es',
    id: 'rosa-who-closes',
    name: 'Rosa',
    roles,
    now: Date.now(),
  });
  const { page, faults } = await newVisitor(browser, { language: 'es', width: 375, scheme: 'dark' });
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: served.url }]);
  const staff = `${served.url}/api/vilanova/staff/appointments`;
  const asked = await page.request.get(`${staff}/times?services=registro&people=1&office=plaza`);
  const free = ((await asked.json()) as Times).days.filter(({ times }) => times.length > 3)[1];
  const booked = await page.request.post(`${staff}/bookings`, {
    data: {
      key: 'key-of-a-visit-of-a-walk',
      services: ['registro'],
      people: 1,
      office: 'plaza',
      at: free?.times[2],
      name: 'Empar Ferrandis',
      identity: '12345678Z',
    },
  });
  expect(booked.status()).toBe(200);

  await page.goto(`${served.url}/gestion/citas/cierres/plaza?realm=vilanova`);
  await page.getByLabel('Desde el día').fill(free?.day ?? '');
  await page.getByRole('button', { name: 'Ver quién tiene cita entonces' }).click();
  await page.getByText('No dejó correo: habrá que llamar por teléfono.').waitFor();
  await page.getByLabel('Motivo, que leerá todo el mundo').fill('Obras en la oficina');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cerrar y avisar a una persona' }).click();
  await page.getByRole('button', { name: 'Empar Ferrandis ya lo sabe' }).click();
  await page.getByText('Se le llamó por teléfono.').waitFor();

  // So tall that the bar at its foot covers no field.
  await page.setViewportSize({ width: 375, height: 9500 });
  await page.goto(`${served.url}/gestion/documentos/citas-oficinas/plaza?realm=vilanova`);
  await page.getByRole('heading', { name: 'Así queda la semana' }).waitFor();
  await page.getByText('Nadie con cita queda fuera de este horario.').waitFor();
  await page.getByRole('textbox', { name: 'Hasta las (viernes)' }).fill('13');
  await page.keyboard.press('Tab');
  await page.getByText(/^Guardado a las/u).waitFor();
  expect(await page.getByRole('textbox', { name: 'Hasta las (viernes)' }).inputValue()).toBe('13:00');
  await page.getByText('Mostrador 1', { exact: true }).last().click();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto(`${served.url}/gestion/documentos/instalaciones/polideportivo-nord?realm=vilanova`);
  await page.getByText('Ninguna reserva queda fuera de este horario.').waitFor();
  await page.getByText(/^Pagaría /u).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});
