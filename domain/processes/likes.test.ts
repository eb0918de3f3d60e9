import fc from 'fast-check';
import { expect, it } from 'vitest';
import { likesAsWanted } from './likes.ts';

it('a like that is wanted moves the count by one at most, and asking twice changes nothing more', () => {
  const known = fc.record({ count: fc.integer({ min: 1, max: 1e6 }), liked: fc.boolean() });
  fc.assert(
    fc.property(known, fc.boolean(), (likes, wanted) => {
      const shown = likesAsWanted(likes, wanted);
      expect(shown.count - likes.count).toBe(Number(wanted) - Number(likes.liked));
      expect(likesAsWanted(shown, wanted)).toEqual(shown);
      expect(likesAsWanted(shown, likes.liked)).toEqual(likes);
    }),
  );
});
