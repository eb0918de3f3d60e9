import type { Locator, Page } from 'playwright';

/** On a phone a survey asks one question at a time: this shows all of them, as the press of a reader does. */
export async function showWholePage(page: Page): Promise<void> {
  await page.locator('main section[id^="q-"]').first().waitFor();
  const whole = page.locator('#paso button').last();
  if ((await whole.count()) > 0) await whole.click();
}

/** Writes a day of birth, `YYYY-MM-DD`, in its three fields. */
export async function writeBirthDate(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await page.locator('#census-birth-date').fill(day);
  await page.locator('#census-birth-date-month').fill(month);
  await page.locator('#census-birth-date-year').fill(year);
}

/** Everything up to the confirmation dialog, as a resident of the sample town does it. */
export async function fillIn(page: Page, identity: string, secret: string): Promise<void> {
  await showWholePage(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Carril bici hasta la estación' })
    .getByRole('button', { name: /^Añadir/u })
    .click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Fuentes de agua potable' })
    .getByRole('button', { name: /^Añadir/u })
    .click();
  await page.getByRole('radio', { name: /Solo en época de exámenes/u }).check({ force: true });
  await page.getByRole('checkbox', { name: /Alumbrado del camino/u }).check({ force: true });
  await page.getByLabel('NIF o NIE').fill(identity);
  await page.getByLabel(/^Año de nacimiento/u).fill(secret);
  await page.getByRole('checkbox', { name: /^Autorizo/u }).check({ force: true });
}

/** Opens the confirmation dialog. */
export async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Enviar Encuesta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}
