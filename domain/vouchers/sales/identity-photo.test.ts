import fc from 'fast-check';
import { expect, it } from 'vitest';
import { identityPhotoLasts, keyDay, lastKeyDay } from './identity-photo.ts';

it('the key of a photo is destroyed within its thirty days, and not a day earlier than needed', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
      const end = at + identityPhotoLasts;
      expect(lastKeyDay(end)).toBe(keyDay(at));
      expect(lastKeyDay(end - 86_400_000)).toBeLessThan(keyDay(at));
    }),
  ));
