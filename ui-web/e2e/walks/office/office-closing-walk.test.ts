import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAndCount } from '#fixtures/builders/councils/calls/closing-calls.ts';
import { aGivenPasskey } from '#fixtures/builders/councils/closing-people.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { accessibilityFaults } from '../../axe.ts';
import { productToChange, type SharedProduct } from '../../served.ts';
import { giveDevice } from '../../soft-device.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../../visitor.ts';

let served: SharedProduct;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([productToChange(), openBrowser()]);
  await openAndCount(served.data);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const atName = (path: string) => `${served.url.replace('127.0.0.1', 'localhost')}${path}`;

/** Somebody who closes votes, at their own browser with their own passkey, on the page of the vote. */
async function atTheVote(id: string, look: Parameters<typeof newVisitor>[1]) {
  const given = aGivenPasskey();
  const now = Date.now();
  const cookie = await staffCookie(served, {
    language: 'es',
    id,
    name: id,
    roles: ['voteSigner'],
    passkeys: [given.passkey],
    now,
  });
  const { page, faults } = await newVisitor(browser, look);
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, domain: 'localhost', path: '/' }]);
  await giveDevice(page, { ...given, person: id });
  await page.goto(atName('/gestion/encuestas/sombra-mercado?realm=vilanova'));
  return { page, faults };
}

describe('the closing of a vote', () => {
  it('checks paper ballots by hand, is signed by two people with passkeys, and is public', async () => {
    const first = await atTheVote('Empar', { language: 'es', width: 375, scheme: 'dark' });
    const { page } = first;
    await page.getByRole('heading', { name: 'Cerrar la votación' }).waitFor();
    await page.getByLabel('Cuántas papeletas').fill('5');
    await page.getByLabel('De dónde sale el número').fill('Diez dados en el salón de plenos');
    await page.getByLabel('El número público').fill('31415926535');
    await page.getByRole('button', { name: 'Sortear' }).click();
    await page.getByRole('button', { name: 'Anotar el resultado' }).click();
    await page.getByText(/Con una confianza del 95 % no hay más de/u).waitFor();
    await page
      .getByLabel('Por qué no cuadra')
      .fill('Las papeletas de este ejemplo no se dieron en ninguna mesa.');
    await page.getByLabel('He leído el acta y sus cifras').check();
    // Nothing is below the bar of places then.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Firmar con mi llave' }).click();
    await page.getByText('La primera firma es tuya. Falta otra persona.').waitFor();

    const second = await atTheVote('Ximo', { language: 'es' });
    await second.page.getByText('Falta la firma de otra persona').waitFor();
    await second.page.getByLabel('He leído el acta y sus cifras').check();
    await second.page.getByRole('button', { name: 'Firmar con mi llave y cerrar' }).click();
    await second.page.getByRole('heading', { name: 'Votación cerrada' }).waitFor();
    const pdf = await second.page.request.get(atName('/api/vilanova/staff/votes/sombra-mercado/closing/pdf'));
    expect([pdf.status(), (await pdf.body()).subarray(0, 8).toString()]).toEqual([200, '%PDF-1.7']);
    const { record } = (await (
      await fetch(`${served.url}/api/vilanova/surveys/sombra-mercado/record`)
    ).json()) as {
      record: { signatures: readonly { name: string }[] };
    };
    expect(record.signatures.map(({ name }) => name)).toEqual(['Empar', 'Ximo']);
    expect([...first.faults, ...second.faults]).toEqual([]);
  });
});
