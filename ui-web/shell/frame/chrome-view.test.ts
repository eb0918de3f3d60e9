import { beforeAll, describe, expect, it } from 'vitest';
import type { Site, SiteLink } from '#domain/content/site.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { languageLinks, menuEntries, ownEntries } from './chrome-view.ts';
import { addressWithoutLanguage } from '../start/language-segment.ts';
import { aSite } from '../samples/sample-council.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('va'), 'va', 'es');
});

const link = (es: string, uri: string, children: readonly SiteLink[] = []): SiteLink => ({
  title: { es },
  uri,
  children,
});

describe('the menu', () => {
  const entries = (menu: readonly SiteLink[], path = '/', social: Site['social'] = []) =>
    menuEntries(menu, social, path, speech);

  it('marks the list that contains the present page, and only that one', () => {
    const menu = [
      link('Procesos', '/procesos-participativos'),
      link('Noticias', '/noticias'),
      link('Inicio', '/'),
    ];
    const current = (path: string) =>
      entries(menu, path).flatMap((entry) => ('href' in entry && entry.current ? [entry.text] : []));
    expect(current('/procesos-participativos/presupuestos/propuestas')).toEqual(['Procesos']);
    expect(current('/noticias-de-otro-sitio')).toEqual([]);
    expect(current('/')).toEqual(['Inicio']);
  });

  it('opens what is below a heading, with the heading’s own page first', () => {
    const guide = link('Guía', '/guia', [link('Fases', '/guia#fases')]);
    expect(entries([link('Más', '', [guide])])).toMatchObject([
      { text: 'Más', links: [{ text: 'Guía' }, { text: 'Fases', href: '/guia#fases' }] },
    ]);
    expect(entries([guide])).toMatchObject([{ text: 'Guía', links: [{ href: '/guia' }, { text: 'Fases' }] }]);
  });

  it('leaves out a heading without links', () => {
    expect(entries([link('Más', ''), link('Nada', '', [link('Tampoco', '')])])).toEqual([]);
  });

  it('ends with the town’s profiles, if it has some', () => {
    const profile = { networkName: 'Mastodon', uri: 'https://social.example/@vilanova' };
    expect(entries([], '/', [profile])).toEqual([
      { text: 'Seguix-nos', links: [{ href: profile.uri, text: 'Mastodon' }] },
    ]);
  });
});

describe('the reader’s own pages', () => {
  it('are the last entry of the menu, and the present one is marked', () => {
    expect(ownEntries([], '/perfil', speech)).toEqual([
      {
        text: 'El teu espai',
        links: [
          { href: '/solicitudes', text: 'Les meues sol·licituds', current: false },
          { href: '/perfil', text: 'Les teues dades', current: true },
          { href: '/siguiendo', text: 'El que seguixes', current: false },
        ],
      },
    ]);
  });

  it('are not repeated where the town’s own menu leads to them', () => {
    const links = ['/solicitudes', '/perfil', '/siguiendo'].map((uri) => link('Lo mío', uri));
    expect(ownEntries([link('Más', '', links.slice(0, 2))], '/', speech)).toMatchObject([
      { links: [{ href: '/siguiendo' }] },
    ]);
    expect(ownEntries([link('Más', '', links)], '/', speech)).toEqual([]);
  });
});

describe('the language links', () => {
  it('lead to this page with everything else of its address', () => {
    const links = languageLinks(aSite(), '/noticias', 'page=2&lang=es&realm=benialt', 'es');
    expect(links.map(({ href }) => href)).toEqual([
      '/noticias?page=2&realm=benialt&locale=es',
      '/noticias?page=2&realm=benialt&locale=va',
    ]);
    expect(links.map(({ tag, current }) => [tag, current])).toEqual([
      ['es', true],
      ['ca-ES-valencia', false],
    ]);
  });

  it('replace a language in the path', () => {
    expect(addressWithoutLanguage({ pathname: '/va/noticias', search: '?page=2', hash: '' })).toBe(
      '/noticias?page=2&locale=va',
    );
    expect(addressWithoutLanguage({ pathname: '/va', search: '?locale=es', hash: '' })).toBe('/?locale=es');
    expect(addressWithoutLanguage({ pathname: '/noticias', search: '', hash: '' })).toBeNull();
  });
});
