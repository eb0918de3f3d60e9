import { expect, it } from 'vitest';
import { isForDoing, placesLackingWords, wordsTimeout } from '#ui-web/e2e/drawn-words.tsx';

it(
  'every screen that is read has its words in Catalan, English and Basque',
  async () => {
    expect(await placesLackingWords(['en', 'ca', 'eu'], (place) => !isForDoing(place))).toEqual([]);
  },
  wordsTimeout,
);
