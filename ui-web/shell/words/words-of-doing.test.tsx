import { expect, it } from 'vitest';
import { isForDoing, placesLackingWords, wordsTimeout } from '#ui-web/e2e/drawn-words.tsx';

it(
  'every screen for voting or writing has its texts in Catalan, English or Basque',
  async () => {
    expect(await placesLackingWords(isForDoing)).toEqual([]);
  },
  wordsTimeout,
);
