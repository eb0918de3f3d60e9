import { expect, it } from 'vitest';
import { placesLackingWords, wordsTimeout } from '#ui-web/e2e/drawn-words.tsx';

it(
  'every screen has its words in Catalan',
  async () => {
    expect(await placesLackingWords('ca')).toEqual([]);
  },
  wordsTimeout,
);
