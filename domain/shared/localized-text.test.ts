import { describe, expect, it } from 'vitest';
import { isLanguage, languageTag, onlyIn, textFor } from './localized-text.ts';

describe('a text in several languages', () => {
  it('is read in the language asked for', () => {
    expect(textFor({ es: 'Hoy', va: 'Hui' }, 'va', 'es')).toEqual({ text: 'Hui', lang: 'va' });
  });

  it('falls back to the sibling, the realm’s language, Spanish, no language, and then whatever is filled', () => {
    expect(textFor({ es: 'Hoy', ca: 'Avui' }, 'va', 'es').lang).toBe('ca');
    expect(textFor({ es: 'Hoy', va: 'Hui' }, 'ca', 'es').lang).toBe('va');
    expect(textFor({ es: 'Hoy', va: 'Hui' }, 'en', 'va').lang).toBe('va');
    expect(textFor({ es: 'Hoy', und: 'x' }, 'en', 'va').lang).toBe('es');
    expect(textFor({ und: 'x', fr: 'y' }, 'en', 'va')).toEqual({ text: 'x', lang: null });
    expect(textFor({ fr: 'y', und: 'x' }, 'en', 'va').text).toBe('x');
    expect(textFor({ fr: 'y', und: 'x', es: 'Hoy' }, 'en', 'va').text).toBe('Hoy');
    expect(textFor({ fr: 'Demain' }, 'en', 'va')).toEqual({ text: 'Demain', lang: null });
  });

  it('counts blank as missing', () => {
    expect(textFor({ va: '  ', es: 'Hoy' }, 'va', 'es')).toEqual({ text: 'Hoy', lang: 'es' });
    expect(textFor({ va: ' ' }, 'va', 'es')).toEqual({ text: '', lang: null });
  });

  it('may be one string, or nothing', () => {
    expect(textFor('Hoy', 'va', 'es')).toEqual({ text: 'Hoy', lang: null });
    expect(textFor(null, 'va', 'es')).toEqual({ text: '', lang: null });
    expect(textFor(undefined, 'va', 'es')).toEqual({ text: '', lang: null });
  });

  it('comes in one language alone only if it is said in it', () => {
    expect(onlyIn({ es: 'Hoy', va: 'Hui' }, 'va')).toEqual({ va: 'Hui' });
    for (const text of [{ es: 'Hoy', ca: 'Avui' }, { es: 'Hoy', va: ' ' }, 'Hoy'])
      expect(onlyIn(text, 'va')).toEqual(text);
  });

  it('gives browsers the full tag of Valencian', () => {
    expect(languageTag('va')).toBe('ca-ES-valencia');
    expect(languageTag('eu')).toBe('eu');
    expect(isLanguage('va') && !isLanguage('fr')).toBe(true);
  });
});
