import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portalIds } from '../access/portals.ts';
import { pageOfDocument, pageSources } from './page-sources.ts';
import { portalPlace } from './portal-place.ts';

const site = { menu: 'principal', participa: 'art-participa', guide: 'art-guia', faq: null };
const at = (path: string, read: typeof site | null = site) =>
  pageSources(portalPlace(path).place, 'participation', read);

describe('what a page is made from', () => {
  it.each([
    ['/pagina/obras', 'articulos', 'obras'],
    ['/va/procesos-participativos/plaza/participa', 'procesos', 'plaza'],
    ['/propuestas/p-1', 'propuestas', 'p-1'],
    ['/solicitud/incidencias', 'mailboxes', 'incidencias'],
    ['/entidades/club', 'entidades', 'club'],
    ['/guia', 'articulos', 'art-guia'],
    ['/participa', 'articulos', 'art-participa'],
  ])('is the document of %s', (path, collection, key) => {
    expect(at(path).own).toEqual({ collection, key });
  });

  it('is no document of its own where the settings name none, cannot be read, or several are listed', () => {
    for (const path of ['/faq', '/', '/noticias', '/no/hay/ya', '/presupuesto/diccionario'])
      expect([path, at(path).own]).toEqual([path, null]);
    expect(at('/guia', null)).toEqual({
      own: null,
      shared: [{ collection: 'settings', key: 'participa' }],
      lists: [],
    });
  });

  it('is the menu and the settings of its front-end on every page', () => {
    for (const portal of portalIds) {
      const { shared } = pageSources({ kind: 'news' }, portal, site);
      expect(shared.map(({ collection }) => collection)).toEqual(['settings', 'menus']);
    }
    expect(pageSources({ kind: 'transparency' }, 'transparency', site).shared[0]).toEqual({
      collection: 'settings',
      key: 'transparencia',
    });
  });

  it('is all documents of the collections that it lists', () => {
    expect(at('/asociaciones').lists).toEqual(['asociaciones', 'vocabularios']);
    expect(at('/presupuesto').lists).toEqual(['presupuestos']);
    expect(at('/presupuesto/contratos').lists).toEqual([]);
    expect(at('/pagina/obras').lists).toEqual([]);
  });
});

describe('the page of a document', () => {
  const key = fc
    .stringMatching(/^[\wáñ ,-]{1,20}$/u)
    .filter((one) => one.trim() !== '' && !/^\.+$/u.test(one));

  it('is one that is made from this document', () => {
    const collection = fc.constantFrom(
      'articulos',
      'procesos',
      'propuestas',
      'mailboxes',
      'entidades',
      'clubes',
    );
    fc.assert(
      fc.property(collection, key, fc.option(key), (name, id, slug) => {
        const page = pageOfDocument({ collection: name, id }, slug, ['clubes']);
        const { own } = at(page);
        expect(own?.collection).toBe(name);
        expect([id, slug]).toContain(own?.key);
      }),
    );
  });

  it('is the one that lists it, if it has none of its own', () => {
    for (const collection of [
      'asociaciones',
      'presupuestos',
      'convocatorias',
      'concesiones',
      'transparencia',
    ])
      expect(at(pageOfDocument({ collection, id: 'x' }, 'y')).lists).toContain(collection);
  });

  it('is the first page of the portal for settings, menus, tables and the like', () => {
    for (const collection of ['settings', 'menus', 'vocabularios', 'tabla-gastos', 'lista-barrios'])
      expect(pageOfDocument({ collection, id: 'x' }, null)).toBe('/');
    expect(pageOfDocument({ collection: 'propuestas-2024', id: 'p' }, null)).toBe('/propuestas/p');
    expect(pageOfDocument({ collection: 'articulos', id: 'a' }, '')).toBe('/pagina/a');
  });
});
