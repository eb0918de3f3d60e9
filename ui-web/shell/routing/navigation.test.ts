import { describe, expect, it } from 'vitest';
import { keepLanguage, keepPlace } from './navigation.ts';

describe('an address inside the portal', () => {
  it('keeps the town and the portal that the address bar names', () => {
    expect(keepPlace('/noticias', 'realm=benialt&page=2&locale=va')).toBe('/noticias?realm=benialt');
    expect(keepPlace('/noticias?page=2#censo', 'portal=transparency')).toBe(
      '/noticias?page=2&portal=transparency#censo',
    );
  });

  it('goes to the town that it names itself', () => {
    expect(keepPlace('/?realm=vilanova', 'realm=benialt')).toBe('/?realm=vilanova');
  });

  it('is not changed if the address bar names none', () => {
    expect(keepPlace('/guia', '')).toBe('/guia');
  });
});

describe('the language of an address inside the portal', () => {
  const signs = { portal: 'participation', offered: [], realmDefault: 'es', stored: null } as const;

  it('is named if the address would be read in another one', () => {
    expect(keepLanguage('/transparencia?year=2025#a', 'es', signs)).toBe(
      '/transparencia?year=2025&locale=es#a',
    );
    expect(keepLanguage('/noticias', 'va', signs)).toBe('/noticias?locale=va');
    expect(keepLanguage('/', 'es', { ...signs, realmDefault: 'va' })).toBe('/?locale=es');
  });

  it('is left out if it is the one the address has anyway, or names', () => {
    expect(keepLanguage('/noticias', 'es', signs)).toBe('/noticias');
    expect(keepLanguage('/transparencia', 'va', signs)).toBe('/transparencia');
    expect(keepLanguage('/transparencia', 'es', { ...signs, stored: 'es' })).toBe('/transparencia');
    expect(keepLanguage('/noticias?lang=ca', 'es', signs)).toBe('/noticias?lang=ca');
    expect(keepLanguage('/noticias?locale=ca', 'es', signs)).toBe('/noticias?locale=ca');
  });
});
