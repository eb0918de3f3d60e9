import { describe, expect, it } from 'vitest';
import { languages } from '../shared/localized-text.ts';
import { languageOfShop } from './shop-language.ts';

describe('the language that a shop is written to in', () => {
  it.each(languages)('is the one in which it gave its hours: %s', (language) => {
    expect(languageOfShop({ hours: { [language]: '9-14' } }, 'es')).toBe(language);
  });

  it('is that of the town if its hours are in several languages, in none, or in one that nobody knows', () => {
    for (const hours of ['9-14', {}, { es: '9 a 14', va: '9 a 14' }, { fr: '9-14' }])
      expect(languageOfShop({ hours }, 'va')).toBe('va');
  });
});
