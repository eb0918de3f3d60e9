import { describe, expect, it } from 'vitest';
import { chooseLanguage, type LanguageSigns, localizedPath } from './language-choice.ts';

const query = (text: string) => (name: string) => new URLSearchParams(text).get(name);

describe('the language of a visit', () => {
  const signs: LanguageSigns = {
    query: query(''),
    path: '/',
    stored: null,
    portal: 'participation',
    offered: ['es', 'va'],
    realmDefault: null,
  };
  const languageWith = (more: Partial<LanguageSigns>) => chooseLanguage({ ...signs, ...more });

  it('is asked for in the query, then in the path, then remembered', () => {
    const all = { query: query('locale=va'), path: '/es/procesos', stored: 'es' };
    expect(languageWith(all)).toBe('va');
    expect(languageWith({ ...all, query: query('lang=va') })).toBe('va');
    expect(languageWith({ ...all, query: query('') })).toBe('es');
    expect(languageWith({ stored: 'va' })).toBe('va');
  });
  it('is a part of the path only at its beginning, or after the home of a content portal', () => {
    for (const path of ['/es', '/es/transparencia', '/transparencia/es', '/subvenciones/es/'])
      expect(languageWith({ path, offered: [], realmDefault: 'va' })).toBe('es');
    for (const path of ['/noticias/es', '/pagina/es', '/entidades/es', '/asociaciones/club/es'])
      expect(languageWith({ path, portal: 'participation', realmDefault: 'eu', offered: ['eu'] })).toBe('eu');
    expect(localizedPath('/va/noticias')).toEqual({ language: 'va', path: '/noticias' });
    expect(localizedPath('/va')).toEqual({ language: 'va', path: '/' });
    expect(localizedPath('/transparencia/ca/')).toEqual({ language: 'ca', path: '/transparencia' });
    expect(localizedPath('/asociaciones/club')).toEqual({ language: null, path: '/asociaciones/club' });
  });
  it('is one that the realm offers', () => {
    expect(languageWith({ query: query('locale=eu'), stored: 'va' })).toBe('va');
    expect(languageWith({ query: query('locale=eu'), offered: [] })).toBe('eu');
    expect(languageWith({ query: query('locale=xx') })).toBe('es');
  });
  it('is the realm’s default if the visitor chooses none, else the portal’s', () => {
    expect(languageWith({ realmDefault: 'va' })).toBe('va');
    expect(languageWith({ portal: 'transparency' })).toBe('va');
    expect(languageWith({ portal: 'associations' })).toBe('es');
  });
  it('is Valencian on the content pages, where the realm offers it', () => {
    for (const path of ['/transparencia', '/subvenciones/x']) {
      expect(languageWith({ path, realmDefault: 'es' })).toBe('va');
      expect(languageWith({ path, realmDefault: 'es', offered: ['es', 'en'] })).toBe('es');
      expect(languageWith({ path, realmDefault: 'es', stored: 'es' })).toBe('es');
    }
    expect(languageWith({ path: '/es/transparencia', realmDefault: 'va' })).toBe('es');
    expect(languageWith({ path: '/noticias/transparencia', realmDefault: 'es' })).toBe('es');
    expect(languageWith({ path: '/', realmDefault: 'es' })).toBe('es');
    expect(languageWith({ path: '/asociaciones/mapa', realmDefault: 'va' })).toBe('es');
  });
  it('is a content portal’s own before the realm’s, and Spanish in the one of associations', () => {
    expect(languageWith({ portal: 'subsidies', realmDefault: 'es' })).toBe('va');
    expect(languageWith({ portal: 'subsidies', realmDefault: 'es', offered: ['es'] })).toBe('es');
    expect(languageWith({ portal: 'associations', path: '/asociaciones', realmDefault: 'va' })).toBe('es');
    expect(
      languageWith({ portal: 'associations', path: '/asociaciones', realmDefault: 'va', offered: ['va'] }),
    ).toBe('va');
  });
});
