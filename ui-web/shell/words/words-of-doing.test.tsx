import { expect, it } from 'vitest';
import { isForDoing, placesLackingWords, wordsTimeout } from '#ui-web/e2e/drawn-words.tsx';

it(
  'every screen where one votes or writes has its words in Catalan, English and Basque',
  async () => {
    expect(await placesLackingWords(['en', 'ca', 'eu'], isForDoing)).toEqual([]);
  },
  wordsTimeout,
);
