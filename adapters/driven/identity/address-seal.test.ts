import { describe, expect, it } from 'vitest';
import { hashingKeys } from '#fixtures/memory/voting-keys.ts';
import { addressSeal } from './address-seal.ts';

const email = 'ana@correu.example';
const seal = addressSeal(hashingKeys());

describe('a sealed address', () => {
  it('is opened again, whatever is written in it', () => {
    for (const address of [email, '', 'à@ñ.example', `${'x'.repeat(400)}@correu.example`])
      expect(seal.open(seal.seal(address, 'request 1'), 'request 1')).toBe(address);
  });

  it('shows neither the address nor its length, nor that two are the same', () => {
    const [one, again, longer] = [email, email, `anna.maria.${email}`].map((one) => seal.seal(one, 's'));
    expect(one).not.toBe(again);
    expect(longer).toHaveLength(one?.length ?? 0);
    expect(Buffer.from(one ?? '', 'base64url').toString('latin1')).not.toContain('ana');
  });

  it('is not opened for another subject, under another key, or once it was changed', () => {
    const sealed = seal.seal(email, 'request 1');
    const other = addressSeal({ account: () => 'ab'.repeat(32) });
    const changed = `${sealed.slice(0, -4)}AAAA`;
    expect(seal.open(sealed, 'request 2')).toBeNull();
    expect(other.open(sealed, 'request 1')).toBeNull();
    for (const text of [changed, '', 'short', email]) expect(seal.open(text, 'request 1')).toBeNull();
  });
});
