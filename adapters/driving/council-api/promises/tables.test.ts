import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';

describe('the rows of a table', () => {
  it('are refused for a column that cannot be sorted, and for unknown parameters', async () => {
    const { server } = await openTestCouncil();
    const status = async (query: string, table = 'contratacion/contratos') =>
      (await server.inject(`/api/vilanova/sql/${table}?${query}`)).statusCode;
    expect(await status('')).toBe(200);
    expect(await status('sort=-importe&limit=1000&offset=5')).toBe(200);
    for (const query of [
      'sort=_id',
      'sort=duracion',
      'limit=-1',
      'limit=1e9',
      'offset=x',
      'lang=es&lang=va',
      'x=1',
    ])
      expect(await status(query), query).toBe(400);
    expect(await status(`search=${'a'.repeat(201)}`)).toBe(400);
    expect(await status('', 'contratacion/x%3Bdrop')).toBe(404);
    expect(await status('', '..%2F..%2Fetc/passwd')).toBe(404);
    expect((await server.inject('/api/nowhere/sql/contratacion/contratos')).statusCode).toBe(404);
  });

  it('are all there if no part is asked for, as the specification says', async () => {
    const { server } = await openTestCouncil();
    const [item] = (await server.inject('/api/vilanova/sql/contratacion/contratos')).json();
    expect([item.data.length, item.total]).toEqual([86, 86]);
    const [few] = (await server.inject('/api/vilanova/sql/contratacion/contratos?limit=2')).json();
    expect([few.data.length, few.total]).toEqual([2, 86]);
  });

  it('are the same for a minute, and then read again', async () => {
    const council = await openTestCouncil();
    const ask = () => council.server.inject('/api/vilanova/sql/contratacion/contratos?limit=1');
    const before = (await ask()).body;
    council.setTime(Date.parse('2026-11-18T12:02:00+01:00'));
    expect((await ask()).body).toBe(before);
  });
});
