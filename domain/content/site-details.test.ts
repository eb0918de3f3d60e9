import { expect, it } from 'vitest';
import { noDetails } from './site-details.ts';

it('a town whose settings could not be loaded shows no link without a target', () => {
  const { slides, banners, links, contactMailbox, showsAssociations } = noDetails;
  expect([slides, banners, links, contactMailbox, showsAssociations]).toEqual([[], [], [], null, false]);
  const { foot, interest, embeddingSites, categories } = noDetails;
  expect([foot.columns, foot.logos, interest, embeddingSites, categories]).toEqual([[], [], [], [], []]);
});

it('a town whose settings could not be loaded says nothing in its foot, and lets people like', () => {
  const { organisation, address, phone, email, hours } = noDetails.foot;
  expect([organisation, address, phone, email, hours]).toEqual(['', '', null, null, null]);
  expect(noDetails.hidesLikes).toBe(false);
});
