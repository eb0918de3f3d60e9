import type { Page } from 'playwright';

/** Types the letters of a pass, as people do. */
export async function enterPass(page: Page, pass: string): Promise<void> {
  await page.getByLabel('Letras de tu pase').fill(pass.toLowerCase());
  await page.getByRole('button', { name: 'Empezar a votar' }).click();
}

/** Answers both questions of the vote: one of two answers, and words. */
export async function answerAll(page: Page, choice: 'Sí' | 'No', words: string): Promise<void> {
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('textbox').fill(words);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('heading', { name: 'Repasa tus respuestas' }).waitFor();
}

export const vote = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Votar', exact: true }).click();

/** The thanks, and the start for the next one. */
export async function finish(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Tu voto está contado' }).waitFor();
  await page.getByRole('button', { name: 'Terminar' }).click();
  await page.getByLabel('Letras de tu pase').waitFor();
}

/** Everything that a page can store in its browser, and how far back it leads. */
export const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
    address: location.pathname + location.search + location.hash,
    state: history.state as unknown,
  }));
