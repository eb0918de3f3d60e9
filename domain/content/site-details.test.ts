import { expect, it } from 'vitest';
import { noDetails } from './site-details.ts';

it('a town whose settings could not be loaded shows no link without a target', () => {
  const { slides, banners, links, contactMailbox, showsAssociations } = noDetails;
  expect([slides, banners, links, contactMailbox, showsAssociations]).toEqual([[], [], [], null, false]);
});
