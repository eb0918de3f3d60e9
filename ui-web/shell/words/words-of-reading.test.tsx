import { expect, it } from 'vitest';
import { isForDoing, placesLackingWords, wordsTimeout } from '#ui-web/e2e/drawn-words.tsx';

it(
  'every screen for reading has its texts in Catalan, English and Basque',
  async () => {
    expect(await placesLackingWords(['en', 'ca', 'eu'], (place) => !isForDoing(place))).toEqual([]);
  },
  wordsTimeout,
);
