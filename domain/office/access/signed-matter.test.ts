import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordChallenge } from '../../voting/closing/sign-closing.ts';
import {
  isChallengeOf,
  isKeyedMatter,
  type KeyedMatter,
  matterChallenge,
  signedMatterKinds,
} from './signed-matter.ts';

const matters = fc.record({
  kind: fc.constantFrom(...signedMatterKinds),
  of: fc.string(),
  hash: fc.string(),
});
const opening: KeyedMatter = { kind: 'open', of: 'joven', hash: 'a803' };

describe('what a passkey signs', () => {
  it('is a text with the matter, the vote and the hash', () => {
    expect(matterChallenge(opening, 'x7')).toBe('concejo signature ["open","joven","a803"] x7');
  });

  it('stands for no other matter, whatever its parts are', () => {
    fc.assert(
      fc.property(matters, matters, fc.string(), (one, other, secret) => {
        const isSame = one.kind === other.kind && one.of === other.of && one.hash === other.hash;
        expect(isChallengeOf(other, matterChallenge(one, secret))).toBe(isSame);
      }),
    );
    for (const other of [
      { ...opening, kind: 'cancel' as const },
      { ...opening, of: 'joven"' },
      { ...opening, hash: 'a80' },
    ])
      expect(isChallengeOf(other, matterChallenge(opening, 'x7'))).toBe(false);
    expect(isChallengeOf(opening, matterChallenge({ ...opening }, 'x8'))).toBe(true);
  });

  it('is neither the challenge of a session nor that of a closing record', () => {
    for (const text of ['a803', recordChallenge('a803')]) expect(isChallengeOf(opening, text)).toBe(false);
  });

  it('is not asked for if its parts are too long to be one', () => {
    expect(isKeyedMatter({ ...opening, of: 'x'.repeat(300), hash: 'x'.repeat(300) })).toBe(true);
    expect(isKeyedMatter({ ...opening, of: 'x'.repeat(301) })).toBe(false);
    expect(isKeyedMatter({ ...opening, hash: 'x'.repeat(301) })).toBe(false);
  });
});
