import { expect, it } from 'vitest';
import { placesLackingWords, wordsTimeout } from '#ui-web/e2e/drawn-words.tsx';

it(
  'every screen has its words in English',
  async () => {
    expect(await placesLackingWords('en')).toEqual([]);
  },
  wordsTimeout,
);
