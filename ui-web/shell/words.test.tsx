import { expect, it } from 'vitest';
import { placesLackingWords, wordsTimeout } from '#ui-web/e2e/drawn-words.tsx';

it(
  'every screen has its words in Catalan, English and Basque',
  async () => {
    expect(await placesLackingWords(['en', 'ca', 'eu'])).toEqual([]);
  },
  wordsTimeout,
);
