import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/office/roles.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';

const tokenOf = (name: string) => `the-token-of-${name}-0123`;
const person = (name: string, role: Role, scope = 'town') => ({
  name,
  token: tokenOf(name),
  roles: [{ role, scope }],
});
const council = sharedCouncil({}, (atEnd) => ({
  settings: {
    servicesFile: staffServices(
      {
        vilanova: [
          person('Marta', 'publisher'),
          person('Pau', 'translator'),
          person('Rosa', 'reader'),
          person('Ona', 'editor', 'process:proc-633'),
        ],
      },
      atEnd,
    ),
  },
}));

const post = async (name: string, url: string, payload: object) => {
  const { server } = await council();
  const headers = { authorization: `Bearer ${tokenOf(name)}` };
  return server.inject({ method: 'POST', url: `/api/vilanova/staff/${url}`, headers, payload });
};

interface Item {
  readonly path: string;
  readonly own: { readonly collection: string; readonly id: string; readonly title: object } | null;
  readonly shared: readonly { readonly collection: string; readonly id: string }[];
  readonly lists: readonly string[];
}
const itemsOf = async (name: string, ...paths: readonly string[]) =>
  (await post(name, 'pages', { paths })).json<{ readonly items: readonly Item[] }>().items;
const ownOf = async (name: string, path: string) => {
  const own = (await itemsOf(name, path))[0]?.own;
  return own && `${own.collection}/${own.id}`;
};

describe('the documents behind a page', () => {
  it('are found by address, whatever its language, by slug and by id', async () => {
    const items = await itemsOf(
      'Marta',
      '/guia',
      '/va/procesos-participativos/presupuestos-participativos/participa',
      '/propuestas/p-2952',
      '/solicitud/incidencias',
      '/pagina/no-hay',
      '/noticias',
    );
    expect(items.map(({ own }) => own && `${own.collection}/${own.id}`)).toEqual([
      'articulos/art-guia',
      'procesos/presupuestos-participativos-2027',
      'propuestas/p-2952',
      'mailboxes/incidencias',
      null,
      null,
    ]);
    expect(items[0]?.own?.title).toMatchObject({ es: 'Guía de participación' });
    expect(items.at(-1)).toMatchObject({ lists: ['articulos'] });
    for (const { shared } of items)
      expect(shared.map(({ collection }) => collection)).toEqual(['settings', 'menus']);
  });

  it('are those that the person may write in: a translator too, a reader none, an editor of a process its own', async () => {
    expect(await ownOf('Pau', '/guia')).toBe('articulos/art-guia');
    for (const path of ['/guia', '/', '/procesos-participativos/presupuestos-participativos'])
      expect(await itemsOf('Rosa', path)).toEqual([{ path, own: null, shared: [], lists: [] }]);
    expect(await ownOf('Ona', '/procesos-participativos/proc-633')).toBe('procesos/proc-633');
    expect(await ownOf('Ona', '/guia')).toBeNull();
    expect((await itemsOf('Ona', '/noticias'))[0]).toMatchObject({ shared: [], lists: [] });
  });

  it('are published: nobody learns of a draft by an address', async () => {
    const body = { title: { es: 'Obras' }, isPublished: true, data: { slug: 'obras-lapiz' } };
    await post('Marta', 'documents/articulos', { id: 'lapiz', body });
    expect(await ownOf('Marta', '/pagina/obras-lapiz')).toBeNull();
    await post('Marta', 'documents/articulos/lapiz/acts', { act: 'publish', version: 1 });
    expect(await ownOf('Marta', '/pagina/obras-lapiz')).toBe('articulos/lapiz');
  });

  it('are asked for two hundred pages at most', async () => {
    const answer = await post('Marta', 'pages', { paths: Array.from({ length: 201 }, () => '/') });
    expect(answer.json()).toMatchObject({ errCode: 50, where: 'paths' });
  });
});
