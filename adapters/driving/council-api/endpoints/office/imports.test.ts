import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RoleGrant } from '#domain/office/grant.ts';
import type { Role } from '#domain/office/roles.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';

const opened = sharedCouncil();
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Calls about imports, as somebody with these roles makes them. */
async function asked(who: string, roles: readonly Role[] = ['publisher'], grants: readonly RoleGrant[] = []) {
  const council = await opened();
  const cookie = await staffCookie(council, { id: who, roles, grants });
  const ask = async (path: string, payload?: object) => {
    const { statusCode, body } = await council.server.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/api/vilanova/staff/imports${path}`,
      headers: { host: 'localhost:80', cookie },
      ...(payload !== undefined && { payload }),
    });
    return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> };
  };
  const confirm = async (table: object) => {
    const { body } = await ask('/preview', table);
    return ask('', { ...table, basis: body['basis'] });
  };
  const shown = async (address: string) => {
    const { body } = await council.server.inject(address);
    return JSON.parse(body) as Record<string, unknown>;
  };
  return { council, ask, confirm, shown };
}

describe('a table that staff bring', () => {
  const year = { layout: 'budgetIncome', year: 2031, executedTo: '2031-06-30' };
  const income = {
    ...year,
    file: base64('Eco.;Previsiones iniciales;Derechos reconocidos netos\n11300;1.000,00;200,00\n'),
  };
  const budgets = '/api/vilanova/collections/presupuestos?limit=100';
  const years = ({ items }: Record<string, unknown>) => (items as { _id: string }[]).map(({ _id }) => _id);

  it('is shown before anything is stored, then on the portal at once, and no longer when it is taken back', async () => {
    const { ask, shown } = await asked('imma');
    const before = years(await shown(budgets));
    const preview = await ask('/preview', income);
    expect(preview.body).toMatchObject({
      columns: [
        { name: 'economic', letters: 'A', header: 'Eco.' },
        { name: 'initial', letters: 'B' },
        { name: 'executed', letters: 'C' },
      ],
      unknown: [],
      missing: [],
      faults: [],
      rows: 1,
      counts: { added: 1, changed: 0, same: 0, gone: 0 },
      shown: [{ row: 2, cells: ['11300', '1.000,00', '200,00'] }],
      isReady: true,
    });
    expect(years(await shown(budgets))).toEqual(before);
    const done = await ask('', { ...income, basis: preview.body['basis'] });
    expect(done).toMatchObject({ status: 200, body: { by: 'imma', layout: 'budgetIncome', undone: null } });
    expect(years(await shown(budgets))).toEqual([...before, '2031']);
    const again = await ask('', { ...income, basis: preview.body['basis'] });
    expect([again.status, again.body['errCode']]).toEqual([409, 171]);
    expect((await ask('')).body).toMatchObject({ items: [{ id: done.body['id'] }] });
    expect((await ask(`/${String(done.body['id'])}/undo`, {})).status).toBe(200);
    expect(years(await shown(budgets))).toEqual(before);
    const undone = await ask(`/${String(done.body['id'])}/undo`, {});
    expect([undone.status, undone.body['errCode']]).toEqual([404, 173]);
    expect((await ask('')).body).toMatchObject({ items: [{ undone: { by: 'imma' } }] });
  });

  it('that another person confirmed meanwhile must be looked at again, and keeps what it changed', async () => {
    const [one, other] = [await asked('imma'), await asked('pau')];
    const table = (name: string) => ({
      layout: 'streets',
      file: base64(`Tipo;Nombre;Núcleo\ncarrer;${name};\n`),
    });
    const [seen, also] = [
      await one.ask('/preview', table('Nou')),
      await other.ask('/preview', table('Vell')),
    ];
    const first = await one.ask('', { ...table('Nou'), basis: seen.body['basis'] });
    expect(first.status).toBe(200);
    const late = await other.ask('', { ...table('Vell'), basis: also.body['basis'] });
    expect(late.body['errCode']).toBe(171);
    const changed = { layout: 'streets', file: base64('Tipo;Nombre;Núcleo;CP\ncarrer;Nou;;46001\n') };
    expect((await other.confirm(changed)).status).toBe(200);
    const undo = await one.ask(`/${String(first.body['id'])}/undo`, {});
    expect(undo.body).toMatchObject({ errCode: 174, faults: [{ document: 'calle-carrer-nou' }] });
  });

  it('with faults or nothing new is not written, and what is missing or unreadable is said', async () => {
    const { ask, confirm } = await asked('imma');
    const file = base64('Objeto;Importe\nObra;mucho\nOtra;12,00\n');
    expect((await confirm({ layout: 'contracts', file })).body['errCode']).toBe(172);
    const preview = await ask('/preview', { layout: 'contracts', file });
    expect(preview.body).toMatchObject({
      faultCount: 1,
      faults: [
        { row: 2, column: 'amount', letters: 'B', kind: 'notAnAmount', found: 'mucho', suggestion: null },
      ],
      isReady: false,
    });
    const skipping = { layout: 'contracts', file, skipsFaulty: true, columns: { '1': 'amount' } };
    expect((await ask('/preview', skipping)).body).toMatchObject({ isReady: true, counts: { added: 1 } });
    const refused = async (table: object) => {
      const { status, body } = await ask('/preview', table);
      return [status, body['errCode'], body['where']];
    };
    expect(await refused({ layout: 'budgetIncome', file })).toEqual([422, 170, 'missingYear']);
    expect(await refused({ layout: 'proposals', file, process: 'nada' })).toEqual([
      422,
      170,
      'unknownProcess',
    ]);
    expect(await refused({ layout: 'contracts', file: base64('%PDF\u0000') })).toEqual([
      422,
      170,
      'notATable',
    ]);
    expect(await refused({ layout: 'contracts', file: 'no base 64!' })).toEqual([400, 50, 'file']);
    expect(await refused({ ...income, year: 1.5 })).toEqual([400, 50, 'year']);
    expect(await refused({ ...income, executedTo: '31/12/2031' })).toEqual([400, 50, 'executedTo']);
    expect((await confirm({ layout: 'nothing', file })).status).toBe(400);
    expect((await ask('', { layout: 'nothing', file, basis: '' })).body['errCode']).toBe(170);
  });

  it('is looked at, confirmed and taken back only by those who may publish', async () => {
    const { ask } = await asked('edita', ['editor']);
    const tried = [
      await ask('/preview', income),
      await ask('', { ...income, basis: '' }),
      await ask('/x/undo', {}),
      await ask(''),
    ];
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('is brought by a publisher of one process only if it is of its proposals', async () => {
    const grant = aGrant('publisher', { scope: { kind: 'process', id: 'proc-633' } });
    const { ask } = await asked('de-barri', [], [grant]);
    const proposals = { layout: 'proposals', file: base64('Título\nMés ombra\n') };
    expect((await ask('/preview', { ...proposals, process: 'proc-633' })).status).toBe(200);
    expect((await ask('/preview', { ...proposals, process: 'proc-102' })).status).toBe(403);
    expect((await ask('/preview', proposals)).status).toBe(403);
    expect((await ask('/preview', { ...income, process: 'proc-633' })).status).toBe(403);
    expect((await ask('', { ...income, process: 'proc-633', basis: '' })).status).toBe(403);
    expect((await ask('/x/undo', {})).status).toBe(403);
  });

  it('leaves no file behind, and nothing of a person in the data', async () => {
    const { council, confirm } = await asked('imma');
    const file = base64(
      'Convocatoria;Importe;Beneficiario\nAyudas;10,00;98765432M PI SOLER, ROSALIA\nMal;x;98765432M PI SOLER, ROSALIA\n',
    );
    expect((await confirm({ layout: 'grants', file, skipsFaulty: true })).status).toBe(200);
    const files = readdirSync(council.data, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const one of files) {
      const content = readFileSync(join(one.parentPath, one.name), 'latin1');
      expect(content.includes('ROSALIA') || content.includes('98765432M'), one.name).toBe(false);
    }
  });
});
