import { expect, it } from 'vitest';
import { showcaseFigures } from './showcase-figures.ts';

it('the shops of a showcase are counted by what they sell and by when they were confirmed', () => {
  const day = 86_400_000;
  const shop = (confirmed: number, ...headings: readonly string[]) => ({
    shop: { headings },
    listing: { confirmed },
  });
  const shops = [shop(93 * day + 1, 'food', 'bakery'), shop(93 * day, 'food'), shop(10 * day, 'shoes')];
  expect(showcaseFigures(shops, 100 * day)).toEqual({
    shops: 3,
    confirmed: 1,
    stale: 1,
    headings: [
      { heading: 'food', shops: 2 },
      { heading: 'bakery', shops: 1 },
      { heading: 'shoes', shops: 1 },
    ],
  });
});
