import { describe, expect, it } from 'vitest';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';

const at = (slug: string, query = '') => `/api/vilanova/opendata/${slug}${query}`;

const council = sharedCouncil();

describe('the open data of a process', () => {
  it('are the process, its proposals, and its surveys with the public results', async () => {
    const { server } = await council();
    const closed = (await server.inject(at('proc-102'))).json();
    expect(closed.process._id).toBe('proc-102');
    const [{ survey, results }] = closed.surveys;
    expect(results).toEqual((await server.inject(`/api/vilanova/surveys/${survey._id}/results`)).json());
    const open = (await server.inject(at('presupuestos-participativos'))).json();
    expect(open.proposals.length).toBeGreaterThan(5);
    expect(
      open.proposals.every(
        ({ data }: { data: { IDproceso: string } }) => data.IDproceso === open.process._id,
      ),
    ).toBe(true);
    expect(open.surveys.length).toBeGreaterThan(0);
    for (const one of open.surveys) expect(one).not.toHaveProperty('results');
    for (const one of open.surveys) expect(one.survey).not.toHaveProperty('voteCount');
  });

  it('are a table of proposals in a language, for spreadsheets', async () => {
    const { server } = await council();
    const { body, headers } = await server.inject(at('presupuestos-participativos', '?format=csv&lang=va'));
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="presupuestos-participativos.csv"');
    const [heading = '', first = ''] = body.split('\n');
    expect(heading).toBe(
      '\uFEFFid;title;amount;district;category;status;latitude;longitude;votes;delivery;department;budget;spent;committed',
    );
    expect(first.split(';')).toHaveLength(14);
    const inSpanish = await server.inject(at('presupuestos-participativos', '?format=csv&lang=nowhere'));
    expect(inSpanish.statusCode).toBe(200);
    expect(inSpanish.body).not.toBe(body);
  });

  it('are a table of the progress of the funded proposals', async () => {
    const { server } = await council();
    const { body, headers } = await server.inject(at('proc-102', '?format=csv&table=projects&lang=va'));
    expect(headers['content-disposition']).toBe('attachment; filename="plaza-mercado-sombra-projects.csv"');
    const lines = body.trim().split('\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe(
      'id;title;delivery;department;budget;spent;committed;over;reached;milestones;late;next;planned;updated',
    );
    expect(lines[2]).toMatch(
      /^p-1064;Tendals de vela sobre les parades dels dijous;works;Obres i Servicis;21500,00;9675,00;22340,00;840,00;3;5;1;Tendals desplegats;/u,
    );
    const none = await server.inject(at('presupuestos-participativos', '?format=csv&table=projects'));
    expect(none.body.trim().split('\n')).toHaveLength(1);
  });

  it.each(['nowhere', 'a,b=c', '%', '..%2Fsettings'])('do not exist for %j', async (slug) => {
    const { server } = await council();
    expect((await server.inject(at(encodeURIComponent(slug)))).statusCode).toBe(404);
  });
});
