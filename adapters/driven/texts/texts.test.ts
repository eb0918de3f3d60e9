import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { knownTypes } from '#domain/directory/association-types.ts';
import { associationTypes } from '#application/text/catalogue/keys/association-types.ts';
import { mail } from '#application/text/catalogue/keys/mail.ts';
import { pages } from '#application/text/catalogue/keys/pages.ts';
import { serverFind } from '#adapters/driving/council-api/server-texts.ts';
import { associationTypeIn, contractTestsIn } from './sentences-in.ts';

describe('the texts of reports', () => {
  it('have the types of associations in every language, and leave others as they are', () => {
    expect(Object.keys(associationTypes)).toEqual(knownTypes);
    for (const language of languages)
      for (const type of knownTypes) expect(associationTypeIn(language)(type)).not.toBe('');
    const typeName = associationTypeIn('va');
    expect([typeName('Fiestas'), typeName('Fallas')]).toEqual(['Festes', 'Fallas']);
  });
});

describe('the texts of contract tests', () => {
  it('are those of checks by their id, and those of reports', () => {
    const say = contractTestsIn('es');
    expect(say('ses-01')).not.toBe(say('noCase'));
  });
});

describe('the texts of the server', () => {
  it('are each in the file that their first word names', () => {
    const find = serverFind('es');
    expect(Object.keys({ ...mail, ...pages }).filter((name) => find(name) === undefined)).toEqual([]);
  });
});
