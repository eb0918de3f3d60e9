import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { subsidyRegisterContract } from '#contract-tests/ports/server/subsidy-register.ts';
import { startRegister } from '#fixtures/builders/councils/register-server.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { bdnsRegister, usualRegister } from './bdns-register.ts';

subsidyRegisterContract('the national register', async () => {
  const server = await startRegister();
  const settings = { ...usualRegister, baseUrl: server.url, organ: '1', pageSize: 50 };
  return { register: bdnsRegister({ ...settings, wait: async () => undefined }), close: server.close };
});

const town = realmId('vilanova');
const host = 'https://register.example';

const paused: number[] = [];
const register = (changes: Partial<Parameters<typeof bdnsRegister>[0]> = {}) =>
  bdnsRegister({
    ...usualRegister,
    baseUrl: `${host}/bdnstrans/api`,
    organ: '12345',
    pageSize: 2,
    wait: async (milliseconds) => {
      paused.push(milliseconds);
    },
    ...changes,
  });

let lastId = 0;
const nextId = () => (lastId += 1);

/** The shape in which the register answers, with invented rows. */
const grantRow = (changes: object = {}) => ({
  id: nextId(),
  codConcesion: 'SB1',
  fechaConcesion: '2025-10-14',
  beneficiario: 'G46000001 SOCIETAT MUSICAL',
  instrumento: 'SUBVENCIÓN Y ENTREGA DINERARIA SIN CONTRAPRESTACIÓN ',
  importe: 18_500.5,
  ayudaEquivalente: 18_500.5,
  urlBR: 'https://bop.example/1',
  tieneProyecto: false,
  numeroConvocatoria: '809117',
  idConvocatoria: 99,
  convocatoria: 'Ayudas a entidades musicales',
  descripcionCooficial: null,
  nivel1: 'LOCAL',
  nivel2: 'VILANOVA DE LA MARJAL',
  nivel3: 'AYUNTAMIENTO DE VILANOVA DE LA MARJAL',
  ...changes,
});
const page = (content: readonly unknown[], number: number, totalPages: number) => ({
  content,
  totalElements: 3,
  totalPages,
  number,
  last: number + 1 === totalPages,
  size: 2,
});

const answers = (
  list: string,
  test: (query: Record<string, unknown>) => boolean,
  ...replies: [number, unknown]
) =>
  nock(host)
    .get(`/bdnstrans/api/${list}/busqueda`)
    .query((query) => test(query))
    .reply(replies[0], replies[1] as nock.Body);

async function listening(server: Server) {
  await new Promise<void>((begun) => server.listen(0, '127.0.0.1', begun));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

describe('the national register of subsidies', () => {
  afterEach(() => {
    nock.cleanAll();
    paused.length = 0;
  });

  it('is read page after page, with a pause between them', async () => {
    answers('concesiones', ({ page: at }) => at === '0', 200, page([grantRow(), grantRow()], 0, 2));
    answers('concesiones', ({ page: at }) => at === '1', 200, page([grantRow({ importe: -20 })], 1, 2));
    const grants = await register().grants(town, null);
    expect(grants).toMatchObject(
      right([
        { amount: 1_850_050, beneficiary: 'SOCIETAT MUSICAL' },
        { callCode: '809117' },
        { amount: -2000 },
      ]),
    );
    expect(paused).toEqual([usualRegister.pause]);
  });

  it('is asked for one council and one year', async () => {
    const asked: Record<string, unknown>[] = [];
    const seen = (query: Record<string, unknown>) => asked.push(query) > 0;
    answers('convocatorias', seen, 200, page([], 0, 0));
    expect(await register().calls(town, 2025)).toEqual(right([]));
    expect(asked.at(-1)).toMatchObject({
      organos: '12345',
      fechaDesde: '01/01/2025',
      fechaHasta: '31/12/2025',
      vpd: 'GE',
    });
  });

  it('gives calls with their number, department and both languages', async () => {
    const row = {
      numeroConvocatoria: 809117,
      descripcion: 'Ayudas',
      descripcionLeng: 'Ajudes',
      mrr: true,
      fechaRecepcion: '2025-03-12',
      nivel2: 'VILANOVA',
      nivel3: 'AYUNTAMIENTO',
    };
    const bare = { numeroConvocatoria: '1', descripcion: 'Solo' };
    answers('convocatorias', () => true, 200, { content: [row, bare] });
    expect(await register().calls(town, null)).toEqual(
      right([
        {
          code: '809117',
          recoveryPlan: true,
          department: 'VILANOVA',
          body: 'AYUNTAMIENTO',
          date: '2025-03-12',
          title: { es: 'Ayudas', und: 'Ajudes' },
        },
        { code: '1', recoveryPlan: false, department: '', body: '', date: null, title: 'Solo' },
      ]),
    );
  });

  it('never gives a person’s name or number', async () => {
    const people = ['***4567** GARCÍA PI, ANA', '12345678Z GARCÍA PI, ANA'];
    const rows = people.map((beneficiario) => grantRow({ beneficiario }));
    answers('concesiones', () => true, 200, page(rows, 0, 1));
    expect(await register().grants(town, null)).toMatchObject(
      right([{ beneficiary: '***4567**' }, { beneficiary: '***4567**' }]),
    );
  });

  it('reports a failure on any page, and never presents a part as the whole', async () => {
    answers('concesiones', ({ page: at }) => at === '0', 200, page([grantRow(), grantRow()], 0, 2));
    answers('concesiones', ({ page: at }) => at === '1', 503, 'busy');
    expect(await register().grants(town, null)).toEqual(left({ kind: 'serverFailed', status: 503 }));
    answers('concesiones', () => true, 200, '<html>Mantenimiento</html>');
    expect(await register().grants(town, null)).toEqual(left({ kind: 'unreadable', where: '' }));
    answers('concesiones', () => true, 200, page([grantRow({ importe: 'x' })], 0, 1));
    expect(await register().grants(town, null)).toEqual(left({ kind: 'unreadable', where: 'content.0' }));
    answers('convocatorias', () => true, 200, { rows: [] });
    expect(await register().calls(town, null)).toMatchObject(left({ kind: 'unreadable' }));
  });

  it('gives a row once that moved to the next page meanwhile', async () => {
    const moved = grantRow();
    answers('concesiones', ({ page: at }) => at === '0', 200, page([grantRow(), moved], 0, 2));
    answers('concesiones', ({ page: at }) => at === '1', 200, page([moved, grantRow()], 1, 2));
    const grants = await register().grants(town, null);
    expect(isLeft(grants) ? [] : grants.right).toHaveLength(3);
  });

  it('that asks to wait is asked once more, after the time it names', async () => {
    const busy = () =>
      nock(host)
        .get('/bdnstrans/api/concesiones/busqueda')
        .query(true)
        .reply(429, '', { 'retry-after': '7' });
    busy();
    answers('concesiones', () => true, 200, page([grantRow()], 0, 1));
    expect(await register().grants(town, null)).toMatchObject(right([{ callCode: '809117' }]));
    expect(paused).toEqual([7000]);
    busy();
    busy();
    expect(await register().grants(town, null)).toEqual(left({ kind: 'serverFailed', status: 429 }));
  });

  it('that asks to wait longer than the limit is not waited for', async () => {
    const replies = [{ 'retry-after': '3600' }, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }];
    for (const headers of replies)
      nock(host).get('/bdnstrans/api/concesiones/busqueda').query(true).reply(429, '', headers);
    expect(await register().grants(town, null)).toEqual(left({ kind: 'serverFailed', status: 429 }));
    expect(paused).toEqual([]);
    answers('concesiones', () => true, 200, page([], 0, 0));
    expect(await register().grants(town, null)).toEqual(right([]));
    expect(paused).toEqual([10_000]);
  });

  it('that says there is more is asked for it, even if it does not count its pages', async () => {
    const row = () => grantRow();
    answers('concesiones', ({ page: at }) => at === '0', 200, { content: [row(), row()], last: false });
    answers('concesiones', ({ page: at }) => at === '1', 200, { content: [row()], last: true });
    const grants = await register().grants(town, null);
    expect(isLeft(grants) ? [] : grants.right).toHaveLength(3);
  });

  it('that never ends is a failure, not a complete list', async () => {
    // A server of its own: it answers four hundred times in a fraction of the time of a replaced network.
    const endless = await listening(
      createServer((_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(page([grantRow()], 0, 1e6)));
      }),
    );
    const grants = await register({ baseUrl: endless.url }).grants(town, null);
    expect(grants).toEqual(left({ kind: 'unreadable', where: 'totalPages' }));
    expect(paused).toHaveLength(399);
    await endless.close();
  });

  it('that does not answer in time is given up', async () => {
    const silent = await listening(createServer(() => undefined));
    const slow = register({ baseUrl: silent.url, timeout: 20 });
    expect(await slow.grants(town, null)).toEqual(left({ kind: 'unreachable' }));
    await silent.close();
  });
});
