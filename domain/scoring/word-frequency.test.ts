import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordFrequency } from './word-frequency.ts';

const aText = fc
  .array(fc.constantFrom('árboles', 'sombra', 'bancos', 'sobre', 'sol', 'Fuentes', 'fuentes'), {
    maxLength: 6,
  })
  .map((words) => words.join(' '));

describe('the words used most', () => {
  it('do not depend on the order of the answers, and count an answer once', () => {
    fc.assert(
      fc.property(fc.array(aText), (texts) => {
        const found = wordFrequency(texts);
        expect(wordFrequency(texts.toReversed())).toEqual(found);
        for (const { word, count } of found) {
          expect(count).toBe(texts.filter((text) => text.toLowerCase().split(' ').includes(word)).length);
        }
      }),
    );
  });

  it('are twenty at most, from the commonest, with weights from 2 to 30', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-e]{5}$/u), { maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (words, times) => {
          const found = wordFrequency(words.flatMap((word) => Array.from({ length: times }, () => word)));
          expect(found.length).toBeLessThanOrEqual(20);
          expect(found.map(({ count }) => count)).toEqual(
            found.map(({ count }) => count).toSorted((a, b) => b - a),
          );
          for (const { weight } of found) expect(weight >= 2 && weight <= 30).toBe(true);
        },
      ),
    );
  });

  it('leave out the twenty-first word', () => {
    const words = [...'abcdefghijklmnopqrstu'].map((letter) => `palabra${letter}`);
    expect(wordFrequency([words.join(' ')]).map(({ word }) => word)).toEqual(words.slice(0, 20));
  });

  it('weigh their count up to thirty, and are scaled down beyond', () => {
    const texts = (word: string, times: number) => Array.from({ length: times }, () => word);
    expect(wordFrequency([...texts('sombra', 12), 'bancos'])).toEqual([
      { word: 'sombra', count: 12, weight: 12 },
      { word: 'bancos', count: 1, weight: 2 },
    ]);
    expect(
      wordFrequency([...texts('sombra', 60), ...texts('bancos', 20)]).map(({ weight }) => weight),
    ).toEqual([30, 10]);
  });

  it('leave out short words and the commonest words of the language', () => {
    expect(wordFrequency(['Más sombra sobre los bancos, también aquesta Sombra'])).toMatchObject([
      { word: 'bancos', count: 1 },
      { word: 'sombra', count: 1 },
    ]);
    expect(wordFrequency(['aquí'])).toEqual([]);
  });

  it.each([
    ['es', 'sobre entre porque también nuestro había estaban'],
    ['ca and va', 'perquè també aquest aquesta nostra havia'],
    ['en', 'about because their through would'],
    ['eu', 'baina bezala daude horren izango'],
  ])('leave out words that only hold a sentence together: %s', (_, common) => {
    expect(wordFrequency([common])).toEqual([]);
  });

  it('count words of opinion and quantity', () => {
    const opinions = [
      'menos',
      'contra',
      'siempre',
      'nunca',
      'muchos',
      'tampoco',
      'gracias',
      'menys',
      'sempre',
    ];
    expect(
      wordFrequency(opinions)
        .map(({ word }) => word)
        .toSorted(),
    ).toEqual(opinions.toSorted());
  });

  it('stand in alphabetical order where they are used alike, accents or not', () => {
    expect(wordFrequency(['zapatos árboles bancos']).map(({ word }) => word)).toEqual([
      'árboles',
      'bancos',
      'zapatos',
    ]);
    // An invisible joiner does not make the order depend on which answer came first.
    const joined = ['sombra', 'som\u034Fbra'];
    expect(wordFrequency(joined)).toEqual(wordFrequency(joined.toReversed()));
    expect(wordFrequency(joined).map(({ word }) => word)).toEqual(joined);
    expect(wordFrequency(['canto', 'cantó']).map(({ word }) => word)).toEqual(['canto', 'cantó']);
  });

  it('keep Catalan words with a middle dot whole, however it is written', () => {
    expect(wordFrequency(['Col·legi', 'el coŀlegi'])).toMatchObject([{ word: 'col·legi', count: 2 }]);
    expect(wordFrequency(['col·legi públic']).map(({ word }) => word)).toEqual(['col·legi', 'públic']);
  });

  it('are measured by their letters: the middle dot is not one', () => {
    expect(wordFrequency(['al·la'])).toEqual([]);
    expect(wordFrequency(['cel·la'])).toMatchObject([{ word: 'cel·la' }]);
  });
});
