import { describe, expect, it } from 'vitest';
import { readArticle } from '#adapters/wire/site/article.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import { readProposal } from '#adapters/wire/processes/proposal.ts';
import { readSite } from '#adapters/wire/site/site.ts';
import type { Site } from '#domain/content/site.ts';
import { portalPlace } from '#domain/content/portal-place.ts';
import { describePage, type PageSubject } from './page-description.ts';

function read<T>(answer: { readonly _tag: string } & ({ left: unknown } | { right: T })): T {
  if (!('right' in answer)) throw new Error('unreadable');
  return answer.right;
}

const zone = 'Europe/Madrid';
const site = read(
  readSite({
    title: { es: 'Vilanova', va: 'Vilanova de la Marjal' },
    subtitle: { es: 'Participación', va: 'Participació' },
    description: { es: 'Vota y propón.' },
    logo: '/files/vilanova/escudo.svg',
    languages: ['es', 'va'],
  }),
);
const subject = (path: string, more: Partial<PageSubject> = {}): PageSubject => ({
  place: portalPlace(path).place,
  town: 'Vilanova',
  site,
  menu: [{ title: { es: 'Noticias', va: 'Notícies' }, uri: '/noticias', children: [] }],
  process: null,
  proposal: null,
  article: null,
  node: null,
  named: null,
  form: null,
  ...more,
});
const process = read(
  readProcess(
    {
      _id: 'p',
      title: { es: 'Un parque' },
      lead: { es: '<p>Dos hectáreas &amp; sombra.</p>' },
      headerImage: '/files/vilanova/parque.jpg',
      period: { _extent: { start: '2027-01-01', end: '2027-02-01' } },
    },
    zone,
  ),
);

it('a front-end that the town has switched off is not found, and keeps its name', () => {
  const menu = [{ title: 'Entradas', uri: '/entradas', children: [] }];
  const described = (closed: Site['closed']) =>
    describePage(subject('/entradas', { menu, site: { ...site, closed } }), 'es');
  expect(described([])).toMatchObject({ title: 'Entradas · Vilanova', found: true });
  expect(described(['tickets'])).toMatchObject({ title: 'Entradas · Vilanova', found: false });
  expect(describePage(subject('/entradas', { site: null }), 'es').found).toBe(true);
  expect(describePage(subject('/inscripciones'), 'es').found).toBe(true);
});

it('what the address of a front-end names is its title and summary; what is not there is not found', () => {
  const named = { title: { es: 'Bonos de otoño' }, summary: { es: 'Pagas 10 y gastas 20.' } };
  const otono = describePage(subject('/bonos/otono', { named }), 'es');
  expect(otono).toMatchObject({
    title: 'Bonos de otoño · Vilanova',
    summary: 'Pagas 10 y gastas 20.',
    found: true,
  });
  const plain = describePage(subject('/entradas/ev-1', { named: { ...named, summary: '' } }), 'es');
  expect(plain.summary).toBe('Vota y propón.');
  const bare = { named: { ...named, summary: '' }, site: null };
  expect(describePage(subject('/entradas/ev-1', bare), 'es').summary).toBeNull();
  const closed = describePage(
    subject('/bonos/otono', { named, site: { ...site, closed: ['vouchers'] } }),
    'es',
  );
  expect(closed.found).toBe(false);
  for (const path of ['/bonos/nada', '/entradas/nada', '/reservas/nada', '/inscripciones/nada'])
    expect(describePage(subject(path), 'es').found).toBe(false);
  // The page alone asks for the shops.
  expect(describePage(subject('/comercios/forn'), 'es').found).toBe(true);
});

it.each(['/comercios', '/sorteos/escola-estiu', '/bolsillo/ajustes', '/citas', '/bonos'])(
  'the page at %s is there whatever the council wrote',
  (path) => expect(describePage(subject(path), 'es').found).toBe(true),
);

it('a list page is described by its entry in the menu, at any depth', () => {
  const statistics = { title: { es: 'Estadísticas' }, uri: '/estadisticas', children: [] };
  const more = { title: { es: 'Participa' }, uri: '/participa', children: [statistics] };
  expect(describePage(subject('/estadisticas', { menu: [more] }), 'es').title).toBe(
    'Estadísticas · Vilanova',
  );
  expect(describePage(subject('/estadisticas', { menu: [] }), 'es')).toMatchObject({
    title: 'Vilanova',
    found: true,
  });
});

describe('a page is described', () => {
  it('by the process that it shows', () => {
    expect(describePage(subject('/procesos-participativos/p', { process }), 'va')).toEqual({
      title: 'Un parque · Vilanova de la Marjal',
      summary: 'Dos hectáreas & sombra.',
      picture: '/files/vilanova/parque.jpg',
      found: true,
    });
  });

  it('by its article: the body where there is no lead, and nothing where there is neither', () => {
    const article = (more: object) => read(readArticle({ _id: 'a', title: 'Aviso', ...more }, zone));
    const described = (more: object) => describePage(subject('/pagina/a', { article: article(more) }), 'es');
    expect(described({ body: '<p>Texto</p>' })).toMatchObject({
      title: 'Aviso · Vilanova',
      summary: 'Texto',
    });
    expect(described({}).summary).toBeNull();
  });

  it('by the proposal that it shows, which has no lead', () => {
    const proposal = read(readProposal({ _id: 'p-1', title: 'Bancos', body: 'Diez bancos.' }));
    expect(describePage(subject('/propuestas/p-1', { proposal }), 'es')).toMatchObject({
      title: 'Bancos · Vilanova',
      summary: 'Diez bancos.',
      picture: '/files/vilanova/escudo.svg',
    });
    expect(describePage(subject('/propuestas'), 'es').found).toBe(true);
  });

  it('by the content page that it shows, even one without a title', () => {
    const node = { title: 'Biblioteca', lead: '', body: '<p>18.000 libros.</p>', headerImage: null };
    expect(describePage(subject('/entidades/biblioteca', { node }), 'es')).toMatchObject({
      title: 'Biblioteca · Vilanova',
      summary: '18.000 libros.',
      found: true,
    });
    const bare = { title: '', lead: '', body: '', headerImage: null };
    expect(describePage(subject('/entidades/x', { node: bare }), 'es')).toMatchObject({
      title: 'Vilanova',
      summary: null,
      found: true,
    });
    expect(describePage(subject('/entidades/nada'), 'es').found).toBe(false);
    expect(describePage(subject('/transparencia'), 'es').found).toBe(true);
  });

  it('by the form of its mailbox', () => {
    const form = { title: 'Avisos', body: 'Cuenta qué falla.', headerImage: null };
    expect(describePage(subject('/solicitud/avisos', { form }), 'es')).toMatchObject({
      title: 'Avisos · Vilanova',
      summary: 'Cuenta qué falla.',
      found: true,
    });
    expect(describePage(subject('/solicitudes'), 'es').found).toBe(true);
  });

  it('by the words of the menu if it has no document', () => {
    expect(describePage(subject('/noticias'), 'va')).toEqual({
      title: 'Notícies · Vilanova de la Marjal',
      summary: 'Vota y propón.',
      picture: '/files/vilanova/escudo.svg',
      found: true,
    });
    expect(describePage(subject('/procesos-participativos'), 'es').title).toBe('Vilanova');
  });

  it('by the purpose of the portal, on its first page', () => {
    expect(describePage(subject('/'), 'es').title).toBe('Participación · Vilanova');
    const bare = describePage(subject('/', { site: null }), 'es');
    expect(bare).toEqual({ title: 'Vilanova', summary: null, picture: null, found: true });
  });

  it('as not found if its address has no page', () => {
    for (const path of ['/nada', '/procesos-participativos/otro', '/pagina/otra', '/guia'])
      expect(describePage(subject(path), 'es')).toMatchObject({ title: 'Vilanova', found: false });
  });
});
