import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAssociation } from '#fixtures/builders/data/association.ts';
import { languages } from '../shared/localized-text.ts';
import { addressLine } from './association.ts';
import { knownTypes } from './association-types.ts';
import { folded } from './folded.ts';
import { letterBar, letterOf, otherLetter } from './letters.ts';
import { listed, ofTypes, searchAssociations, titleOf } from './listed.ts';

const anyTitle = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('Ñas', 'Àgora', 'Éxit', 'Zum', 'nord', 'Óptica', '«Amics»', '2 rodes', 'Ça va', ''),
);

describe('the directory of associations', () => {
  it('lists active ones only, each once', () => {
    const anyState = fc.constantFrom('Activa', 'activa', 'Baja', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(anyTitle, anyState)), (made) => {
        const all = made.map(([title, state], at) => anAssociation(title, { id: `${at}`, state }));
        const shown = listed(all, 'es');
        expect(new Set(shown)).toEqual(new Set(all.filter(({ state }) => state === 'Activa')));
        expect(shown).toHaveLength(new Set(shown).size);
      }),
    );
  });

  it('keeps the same order, whatever the order of the register', () => {
    fc.assert(
      fc.property(fc.array(anyTitle), (titles) => {
        const all = titles.map((title, at) => anAssociation(title, { id: `${at}` }));
        expect(listed(all.toReversed(), 'va')).toEqual(listed(all, 'va'));
      }),
    );
  });

  it('puts Ñ after N and accents with their letter', () => {
    const titles = ['Oreneta', 'Ñas', 'Nus', 'Élite', 'Esplai', 'nord', 'Àgora'];
    const shown = listed(
      titles.map((title) => anAssociation(title)),
      'es',
    );
    expect(shown.map(({ title }) => title)).toEqual([
      'Àgora',
      'Élite',
      'Esplai',
      'nord',
      'Nus',
      'Ñas',
      'Oreneta',
    ]);
  });

  it('has the titles that the reader sees', () => {
    const both = anAssociation('x', { title: { es: ' Banda ', va: 'Zebra' } });
    expect([titleOf(both, 'es'), titleOf(both, 'ca')]).toEqual(['Banda', 'Zebra']);
  });
});

describe('the bar of letters', () => {
  it('counts every title under one letter', () => {
    fc.assert(
      fc.property(fc.array(anyTitle), fc.constantFrom(...languages), (titles, language) => {
        const bar = letterBar(titles, language);
        expect(bar.reduce((sum, { count }) => sum + count, 0)).toBe(titles.length);
        expect(new Set(bar.map(({ letter }) => letter)).size).toBe(bar.length);
        for (const title of titles) expect(bar.map(({ letter }) => letter)).toContain(letterOf(title));
      }),
    );
  });

  it('has Ñ in Spanish and Basque, elsewhere only where a name needs it', () => {
    const has = (titles: readonly string[], language: (typeof languages)[number]) =>
      letterBar(titles, language).some(({ letter }) => letter === 'Ñ');
    expect(languages.map((language) => has([], language))).toEqual([true, false, false, false, true]);
    expect(has(['ñandú'], 'va')).toBe(true);
  });

  it.each([
    ['Àgora', 'A'],
    ['«Élite»', 'E'],
    ['ñas', 'Ñ'],
    ['N\u0303as', 'Ñ'],
    ['Ça va', 'C'],
    ['2 rodes', otherLetter],
    ['Ωmega', otherLetter],
    ['…', otherLetter],
  ])('puts %s under %s', (title, letter) => {
    expect(letterOf(title)).toBe(letter);
  });
});

describe('the search', () => {
  const all = [
    anAssociation('Coral Polifònica Sant Roc', { types: ['Musicales', 'Cultural'] }),
    anAssociation('Ñas, ritmo y baile', { types: ['Baile'], subtitle: { es: 'Afrolatino' } }),
  ];
  const found = (search: string) =>
    searchAssociations(all, search, { language: 'es', typeName: String }).map(({ id }) => id.slice(0, 5));

  it('finds words in any order, without accents, in titles, subtitles and types', () => {
    expect(found('roc POLIFONICA')).toEqual(['Coral']);
    expect(found('afrolatino')).toEqual(['Ñas, ']);
    expect(found('musicales')).toEqual(['Coral']);
    expect(found('ñas')).toEqual(['Ñas, ']);
    expect(found('nas')).toEqual([]);
    expect(found('  ')).toHaveLength(2);
  });

  it('takes signs for what they are', () => {
    expect(found('.*')).toEqual([]);
  });

  it('keeps the associations of the chosen types, and none where none is chosen', () => {
    expect(ofTypes(all, ['Baile', 'Teatro']).map(({ id }) => id.slice(0, 3))).toEqual(['Ñas']);
    expect(ofTypes(all, [])).toEqual([]);
  });
});

describe('the data shown of an association', () => {
  it('has one of the 23 types of the specification', () => {
    expect(new Set(knownTypes).size).toBe(23);
  });

  it('has an address without gaps', () => {
    const address = { street: 'Plaça, 1', zipCode: '46999', city: 'Vilanova', province: 'València' };
    expect(addressLine(address)).toBe('Plaça, 1, 46999 Vilanova');
    expect(addressLine({ ...address, street: '', zipCode: '' })).toBe('Vilanova');
    expect(addressLine({ street: '', zipCode: '', city: '', province: '' })).toBe('');
  });

  it('folds texts to the same, however their accents are written', () => {
    expect(folded('Pen\u0303a')).toBe(folded('PEÑA'));
    expect(folded('Perú') < folded('Peruanos')).toBe(true);
  });
});

it('what begins with no letter stands under #', () => expect(otherLetter).toBe('#'));

describe('the types of associations', () => {
  it('have a name each, and no two the same', () => {
    expect(knownTypes.every((type) => type.trim() !== '')).toBe(true);
    expect(new Set(knownTypes).size).toBe(knownTypes.length);
  });
});
