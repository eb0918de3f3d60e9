import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearWord } from './near-word.ts';

const fields = ['_id', 'title', 'body', 'headerImage', 'isPublished', 'data', 'period'];

describe('the word that a person meant', () => {
  it.each([
    ['tittle', 'title'],
    ['titel', 'title'],
    ['Title', 'title'],
    ['títle', 'title'],
    ['header_image', 'headerImage'],
    ['hederImagen', 'headerImage'],
    ['isPublishd', 'isPublished'],
    ['boddy', 'body'],
    ['dat', 'data'],
  ])('by %s is %s', (written, meant) => {
    expect(nearWord(written, fields)).toBe(meant);
  });

  it.each(['idiomas', 'x', '', 'colour', 'subtitles', 'bd', 'totals'])(
    'is not guessed from %j',
    (written) => {
      expect(nearWord(written, fields)).toBeNull();
    },
  );

  it('is none of two letters that differ: a language is not another language', () => {
    expect(nearWord('fr', ['es', 'va', 'ca', 'en', 'eu'])).toBeNull();
    expect(nearWord('ES', ['es', 'va'])).toBe('es');
  });

  it('is the nearest, and the first of those that are equally near', () => {
    expect(nearWord('budgets', ['budget', 'widgets'])).toBe('budget');
    expect(nearWord('lore', ['lose', 'lone'])).toBe('lose');
    expect(nearWord('compute', [])).toBeNull();
  });

  it('is the word itself, and any word of six letters with one letter changed', () => {
    const word = fc.stringMatching(/^[a-z]{6,12}$/u);
    fc.assert(
      fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/u), (known, at, letter) => {
        expect(nearWord(known, [known])).toBe(known);
        const place = at % known.length;
        expect(nearWord(known.slice(0, place) + letter + known.slice(place + 1), [known])).toBe(known);
        expect(nearWord(known.slice(0, place) + known.slice(place + 1), [known])).toBe(known);
        expect(nearWord(known.slice(0, place) + letter + known.slice(place), [known])).toBe(known);
      }),
    );
  });
});
