import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffSecrets } from '#adapters/driven/identity/staff-secrets.ts';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import { sqlStaffPeople } from '#adapters/driven/sqlite/tables/staff.table.ts';
import { invitePerson } from '#application/office/access/invite-person.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { openIdentityServer } from '#fixtures/builders/councils/identity-server.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { accessibilityFaults } from '../../axe.ts';
import { type Served, serveProduct } from '../../served.ts';
import { giveDevice } from '../../soft-device.ts';
import { leaveBrowser, openBrowser, newVisitor } from '../../visitor.ts';

let served: Served;
let browser: Browser;
let provider: Awaited<ReturnType<typeof openIdentityServer>>;
let endProvider = async () => {};
beforeAll(async () => {
  provider = await openIdentityServer({ atEnd: (end) => (endProvider = end) });
  provider.add('amparo', {
    given_name: 'Amparo',
    family_name: 'Gil',
    email: 'amparo@correu.example',
    email_verified: true,
    nif: '12345678Z',
  });
  const providers = { vilanova: { staff: provider.settings, residents: provider.settings } };
  [served, browser] = await Promise.all([serveProduct(undefined, { providers }), openBrowser()]);
  provider.returnsTo([atName('/api/vilanova/access/return')]);
  provider.isNext('amparo');
});
afterAll(async () => {
  await leaveBrowser(browser);
  await served.end();
  await endProvider();
});

/** Somebody who is invited by the operator; the link is given by a name, since passkeys know no numbers. */
async function invited(): Promise<string> {
  const database = openSql(join(served.data, 'concejo.sqlite'));
  const office = {
    people: sqlStaffPeople(database),
    staffSecrets: staffSecrets(openSecrets(join(served.data, 'secrets.json'), 'made')),
    clock: { now: () => Date.now() },
  };
  const grants = [aGrant('administrator'), aGrant('requestOfficer'), aGrant('moderator')];
  const asked = { name: 'Amparo', email: null, language: 'es' as const, grants };
  const made = await invitePerson(office)(realmId('vilanova'), asked, 'operator');
  database.close();
  if (isLeft(made)) throw new Error('not invited');
  return `/gestion/invitacion?realm=vilanova#${made.right.invitation}`;
}

const atName = (path: string) => `${served.url.replace('127.0.0.1', 'localhost')}${path}`;

const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

describe('a person of staff', () => {
  it('makes a passkey by their invitation, signs out and in with it, and ends the session of another browser', async () => {
    const link = await invited();
    const { page, faults } = await newVisitor(browser, { language: 'es' });
    await giveDevice(page);
    await page.goto(atName(link));
    await titled(page, 'Te damos la bienvenida, Amparo');
    await page.getByLabel('Nombre de la llave').fill('Ordenador de Secretaría');
    await press(page, 'Crear mi llave de acceso');
    await titled(page, 'Tus códigos de papel');
    expect(await accessibilityFaults(page)).toEqual([]);
    const codes = await page.locator('ol li').allTextContents();
    expect(codes).toHaveLength(10);
    await press(page, 'Los he guardado');
    // Today, with what waits: its title is the day.
    await titled(page, /^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d/iu);
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const place of ['Propuestas', 'Comentarios']) {
      await page.getByRole('link', { name: place }).first().click();
      await titled(page, place);
    }
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'Mi acceso' }).first().click();
    await titled(page, 'Mi acceso');
    await page.getByText('Ordenador de Secretaría').waitFor();
    await page.getByText('Te quedan 10 códigos de papel.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.locator('summary').filter({ hasText: 'Amparo' }).click();
    await page.getByText('Salir').click();
    await titled(page, 'Entra a trabajar');
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Entrar con tu llave de acceso');
    await titled(page, 'Mi acceso');

    const other = await newVisitor(browser, { language: 'es', width: 375 });
    await other.page.goto(atName(link));
    await titled(other.page, 'Este enlace ya no abre');
    await press(other.page, 'Ir a entrar');
    await titled(other.page, 'Entra a trabajar');
    await other.page.getByText('He perdido todo: tengo un código en papel').click();
    await other.page.getByLabel('Código de papel').fill(codes[3]?.toLowerCase() ?? '');
    await press(other.page, 'Entrar y crear otra llave');
    await titled(other.page, 'Mi acceso');
    await other.page.getByText('Te quedan 9 códigos de papel.').waitFor();

    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'Código de papel ·' });
    await row.getByRole('button', { name: /Cerrar/u }).click();
    await page.getByText('La sesión está cerrada.').waitFor();
    await other.page.reload();
    await titled(other.page, 'Entra a trabajar');

    await page.getByRole('link', { name: 'Personas' }).first().click();
    await titled(page, 'Personas');
    await press(page, 'Invitar');
    await page.getByLabel('Nombre').fill('Neus');
    await press(page, 'Crear la invitación');
    await page.getByRole('heading', { name: 'Enlace para Neus' }).waitFor();
    await page.getByRole('combobox', { name: 'Papel' }).selectOption('voteSigner');
    await press(page, 'Dar un papel');
    await page.getByText('Falta la firma de otra persona').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect([...faults, ...other.faults]).toEqual([]);
  });
});

describe('an account of the town’s provider', () => {
  it('lets somebody of staff in by their invitation, and a resident with their data', async () => {
    const link = await invited();
    const { page, faults } = await newVisitor(browser, { language: 'es', width: 375 });
    await page.goto(atName(link));
    await press(page, 'Entrar con: Cuenta del Ayuntamiento');
    await titled(page, 'Mi acceso');
    await page.getByText('Ahora es tu única manera de entrar.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(atName('/perfil?realm=vilanova&propuesta=p-339'));
    await press(page, 'Entrar con: Cuenta del Ayuntamiento');
    await page.getByText('Has entrado con: Cuenta del Ayuntamiento').waitFor();
    await page.getByText('Número de identidad: ***4567**').waitFor();
    await page.getByText('Correo verificado: amparo@correu.example').waitFor();
    await page.getByRole('link', { name: 'Volver a la propuesta' }).waitFor();
    expect(page.url()).not.toContain('code=');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
