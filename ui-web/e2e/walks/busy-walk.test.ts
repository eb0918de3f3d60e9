import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BusyDoor, openBusyDoor } from '#fixtures/builders/councils/busy-door.ts';
import { fillIn, openDialog } from '../budget-vote.ts';
import { productToChange, type SharedProduct } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../visitor.ts';

const survey = '/procesos-participativos/presupuestos-participativos/participa';
const busy = /^Hay muchas personas votando a la vez\. Deja esta ventana abierta: tu voto se enviará solo/u;
const taken = '¡Tu voto se ha enviado correctamente!';

describe('a vote that is sent when too many people are voting', () => {
  let served: SharedProduct;
  let door: BusyDoor;
  let browser: Browser;
  let seen = 0;
  /** The votes for proposals that arrived since the last call; the questions that follow them are others. */
  const budgets = () => {
    const since = door.votes.slice(seen).filter((vote) => vote.includes('p-2847'));
    seen = door.votes.length;
    return since;
  };
  beforeAll(async () => {
    served = await productToChange();
    door = await openBusyDoor(served.url);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
    await door?.stop();
  });

  it('gets a message, stays in the open dialog, and is sent again by itself until it is accepted: the same vote, counted once', async () => {
    const { page } = await newVisitor(browser, { width: 320 });
    await page.goto(`${door.url}${survey}`);
    await fillIn(page, '00000000T', '1950');
    const dialog = await openDialog(page);
    door.turnAway(2, 3);
    await dialog.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await dialog.getByText(busy).waitFor();
    expect(await dialog.getByRole('alert').textContent()).toContain('Ha ocurrido un error al enviar su voto');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await dialog.getByText(taken).waitFor();
    const [first, ...again] = budgets();
    expect(again).toEqual([first, first]);
  });

  it('can be reviewed again while it waits: nothing that was filled in is lost', async () => {
    const { page } = await newVisitor(browser, { width: 375, scheme: 'dark' });
    await page.goto(`${door.url}${survey}`);
    await fillIn(page, 'X1234567L', '1990');
    const dialog = await openDialog(page);
    door.turnAway(1, 60);
    await dialog.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await dialog.getByText(busy).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Revisar Encuesta' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('NIF o NIE').inputValue()).toBe('X1234567L');
    await page.getByText('62.900,00').first().waitFor();
    const reopened = await openDialog(page);
    await reopened.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await reopened.getByText(taken).waitFor();
    const [before, after, ...more] = budgets();
    expect([after, more]).toEqual([before, []]);
  });
});
