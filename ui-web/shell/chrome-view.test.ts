import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteLink } from '#domain/content/site.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { footerView, languageLinks, menuLinks } from './chrome-view.ts';
import { addressWithoutLanguage } from './language-segment.ts';
import { aSite, noon } from './sample-council.ts';

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
  it('marks the list whose page one is on, and only that one', () => {
    const menu = [
      link('Procesos', '/procesos-participativos'),
      link('Noticias', '/noticias'),
      link('Inicio', '/'),
    ];
    const current = (path: string) =>
      menuLinks(menu, path, speech)
        .filter((entry) => entry.current)
        .map(({ text }) => text);
    expect(current('/procesos-participativos/presupuestos/propuestas')).toEqual(['Procesos']);
    expect(current('/noticias-de-otro-sitio')).toEqual([]);
    expect(current('/')).toEqual(['Inicio']);
  });

  it('shows the entries of a heading that leads nowhere itself', () => {
    const menu = [link('Más', '', [link('Guía', '/guia')])];
    expect(menuLinks(menu, '/', speech).map(({ text }) => text)).toEqual(['Guía']);
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

  it('take the place of a language in the path', () => {
    expect(addressWithoutLanguage({ pathname: '/va/noticias', search: '?page=2', hash: '' })).toBe(
      '/noticias?page=2&locale=va',
    );
    expect(addressWithoutLanguage({ pathname: '/va', search: '?locale=es', hash: '' })).toBe('/?locale=es');
    expect(addressWithoutLanguage({ pathname: '/noticias', search: '', hash: '' })).toBeNull();
  });
});

describe('the foot of the page', () => {
  it('names year, council and who made it', () => {
    expect(footerView(aSite(), noon, speech).ending).toEqual([
      '© 2026 Ayuntamiento de Vilanova',
      'Fet amb Concejo',
    ]);
  });

  it('leaves out who made it where the council wants so', () => {
    const site = aSite({ hideDeveloperCredit: true });
    expect(footerView(site, noon, speech).ending).toEqual(['© 2026 Ayuntamiento de Vilanova']);
  });

  it('counts years by the town’s own clock', () => {
    const newYear = Date.parse('2026-12-31T23:30:00Z');
    expect(footerView(aSite(), newYear, speech).ending[0]).toContain('2027');
  });
});
