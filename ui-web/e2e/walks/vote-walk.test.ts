import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, openDialog } from '../budget-vote.ts';
import { type Served, serveProduct } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../visitor.ts';

const already = 'Ya existe una participación en la encuesta con este DNI, no puedes volver a votar.';

describe('a resident who votes', () => {
  let served: Served;
  let browser: Browser;
  beforeAll(async () => {
    served = await serveProduct();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
    await served?.end();
  });

  it('finds the vote on the home page, spends the budget, confirms and gets a receipt; a second vote is refused', async () => {
    const { page, faults } = await newVisitor(browser);
    await page.goto(served.url);
    await page.getByRole('link', { name: /^Lee antes las 12 propuestas/u }).click();
    await page.getByRole('heading', { level: 1, name: /^Presupuestos participativos/u }).waitFor();
    await page
      .getByRole('navigation', { name: 'Apartados del proceso' })
      .getByRole('link', { name: /^Participa/u })
      .click();
    await page.getByRole('heading', { level: 1, name: /^Vota los presupuestos/u }).waitFor();

    await fillIn(page, '12.345.678-z', '1984');
    const dialog = await openDialog(page);
    expect(await dialog.getByRole('heading', { name: 'Confirmación de la Encuesta' }).count()).toBe(1);
    for (const said of [
      'Carril bici hasta la estación',
      '62.900,00',
      'Solo en época de exámenes',
      'Alumbrado del camino',
    ]) {
      expect(await dialog.textContent()).toContain(said);
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Revisar Encuesta');
    await dialog.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await dialog.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
    expect(await dialog.textContent()).toMatch(/[A-Z2-7]{4}/u);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Salir' }).click();
    await dialog.getByRole('button', { name: 'Sí, salir' }).click();
    await dialog.waitFor({ state: 'hidden' });

    const { page: again } = await newVisitor(browser, { width: 375 });
    await again.goto(`${served.url}/procesos-participativos/presupuestos-participativos/participa`);
    await fillIn(again, '12345678Z', '1984');
    const second = await openDialog(again);
    await second.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await second.getByText(already).waitFor();
    expect(await accessibilityFaults(again)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('is still counted, and still refused a second vote, after the server is cut off and started again', async () => {
    await served.cutAndRestart();
    const { page } = await newVisitor(browser);
    await page.goto(`${served.url}/procesos-participativos/presupuestos-participativos/participa`);
    await fillIn(page, '12345678Z', '1984');
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await dialog.getByText(already).waitFor();
  });

  it('does not lose what was chosen when the page is loaded again, and finds no identity stored', async () => {
    const { page } = await newVisitor(browser);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${served.url}/procesos-participativos/presupuestos-participativos/participa`);
    await fillIn(page, 'X1234567L', '1990');
    await page.getByText('62.900,00').first().waitFor();
    await page.waitForTimeout(800);
    await page.reload();
    await page.getByText(/Hemos guardado en este dispositivo/u).waitFor();
    await page.getByText('62.900,00').first().waitFor();
    expect(await page.getByLabel('NIF o NIE').inputValue()).toBe('');
    const stored = await page.evaluate(async () => {
      const all: unknown[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
      for (const { name } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(name ?? '');
          request.onsuccess = () => resolve(request.result);
        });
        for (const store of database.objectStoreNames) {
          all.push(
            await new Promise((resolve) => {
              const request = database.transaction(store).objectStore(store).getAll();
              request.onsuccess = () => resolve(request.result);
            }),
          );
        }
      }
      return JSON.stringify(all);
    });
    expect(stored).toContain('p-2847');
    // Moments, of 13 digits, may have any digits in them.
    expect(stored.replaceAll(/\d{13}/gu, '')).not.toMatch(/1234567|1990/u);
  });

  it('waits without a connection, and the vote is sent once, by itself, when it returns', async () => {
    const { page, context } = await newVisitor(browser, { width: 375 });
    await page.goto(`${served.url}/procesos-participativos/presupuestos-participativos/participa`);
    await fillIn(page, 'X1234567L', '1990');
    const dialog = await openDialog(page);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await dialog.getByText(/^Estás sin conexión\./u).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.setOffline(false);
    await dialog.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
  });

  it('can do it all with the keyboard alone, on a phone 320 pixels wide', async () => {
    const { page } = await newVisitor(browser, { width: 320 });
    await page.goto(`${served.url}/procesos-participativos/presupuestos-participativos/participa`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    const tabTo = async (wanted: (text: string) => boolean) => {
      for (let n = 0; n < 150; n += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement | null;
          const label =
            element?.closest('label')?.textContent ??
            (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
          return `${element?.tagName} ${label ?? element?.textContent ?? ''}`;
        });
        if (wanted(focused)) {
          const hidden = await page.evaluate(() => {
            const box = document.activeElement?.getBoundingClientRect();
            if (!box) return true;
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return !(top && (document.activeElement?.contains(top) || top.contains(document.activeElement)));
          });
          expect(hidden, `${focused} is covered`).toBe(false);
          return;
        }
      }
      throw new Error('never reached by Tab');
    };
    await tabTo((text) => /^BUTTON.*Añadir/u.test(text));
    await page.keyboard.press('Enter');
    await page
      .getByText(/^1 elegida/u)
      .first()
      .waitFor();
    await page.keyboard.press('Shift+Tab');
    const goOn = async (heading: string) => {
      await tabTo((text) => /^A Siguiente$/u.test(text));
      await page.keyboard.press('Enter');
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused).toMatch(heading);
      expect(await scrollsSideways(page)).toBe(false);
    };
    await goOn('¿Cuándo usarías más una biblioteca');
    await tabTo((text) => /^INPUT.*Entre semana/u.test(text));
    await page.keyboard.press('Space');
    await goOn('¿Qué habría que arreglar');
    await page.goBack();
    await page.getByRole('radio', { name: /Entre semana/u, checked: true }).waitFor();
    await goOn('¿Qué habría que arreglar');
    await goOn('Repasa tus respuestas');
    await tabTo((text) => /^INPUT.*NIF/u.test(text));
    await page.keyboard.type('00000000T');
    await tabTo((text) => /^INPUT.*Año/u.test(text));
    await page.keyboard.type('1950');
    await tabTo((text) => /^INPUT.*Autorizo/u.test(text));
    await page.keyboard.press('Space');
    await tabTo((text) => /^BUTTON.*Enviar Encuesta/u.test(text));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
  });
});
