import { describe, expect, it } from 'vitest';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const council = sharedCouncil();
const cookies = new Map<string, string>();
const people = {
  neus: { roles: ['requestOfficer', 'publisher'] },
  marta: { roles: ['publisher'] },
  pau: { roles: ['requestOfficer'] },
  rosa: { roles: ['treasurer'] },
} as const;

const at = async (who: keyof typeof people, path: string, payload?: object, realm = 'vilanova') => {
  const opened = await council();
  const key = `${realm}/${who}`;
  if (!cookies.has(key)) cookies.set(key, await staffCookie(opened, { id: who, realm, ...people[who] }));
  const { status, body } = await ask(opened.server, {
    url: `/api/${realm}/staff/${path}`,
    headers: { cookie: cookies.get(key) ?? '' },
    ...(payload && { method: 'POST', payload }),
  });
  return { status, body: body as Record<string, unknown> };
};
const shown = async (path: string, realm = 'vilanova') => {
  const { server } = await council();
  return server.inject(`/api/${realm}/${path}`).then((answer) => answer.json<Record<string, unknown>>());
};

describe('what is made of a vote that is over', () => {
  it('is the list of what its rule funded, with what is a project already', async () => {
    const { body } = await at('neus', 'votes/sombra-mercado/outcome');
    expect(body).toMatchObject({ article: null, mayTell: true, mayMake: true, why: null });
    const funded = body['funded'] as readonly { id: string; isProject: boolean; amount: number }[];
    expect(funded.length).toBeGreaterThan(3);
    expect(funded.every(({ isProject }) => isProject)).toBe(true);
    expect((await at('marta', 'votes/sombra-mercado/outcome')).body).toMatchObject({
      mayTell: true,
      mayMake: false,
    });
    expect((await at('pau', 'votes/sombra-mercado/outcome')).body).toMatchObject({
      mayTell: false,
      mayMake: true,
    });
    expect((await at('rosa', 'votes/sombra-mercado/outcome')).status).toBe(403);
  });

  it('is nothing while the vote is open: neither news nor projects, and no funded proposal is shown', async () => {
    const { body } = await at('neus', 'votes/presupuestos-2027/outcome');
    expect(body).toMatchObject({ why: 'notClosed', funded: [], mayTell: false, mayMake: false });
    for (const path of ['article', 'projects'])
      expect((await at('neus', `votes/presupuestos-2027/${path}`, {})).body).toMatchObject({
        errCode: 233,
        where: 'notClosed',
      });
    expect((await at('neus', 'votes/nada/outcome')).status).toBe(404);
  });

  it('is a draft of news in every language of the town, once, which portals do not show', async () => {
    expect((await at('pau', 'votes/sombra-mercado/article', {})).status).toBe(403);
    expect((await at('marta', 'votes/sombra-mercado/article', {})).body).toEqual({
      id: 'resultado-de-sombra-mercado',
    });
    const path = 'documents/articulos/resultado-de-sombra-mercado';
    const { body } = await at('marta', path);
    const draft = new Map(
      (body['draft'] as readonly { path: string; value: unknown }[]).map((one) => [one.path, one.value]),
    );
    expect(body['state']).toBe('draft');
    expect(draft.get('title/es')).toBe('Resultado: Una plaza del Mercado con más sombra');
    expect(draft.get('title/va')).toBe('Resultat: Una plaça del Mercat amb més ombra');
    const text = String(draft.get('body/es'));
    expect(text).toContain('<li><strong>Moreras y almeces en los alcorques vacíos</strong>: 18.400,00');
    expect(text).toContain('href="/procesos-participativos/plaza-mercado-sombra/participa"');
    const address = /href="(?<data>\/api[^"]+)"/u.exec(text)?.groups?.['data'] ?? '';
    expect((await shown(address.slice('/api/vilanova/'.length)))['process']).toBeTruthy();
    expect((await shown('collections/articulos/resultado-de-sombra-mercado'))['errCode']).toBe(42);
    const check = await at('marta', `${path}/check`);
    expect((check.body['items'] as readonly { isError: boolean }[]).filter(({ isError }) => isError)).toEqual(
      [],
    );
    const again = await at('neus', 'votes/sombra-mercado/article', {});
    expect(again.body).toEqual({ id: 'resultado-de-sombra-mercado' });
    expect((await at('marta', path)).body['version']).toBe(body['version']);
  });

  it('is a project for each funded proposal: with a document of its own if it was only in the vote, and each once', async () => {
    const own = (who: keyof typeof people, path: string, payload?: object) =>
      at(who, path, payload, 'benialt');
    const vote = 'votes/pressupost-benialt-anterior';
    await own('pau', 'works');
    const { body: before } = await own('neus', `${vote}/outcome`);
    expect(before['why']).toBeNull();
    const funded = before['funded'] as readonly { id: string; amount: number; isProject: boolean }[];
    expect(funded.some(({ isProject }) => isProject)).toBe(false);
    const ids = funded.map(({ id }) => id);
    expect((await own('marta', `${vote}/projects`, {})).status).toBe(403);
    expect((await own('neus', `${vote}/projects`, { owner: 'Nadie' })).status).toBe(404);
    const milestones = [{ id: null, title: { va: 'Contracte firmat' }, planned: '2027-02-01' }];
    const wrong = [{ id: null, title: '', planned: null }];
    expect((await own('neus', `${vote}/projects`, { milestones: wrong })).body).toMatchObject({
      errCode: 232,
      where: 'titleMissing',
    });
    const made = await own('neus', `${vote}/projects`, { owner: 'pau', milestones });
    expect(made.body).toEqual({ made: ids, already: [], held: [] });
    const [first] = funded;
    expect(await shown(`collections/propuestas/${first?.id}`, 'benialt')).toMatchObject({
      amount: first?.amount,
      delivery: {
        status: 'study',
        owner: 'person:pau',
        budget: first?.amount,
        updated: '2026-11-18',
        milestones: [{ _id: '1', title: { va: 'Contracte firmat' }, planned: '2027-02-01' }],
      },
    });
    const { body: again } = await own('neus', `${vote}/projects`, {});
    expect(again).toEqual({ made: [], already: ids, held: [] });
    const works = (await own('pau', 'works')).body['items'] as readonly { id: string; isMine: boolean }[];
    const mine = works.filter(({ isMine }) => isMine).map(({ id }) => id);
    expect(mine.toSorted()).toEqual(ids.toSorted());
    // One that was withdrawn is not brought back by the vote.
    const document = `documents/propuestas/${first?.id}`;
    const { version } = (await own('neus', document)).body;
    await own('neus', `${document}/acts`, { act: 'withdraw', version });
    expect((await own('neus', `${vote}/projects`, {})).body).toMatchObject({ held: [first?.id] });
  });
});
