import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import { progressIn, sectionsOf } from './sections.ts';

const [street, parks] = [
  { es: 'La calle', en: 'The street' },
  { es: 'Los parques', en: 'The parks' },
];
const chainOf = (...sections: readonly (LocalizedText | null)[]) =>
  sections.map((section, index) => aSurvey(String(index), { section }));
const idsOf = (...sections: readonly (LocalizedText | null)[]) =>
  sectionsOf(chainOf(...sections)).map(({ surveys }) => surveys.map(({ id }) => id).join(''));

describe('the sections of a chain', () => {
  it('are surveys that follow one another under the same heading', () => {
    expect(idsOf(street, street, parks, parks, street)).toEqual(['01', '23', '4']);
    expect(idsOf(null, null, parks, null)).toEqual(['01', '2', '3']);
    expect(idsOf('Calle', 'Calle', street)).toEqual(['01', '2']);
  });

  it('are distinguished in any language, whatever the order of the languages', () => {
    expect(idsOf(street, { en: 'The street', es: 'La calle' })).toEqual(['01']);
    expect(idsOf(street, { ...street, en: 'The road' })).toEqual(['0', '1']);
    expect(idsOf(street, { es: 'La calle' }, street)).toEqual(['0', '1', '2']);
  });

  it('are a single one if the chain has no headings', () => {
    expect(sectionsOf(chainOf(null, null))).toEqual([{ title: null, surveys: chainOf(null, null) }]);
  });

  it('make up the chain again, and no two neighbours have the same heading', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(null, street, parks, 'Calle')), (headings) => {
        const chain = chainOf(...headings);
        const sections = sectionsOf(chain);
        expect(sections.flatMap(({ surveys }) => surveys)).toEqual(chain);
        for (const [index, { title }] of sections.slice(1).entries())
          expect(title).not.toEqual(sections[index]?.title);
      }),
    );
  });
});

describe('the progress through the sections', () => {
  const parts = [chainOf(null, null), chainOf(null), []];
  const first = parts[0]?.[0];

  it('is counted in each section, and continues in the first that is not done', () => {
    expect(progressIn(parts, (survey) => survey === first)).toEqual({
      current: 0,
      parts: [
        { answered: 1, of: 2 },
        { answered: 0, of: 1 },
        { answered: 0, of: 0 },
      ],
    });
    expect(progressIn(parts, (survey) => parts[0]?.includes(survey) ?? false).current).toBe(1);
  });

  it('stays in the last when all is done, or there is nothing to do', () => {
    expect(progressIn(parts, () => true).current).toBe(2);
    expect(progressIn([], () => true)).toEqual({ current: 0, parts: [] });
  });
});
