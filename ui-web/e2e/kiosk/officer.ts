import type { Browser, Page } from 'playwright';
import type { Look } from '../visitor.ts';
import { newVisitor } from '../visitor.ts';

interface OfficerPlace {
  readonly url: string;
  readonly cookie: string;
  readonly vote: string;
  readonly realm: string;
}

/** An officer at the desk of a vote, whose printer gives what the page sends it. */
export async function anOfficer(
  browser: Browser,
  { url, cookie, vote, realm }: OfficerPlace,
  look: Look = {},
) {
  const { page, context, faults } = await newVisitor(browser, look);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  await page.addInitScript(() => {
    // What would be on the paper: the page shows it to a printer alone.
    window.print = () => {
      (window as unknown as { printed: string }).printed =
        document.querySelector('[data-slip]')?.textContent ?? '';
    };
  });
  await page.goto(`${url}/gestion/encuestas/${vote}/mesa?realm=${realm}`);
  await page.getByLabel('NIF, NIE o pasaporte').waitFor();
  return { page, context, faults };
}

/** Adds a tablet, and gives the letters that start it. */
export async function lettersOfTablet(page: Page, name: string): Promise<string> {
  await page.getByLabel('Nombre del sitio').fill(name);
  await page.getByRole('button', { name: 'Poner una tableta' }).click();
  const letters = page.getByText(/^(?:[A-Z]{4} ){2}[A-Z]{4}$/u).first();
  await letters.waitFor();
  return (await letters.innerText()).trim();
}

/**
 * Identifies a person by keyboard, prints their pass, and gives its letters as the paper has them.
 *
 * @param watch Called while the pass is on the page
 */
export async function printedPass(
  page: Page,
  identity: string,
  watch: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  const field = page.getByLabel('NIF, NIE o pasaporte');
  await field.fill(identity);
  await field.press('Enter');
  await page.getByText('Puede votar', { exact: true }).waitFor();
  // The button has the focus.
  await page.keyboard.press('Enter');
  await page.getByText(/^Pase listo/u).waitFor();
  const paper = await page.evaluate(() => (window as unknown as { printed: string }).printed);
  const pass = /(?:[A-Z]{4} ){2}[A-Z]{4}/u.exec(paper)?.[0] ?? '';
  await watch(page);
  await page.getByRole('button', { name: /^Siguiente persona/u }).press('Enter');
  await page.locator('[data-slip]').waitFor({ state: 'detached' });
  return pass;
}
