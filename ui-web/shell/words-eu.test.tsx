import { expect, it } from 'vitest';
import { placesLackingWords, wordsTimeout } from '#ui-web/e2e/drawn-words.tsx';

it(
  'every screen has its words in Basque',
  async () => {
    expect(await placesLackingWords('eu')).toEqual([]);
  },
  wordsTimeout,
);
