import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { startRegister } from '#fixtures/builders/councils/register-server.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

type Row = Readonly<Record<string, unknown>>;

const servicesFile = (services: object) =>
  join(scratchFolder({ 'services.json': JSON.stringify(services) }), 'services.json');

describe('the calls for subsidies', () => {
  it('are those of a town and a year, or of all years', async () => {
    const { server } = await openTestCouncil();
    const ask = async (address: string) => (await server.inject(address)).json<Row[]>();
    const calls = await ask('/api/convocatorias/vilanova?year=2025');
    expect(calls).toHaveLength(11);
    expect(calls[0]).toMatchObject({
      algo: '742896',
      MRR: false,
      Departamento: 'Cultura',
      Organo: 'Alcaldía',
    });
    expect(await ask('/api/convocatorias/vilanova')).toHaveLength(38);
    expect(await ask('/api/concesiones/vilanova?year=1999')).toEqual([]);
    const totals = await ask('/api/concesiones/convocatorias/vilanova?year=2025');
    expect(totals.find(({ Convocatoria }) => Convocatoria === 'Fomento del deporte base')).toMatchObject({
      Importe: 23_177.42,
      Cuenta: 6,
      Año: 2025,
    });
  });

  it('are those of one entity of the town, with titles in the language asked for', async () => {
    const { server } = await openTestCouncil();
    const rows = (await server.inject('/api/concesiones/cultura?realm=vilanova&year=2025&lang=va')).json<
      Row[]
    >();
    expect(new Set(rows.map(({ Departamento }) => Departamento))).toEqual(new Set(['Cultura']));
    expect(rows[0]).toMatchObject({ Convocatoria: 'Ajudes a entitats musicals: bandes, escoles i corals' });
    const calls = await server.inject('/api/convocatorias/Alcald%C3%ADa?realm=benialt');
    expect(calls.json<Row[]>().length).toBeGreaterThan(0);
    expect((await server.inject('/api/convocatorias/Nadie?realm=benialt')).json()).toEqual([]);
    const got = (await server.inject('/api/concesiones/convocatorias/Judo%20Nord')).json<Row[]>();
    expect(new Set(got.map(({ Cuenta }) => Cuenta))).toEqual(new Set([1]));
  });

  it('are refused for a year that is not one', async () => {
    const { server } = await openTestCouncil();
    const answers = await Promise.all(
      ['year=veinte', 'year=', 'year=2025&year=2024'].map((query) =>
        server.inject(`/api/concesiones/vilanova?${query}`),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  });

  it('come from the national register if the services file names it, and no beneficiary is shown in full', async () => {
    const register = await startRegister();
    onTestFinished(register.close);
    const subsidies = { vilanova: { organ: '1', url: `${register.url}/` } };
    const { server } = await openTestCouncil({ settings: { servicesFile: servicesFile({ subsidies }) } });
    const answer = await server.inject('/api/concesiones/vilanova?year=2026');
    expect(answer.json<Row[]>()).toHaveLength(26);
    expect(answer.body).not.toContain('APELLIDO');
    expect((await server.inject('/api/concesiones/benialt')).json<Row[]>()).toHaveLength(23);
  });

  it('are an error if the source fails, instead of an empty list', async () => {
    const broken = createServer((_, response) => response.writeHead(500).end());
    await new Promise<void>((listening) => broken.listen(0, '127.0.0.1', listening));
    onTestFinished(() => new Promise<void>((closed) => broken.close(() => closed())));
    const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    const subsidies = { vilanova: { organ: '1', url } };
    const { server } = await openTestCouncil({ settings: { servicesFile: servicesFile({ subsidies }) } });
    for (const list of ['convocatorias', 'concesiones', 'concesiones/convocatorias']) {
      const { statusCode, body } = await server.inject(`/api/${list}/vilanova`);
      expect([statusCode, JSON.parse(body)]).toEqual([503, expect.objectContaining({ errCode: 88 })]);
    }
  });
});
