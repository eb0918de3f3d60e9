import { describe, expect, it } from 'vitest';
import { faultsOf, named } from '#fixtures/builders/data/checked-contents.ts';

describe('the files that a document names', () => {
  const files = ['escudo.svg', 'acta 1.pdf'];
  const asked = (text: string) => faultsOf({ settings: [named('s', undefined, { logo: text })] }, { files });

  it.each(['/files/nova/escudo.svg', '/files/nova/acta%201.pdf', 'https://otra.example/files/nova/x.svg'])(
    'are there: %s',
    (text) => {
      expect(asked(text)).toEqual([]);
    },
  );

  it('are reported if they are not, with the nearest name', () => {
    expect(asked('/files/nova/escud.svg')).toEqual([
      'settings[0] s.logo noSuchFile → /files/nova/escudo.svg',
    ]);
    expect(asked('/files/nova/foto-de-la-plaza.jpg')).toEqual(['settings[0] s.logo noSuchFile']);
    expect(asked('/files/nova/%zz.jpg')).toEqual(['settings[0] s.logo noSuchFile']);
    expect(asked('<p><img src="/files/nova/a.png"> <a href="/files/nova/b.pdf">B</a></p>')).toEqual([
      'settings[0] s.logo noSuchFile',
      'settings[0] s.logo noSuchFile',
    ]);
  });

  it('are only doubtful if they are of another town', () => {
    expect(asked('/files/otra/escudo.svg')).toEqual(['settings[0] s.logo fileOfOtherTown ?']);
  });
});

describe('the links of a document', () => {
  const town = {
    articulos: [named('art-1', 'obras'), named('art-2', 'oculto', { isPublished: false })],
    procesos: [named('plan', 'plan-de-barrio')],
    mailboxes: [named('quejas')],
    entidades: [named('ent-1', 'banda')],
    settings: [named('s', undefined, { guia: { _id: 'art-1' } })],
  };
  const asked = (uri: string) =>
    faultsOf({ ...town, vocabularios: [named('v', undefined, { text: uri })] }).map(
      (line) => line.split(' ')[2],
    );

  it.each([
    '/',
    '/noticias',
    '/va/pagina/obras',
    '/pagina/art-1?x=1#y',
    '/procesos-participativos/plan-de-barrio/propuestas',
    '/procesos-participativos/plan',
    '/solicitud/quejas',
    '/entidades/banda',
    '/propuestas/de-un-vecino',
    '/guia',
    '/rss/procesos',
    '/api/nova/mailboxes',
    'https://otra.example/pagina/nada',
    '//otra.example/x',
    'una / dos',
    '<a href="/pagina/obras">Obras</a>',
  ])('lead to a page: %s', (uri) => {
    expect(asked(uri)).toEqual([]);
  });

  it.each([
    '/pagina/obra',
    '/pagina/oculto',
    '/paginas/obras/mas',
    '/procesos-participativos/nada',
    '/solicitud/nada',
    '/entidades/nada',
    '/eventos/feria',
    '/faq',
    '<p>Mira <a class="x" href="/pagina/nada">esto</a></p>',
  ])('are doubtful if they lead nowhere: %s', (uri) => {
    expect(asked(uri)).toEqual(['deadLink']);
  });

  it('to a fixed page are doubtful in a town without settings', () => {
    expect(faultsOf({ vocabularios: [named('v', undefined, { uri: '/guia' })] })).toEqual([
      'vocabularios[0] v.uri deadLink ?',
    ]);
  });
});

describe('a page that counts for the transparency index', () => {
  const asked = (more: object) =>
    faultsOf({ articulos: [named('a', 'agenda', { ita: '3', ...more })] }).map((line) => line.split(' ')[2]);

  it('is doubtful without content', () => {
    for (const more of [
      {},
      { ita: 3 },
      { ita: ['3', 4] },
      { body: ' ', files: [] },
      { body: { es: '' } },
      { meta: { uri: '/pagina/agenda' } },
      { meta: { uri: '/pagina/a' } },
      { meta: { uri: 7 } },
    ])
      expect(asked(more)).toEqual(['emptyPage']);
  });

  it('is only looked for among the documents that are pages', () => {
    expect(faultsOf({ vocabularios: [named('t', undefined, { ita: '3' })] })).toEqual([]);
  });

  it('has content, is elsewhere, or does not count', () => {
    for (const more of [
      { body: '<p>x</p>' },
      { files: [{ uri: 'https://nova.example/a.pdf' }] },
      { ita: '' },
      { ita: null },
      { isPublished: false },
      { meta: { uri: '/presupuesto' } },
      { meta: { uri: 'https://otra.example/' } },
    ])
      expect(asked(more)).toEqual([]);
  });
});
