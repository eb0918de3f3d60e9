import { expect, it } from 'vitest';
import { isForDoing, placesLackingWords, wordsTimeout } from '#ui-web/e2e/drawn-words.tsx';

it(
  'every screen for reading has its texts in Catalan, English or Basque',
  async () => {
    expect(await placesLackingWords((place) => !isForDoing(place))).toEqual([]);
  },
  wordsTimeout,
);
