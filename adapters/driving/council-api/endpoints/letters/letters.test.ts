import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/office/roles.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { aPrinter, openEnvelope } from '#fixtures/builders/data/printer.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { pdfPages } from '#fixtures/builders/pdf-pages.ts';

const council = sharedCouncil();
const vote = 'presupuestos-2027';
const people: Readonly<Record<string, readonly Role[]>> = {
  marta: ['censusKeeper'],
  pau: ['censusKeeper', 'voteSigner'],
  amparo: ['voteSigner'],
  josep: ['censusKeeper', 'analyst'],
};
const cookies = new Map<string, Promise<string>>();
const at = async (who: string, path: string, payload?: object) => {
  const { server, data } = await council();
  const made = cookies.get(who) ?? staffCookie({ data }, { id: who, roles: people[who] ?? [] });
  cookies.set(who, made);
  return ask(server, {
    url: `/api/vilanova/staff/votes/${vote}/letters${path}`,
    headers: { cookie: await made },
    ...(payload && { method: 'POST', payload }),
  });
};
const printer = aPrinter();
const rows = [
  'DNI;Nombre;Calle;CP;Municipio;Idioma',
  '12345678Z;Zoila Peces;Camí Zzorra 10;46001;Vilanova;valencià',
  'X1234567L;Xavi Bosc;Camí Zzorra 9;46001;Vilanova;',
  '77777777B;Qui Sap;Baix 1;46001;Vilanova;',
];
const table = (lines: readonly string[] = rows) => ({
  file: Buffer.from(lines.join('\n')).toString('base64'),
});
const make = async (who = 'marta', lines: readonly string[] = rows) => {
  const { body } = await at(who, '/preview', table(lines));
  return at(who, '', { ...table(lines), basis: body['basis'] });
};
const pagesOf = ({ body }: { body: Readonly<Record<string, unknown>> }) =>
  pdfPages(openEnvelope(Buffer.from(String(body['file']), 'base64'), printer));
const codeIn = (page = '') => /^[A-Z2-7]{4}$/mu.exec(page)?.[0] ?? '';
const cast = async (id: string, secret: string, seed: number) => {
  const { server } = await council();
  const cookie = await deviceCookie(server);
  const { status, body } = await ask(server, aVote({ cookie, id, secret, seed }));
  return status === 200 ? 200 : body['errCode'];
};
const refusedFor = (where: string) => ({ status: 409, body: { errCode: 206, where } });
const lost = {
  id: '12.345.678-z',
  name: 'Zoila Peces',
  lines: ['Senda Xxur 3'],
  postalCode: '46001',
  town: 'Vilanova',
  language: null,
};

describe('letters with codes', () => {
  it('are made once two people have confirmed whose key it is, for those of the census, in the order of the post', async () => {
    expect(await make()).toMatchObject(refusedFor('noPrinter'));
    expect(await at('marta', '/printer', { certificate: 'hola' })).toMatchObject(
      refusedFor('notACertificate'),
    );
    const over = aPrinter({ until: '251231' }).certificate;
    expect(await at('marta', '/printer', { certificate: over })).toMatchObject(refusedFor('over'));
    const { body } = await at('pau', '/printer', { certificate: printer.certificate });
    expect(body).toMatchObject({
      printer: { subject: 'Imprenta Soler', confirmed: null },
      mayConfirm: false,
    });
    const { print } = body['printer'] as { print: string };
    expect(await make()).toMatchObject(refusedFor('unconfirmed'));
    expect(await at('pau', '/printer/confirmed', { print })).toMatchObject(refusedFor('samePerson'));
    expect((await at('marta', '/printer/confirmed', { print })).status).toBe(403);
    expect(await at('amparo', '/printer/confirmed', { print: 'x' })).toMatchObject(
      refusedFor('otherPrinter'),
    );
    const confirmed = await at('amparo', '/printer/confirmed', { print });
    expect(confirmed.body).toMatchObject({ printer: { confirmed: { by: 'amparo' } }, mayMake: false });
    const preview = await at('marta', '/preview', table());
    expect(preview.body).toMatchObject({ counts: { gone: 1, same: 0 }, isReady: true });
    expect(JSON.stringify(preview.body)).not.toMatch(/Zoila|12345678|Zzorra/u);
    const made = await make();
    expect(made.body).toMatchObject({ letters: 2 });
    const pages = pagesOf(made);
    expect(pages[0]).toMatch(/Xavi Bosc\nCamí Zzorra 9\n46001 Vilanova[\s\S]*Tu código/u);
    expect(pages[1]).toMatch(/Zoila Peces[\s\S]*El teu codi/u);
    expect(await cast('X1234567L', codeIn(pages[0]), 1)).toBe(200);
    expect((await at('marta', '')).body).toMatchObject({ sent: 2, returned: 0, replaced: 0, mayMake: true });
  });

  it('stop counting at once when another one is made, which keeps the person’s one vote', async () => {
    const [, page] = pagesOf(await make());
    const [old, taken] = [codeIn(page), await at('marta', '/replacements', lost)];
    expect(taken.body).toMatchObject({ letters: 1 });
    const [again] = pagesOf(taken);
    expect(again).toMatch(/Zoila Peces\nSenda Xxur 3/u);
    expect(await cast('12345678Z', old, 2)).toBe(30);
    expect(await cast('12345678Z', codeIn(again), 3)).toBe(200);
    const [third] = pagesOf(await at('marta', '/replacements', lost));
    expect(await cast('12345678Z', codeIn(third), 4)).toBe(31);
    const { body } = await at('amparo', '');
    expect(body).toMatchObject({ sent: 4, replaced: 2 });
    const steps = body['steps'] as { act: string; at: string; by: string }[];
    expect(steps.slice(-2)).toMatchObject([
      { act: 'letters.replace', by: 'marta' },
      { act: 'letters.replace', by: 'marta' },
    ]);
    // A day and no hour: the first moment of the day in the town.
    expect(new Set(steps.map(({ at: moment }) => new Date(moment).toISOString().slice(11)))).toEqual(
      new Set(['23:00:00.000Z']),
    );
  });

  it('are refused for unknown people and wrong fields, and to those who also learn the results', async () => {
    const replace = (more: object) => at('marta', '/replacements', { ...lost, ...more });
    expect(await replace({ id: '77777777B' })).toMatchObject(refusedFor('noSuchPerson'));
    expect(await replace({ id: 'x' })).toMatchObject(refusedFor('id'));
    expect(await replace({ name: ' ' })).toMatchObject(refusedFor('name'));
    expect(await replace({ lines: [' '] })).toMatchObject(refusedFor('lines'));
    expect(await replace({ postalCode: '460' })).toMatchObject(refusedFor('postalCode'));
    expect(await replace({ town: 'x'.repeat(101) })).toMatchObject(refusedFor('town'));
    expect((await make('amparo')).status).toBe(403);
    expect(await make('josep')).toMatchObject(refusedFor('bothSides'));
    expect((await make('marta', ['DNI;Nombre', 'x;y'])).status).toBe(409);
    expect((await at('marta', '', { ...table(), basis: 'other' })).body).toMatchObject({ errCode: 171 });
    expect((await at('marta', '/preview', { file: 'no base 64!' })).status).toBe(400);
    expect(
      (await at('marta', '/preview', { file: Buffer.from('%PDF\u0000').toString('base64') })).status,
    ).toBe(422);
    const { setTime } = await council();
    setTime(noon + 60 * 86_400_000);
    const { data } = await council();
    cookies.set(
      'tarde',
      staffCookie({ data }, { id: 'tarde', roles: ['censusKeeper'], now: noon + 60 * 86_400_000 }),
    );
    expect(await at('tarde', '/preview', table())).toMatchObject(refusedFor('over'));
    setTime(noon);
    cookies.clear();
  });

  it('that came back are noted', async () => {
    expect((await at('marta', '/returned', { returned: 3 })).body).toMatchObject({ returned: 3 });
    expect(await at('marta', '/returned', { returned: 900 })).toMatchObject(refusedFor('tooManyReturned'));
    expect(await at('marta', '/returned', { returned: 1.5 })).toMatchObject(refusedFor('returned'));
    expect((await at('amparo', '/returned', { returned: 1 })).status).toBe(403);
  });

  it('leave no name, address, number or code in the data, a temporary folder or the log', async () => {
    const pages = pagesOf(await make());
    const codes = pages.map(codeIn);
    const { data, log } = await council();
    const hidden = new RegExp(`Zoila|Peces|Xavi Bosc|Senda Xxur|Zzorra|12345678Z|${codes.join('"|"')}"`, 'u');
    const within = (folder: string) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name));
    const mine = readdirSync(tmpdir()).filter(
      (name) => name.startsWith('concejo') && join(tmpdir(), name) !== data,
    );
    expect(mine.filter((name) => /letter|carta/u.test(name))).toEqual([]);
    for (const file of within(data)) {
      const content = readFileSync(file, 'latin1');
      expect(hidden.exec(content)?.[0], file).toBeUndefined();
    }
    expect(log.join('\n')).not.toMatch(hidden);
    expect(codes.every((code) => code !== '')).toBe(true);
  });
});
