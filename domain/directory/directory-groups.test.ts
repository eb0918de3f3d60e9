import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAssociation } from '#fixtures/builders/data/association.ts';
import { knownTypes } from './association-types.ts';
import { byLetter } from './by-letter.ts';
import { letterOf } from './letters.ts';
import { listed, titleOf } from './listed.ts';
import { isChosen, ofChoice, toggledType, typeCounts } from './type-choice.ts';

const anyTitle = fc.oneof(fc.string(), fc.constantFrom('Ñas', 'Àgora', '«Amics»', '2 rodes', 'Banda'));

describe('the directory by letter', () => {
  it('holds every association once, under the letter of its title', () => {
    fc.assert(
      fc.property(fc.array(anyTitle), fc.constantFrom('es', 'va', 'eu'), (titles, language) => {
        const all = titles.map((title, at) => anAssociation(title, { id: `${at}` }));
        const groups = byLetter(all, language);
        expect(groups.flatMap(({ associations }) => associations)).toHaveLength(all.length);
        for (const { letter, associations } of groups)
          for (const association of associations)
            expect(letterOf(titleOf(association, language))).toBe(letter);
      }),
    );
  });

  it('has the letters of its language in order, also those that nothing begins with', () => {
    const all = ['Zum', 'Ñas', 'Banda', 'Àgora'].map((title) => anAssociation(title));
    const groups = byLetter(listed(all, 'va'), 'va');
    const filled = groups.filter(({ associations }) => associations.length > 0);
    expect(filled.map(({ letter }) => letter)).toEqual(['A', 'B', 'Ñ', 'Z']);
    expect(groups).toHaveLength(27);
  });

  it('keeps those of a letter in the order of the list', () => {
    const all = ['Banda', 'Àgora', 'Brigada'].map((title) => anAssociation(title));
    const under = byLetter(all, 'va').find(({ letter }) => letter === 'B');
    expect(under?.associations).toEqual([all[0], all[2]]);
  });
});

describe('the choice of types', () => {
  const types = ['Baile', 'Teatro', 'Fallas'];
  const all = [
    anAssociation('A', { types: ['Teatro', 'Teatro'] }),
    anAssociation('B', { types: ['Baile', 'Fallas'] }),
    anAssociation('C', { types: [] }),
  ];

  it('counts each association once for each of its types, known or not', () => {
    const counts = typeCounts(all);
    expect(counts.map(({ type }) => type)).toEqual([...knownTypes, 'Fallas']);
    expect(counts.filter(({ count }) => count > 0)).toEqual([
      { type: 'Teatro', count: 1 },
      { type: 'Baile', count: 1 },
      { type: 'Fallas', count: 1 },
    ]);
    const strange = ['Y', 'X', 'Z'].map((type) => anAssociation(type, { types: [type] }));
    expect(typeCounts(strange).slice(-3)).toEqual([
      { type: 'X', count: 1 },
      { type: 'Y', count: 1 },
      { type: 'Z', count: 1 },
    ]);
  });

  it('shows all of them, also those without a type, or those of some types, or none', () => {
    expect(ofChoice(all, 'all')).toEqual(all);
    expect(ofChoice(all, ['Teatro'])).toEqual([all[0]]);
    expect(ofChoice(all, [])).toEqual([]);
  });

  it('is back where it was when a type is ticked and let go', () => {
    const anyChoice = fc.oneof(fc.constant('all' as const), fc.subarray(types, { maxLength: 2 }));
    fc.assert(
      fc.property(anyChoice, fc.constantFrom(...types), (choice, type) => {
        const once = toggledType(choice, type, types);
        expect(isChosen(once, type)).toBe(!isChosen(choice, type));
        expect(toggledType(once, type, types)).toEqual(choice);
      }),
    );
  });

  it('of every type is all, and of all but one leaves the others', () => {
    expect(toggledType(['Baile', 'Teatro'], 'Fallas', types)).toBe('all');
    expect(toggledType('all', 'Teatro', types)).toEqual(['Baile', 'Fallas']);
  });
});
