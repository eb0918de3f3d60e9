import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { readIdentities, readRecipients } from './age-keys.ts';
import { fromBech32, toBech32 } from './bech32.ts';

const made = (name: string) =>
  readFileSync(new URL(`../../../../fixtures/age/${name}`, import.meta.url), 'utf8');

describe('a key of age', () => {
  it('is read as it was written, and not if a letter of it is another one', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.nat(50),
        fc.nat(30),
        (bytes, at, by) => {
          const text = toBech32('age', bytes);
          expect(fromBech32('age', text)).toEqual(Buffer.from(bytes));
          const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
          const place = 4 + at;
          const other = letters.charAt((letters.indexOf(text.charAt(place)) + 1 + by) % 32);
          expect(fromBech32('age', text.slice(0, place) + other + text.slice(place + 1))).toBeNull();
        },
      ),
      { numRuns: 300 },
    );
    for (const text of ['', 'age1', 'age1qqqq', 'other1qqqqqqqq', 'age1bbbbbbbb'])
      expect(fromBech32('age', text)).toBeNull();
  });

  it('is read from the files that age-keygen writes, and both halves fit', () => {
    const [identities, recipients] = [
      readIdentities(made('identity.txt')),
      readRecipients(made('recipient.txt')),
    ];
    if (isLeft(identities) || isLeft(recipients)) throw new Error('the keys cannot be read');
    expect(identities.right.map(({ recipient }) => recipient)).toEqual(recipients.right);
    expect(toBech32('age', recipients.right[0] ?? Buffer.alloc(0))).toBe(made('recipient.txt').trim());
  });

  it('that is private is refused where a public one belongs, and nothing of it is repeated', () => {
    expect(readRecipients(made('identity.txt'))).toEqual(left({ kind: 'privateKey', why: '' }));
  });

  it('is missed in an empty file, and named by its number if it is misspelt', () => {
    for (const read of [readRecipients, readIdentities])
      expect(read('# only a note\n\n')).toEqual(left({ kind: 'noKeyInFile', why: '' }));
    const key = made('recipient.txt');
    expect(readRecipients(`# ours\n${key}${key.replace('age14', 'age15')}`)).toEqual(
      left({ kind: 'notAKey', why: '2' }),
    );
    expect(readIdentities(key)).toEqual(left({ kind: 'notAKey', why: '1' }));
    expect(readRecipients(toBech32('age', Buffer.alloc(31)))).toEqual(left({ kind: 'notAKey', why: '1' }));
    expect(readRecipients(`${key}\r\n${key}`)).toMatchObject(right([{}, {}]));
  });
});
