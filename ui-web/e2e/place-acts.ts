import type { Page } from 'playwright';
import { showWholePage, writeBirthDate } from './budget-vote.ts';

export const process = '/procesos-participativos/presupuestos-participativos';

/** Ticks a choice by clicking its card; the control itself is drawn by us. */
export const choose = (page: Page, index: number, kind: 'radio' | 'checkbox') =>
  page.getByRole(kind).nth(index).check({ force: true });

export async function answer(page: Page): Promise<void> {
  await showWholePage(page);
  const proposals = page.locator('li article');
  for (const index of [1, 2, 3, 8]) await proposals.nth(index).getByRole('button').last().click();
  await choose(page, 2, 'radio');
  await choose(page, 0, 'checkbox');
  await choose(page, 2, 'checkbox');
}

export async function identify(page: Page): Promise<void> {
  await page.getByRole('textbox').nth(0).fill('12345678Z');
  await page.getByRole('textbox').nth(1).fill('1984');
  await page.getByRole('checkbox').last().check({ force: true });
  await page.locator('main form button[type=submit], main button').last().click();
  await page.getByRole('dialog').waitFor();
}

export const poll = '/procesos-participativos/proc-511/participa';

/** Answers the poll, which checks no census, and sends it: the dialog shows the outcome. */
export async function answerPoll(page: Page): Promise<void> {
  await choose(page, 0, 'radio');
  await page.locator('main button').last().click();
  await page.getByRole('dialog').getByRole('button').last().click();
  // Accepted: the button that leaves is there. Refused: the button back. During sending the last button is busy.
  await page.locator('dialog :is([translate=no], [role=alert])').first().waitFor();
}

/** The vote of the town that checks identities. */
export const checked = '/procesos-participativos/pressupost-del-poble/participa?realm=benialt';

/** Writes credentials, or a part of them, and has them checked. */
export async function checkIdentity(page: Page, number: string, birthDate: string): Promise<void> {
  await showWholePage(page);
  await page.locator('#census-consent').check({ force: true });
  await page.locator('#census-document-type').selectOption('1');
  await page.locator('#census-id').fill(number);
  await writeBirthDate(page, birthDate);
  await page.locator('#enviar button').first().click();
  await page.locator('#enviar [role=status] p').last().waitFor();
}

/** Waits for the rows of a table. */
export const seeRows = (page: Page) => page.locator('tbody tr').first().waitFor();

/** Waits for the cards of a directory. */
export const seeCards = (page: Page) => page.locator('li article').first().waitFor();

/** Wants two tickets of the first type, and opens the plan of the hall. */
export async function seeSeats(page: Page): Promise<void> {
  const more = page.locator('main [data-field=counts] li').first().getByRole('button').last();
  for (const _ of [1, 2]) await more.click();
  await page.locator('main [data-field=seats] button').first().click();
  await page.locator('main [data-field=seats] [aria-pressed]').first().waitFor();
}

const mapEntries = '#proposals-map-list button';

/** Opens a proposal that stands alone on the map, which is zoomed in until there is one: the list follows the map once that stops. */
export async function openOneOnMap(page: Page): Promise<void> {
  const single = page.locator(mapEntries).filter({ hasNotText: /^\d/u }).first();
  // A map that still moves may take the entry away before it is pressed.
  const isPressed = () =>
    single.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  await page.locator('#proposals-map [aria-label]').first().waitFor();
  while (!(await isPressed())) {
    const before = (await page.locator(mapEntries).allTextContents()).join();
    await page.locator('#proposals-map + div button').first().click();
    await page.waitForFunction(
      ([entries = '', told]) =>
        [...document.querySelectorAll(entries)].map((one) => one.textContent).join() !== told,
      [mapEntries, before],
    );
  }
  await page.locator('#proposals-map [aria-current]').waitFor();
}
