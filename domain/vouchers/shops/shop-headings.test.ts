import { describe, expect, it } from 'vitest';
import { headingsOf } from './shop-headings.ts';

describe('what shops sell', () => {
  it('is each heading once, in their order, the rest last', () => {
    const shops = [{ headings: ['other', 'books'] }, { headings: ['books', 'food'] }, { headings: [] }];
    expect(headingsOf(shops)).toEqual(['food', 'books', 'other']);
    expect(headingsOf([])).toEqual([]);
  });

  it('has no heading that is not one', () => {
    expect(headingsOf([{ headings: ['weapons'] }])).toEqual([]);
  });
});
