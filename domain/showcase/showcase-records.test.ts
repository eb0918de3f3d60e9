import { expect, it } from 'vitest';
import { noShopDetails } from './shop-details.ts';
import { listingIn } from './showcase-records.ts';

it('a listing that was stored before shops had details and other languages says nothing of them', () => {
  const old = { shop: 'forn', sells: 'Pan' };
  expect(listingIn({ body: old })).toMatchObject({ sells: 'Pan', details: noShopDetails, others: [] });
  const details = { ...noShopDetails, speaks: [], delivers: true };
  expect(listingIn({ body: { ...old, details } }).details.delivers).toBe(true);
});
