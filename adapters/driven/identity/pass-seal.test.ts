import { describe, expect, it } from 'vitest';
import type { PersonKey } from '#application/ports/server/census-register.ts';
import { realmId } from '#domain/shared/ids.ts';
import { readPass } from '#domain/voting/kiosk/pass.ts';
import { memoryKeys } from '#fixtures/memory/voting-keys.ts';
import { keyedHash } from './keyed-hash.ts';
import { passSeal } from './pass-seal.ts';

const place = { realm: realmId('vilanova'), vote: 'budget', secret: 'BCDFGHJKMPRT' };
const ana = 'key of ana' as PersonKey;
const sealOf = (key: string) => passSeal({ ...memoryKeys(), account: keyedHash(Buffer.from(key)) });
const [seal, other] = [sealOf('a'), sealOf('b')];

describe('the seal of a pass', () => {
  it('gives the person back to the same pass of the same vote and town, and to no other', () => {
    const sealed = seal.seal(place, ana);
    expect(seal.open(place, sealed)).toBe(ana);
    for (const else_ of [{ realm: realmId('benialt') }, { vote: 'other' }, { secret: 'BCDFGHJKMPRV' }])
      expect(seal.open({ ...place, ...else_ }, sealed)).toBeNull();
    expect(other.open(place, sealed)).toBeNull();
    expect(seal.open(place, '')).toBeNull();
  });

  it('shows neither person nor pass, and never the same twice', () => {
    const texts = [seal.seal(place, ana), seal.seal(place, ana), seal.digest(place.realm, place.secret)];
    expect(new Set(texts).size).toBe(3);
    for (const text of texts)
      expect(Buffer.from(text, 'base64url').toString('latin1')).not.toMatch(/ana|BCDF/u);
    expect(seal.digest(place.realm, place.secret)).not.toBe(seal.digest(realmId('benialt'), place.secret));
    expect(other.digest(place.realm, place.secret)).not.toBe(seal.digest(place.realm, place.secret));
  });

  it('makes passes that can be read, and tokens of their own', () => {
    const pass = seal.newPass();
    expect(readPass(pass)).toBe(pass);
    expect(seal.newToken()).not.toBe(seal.newToken());
    expect(seal.newId()).not.toBe(seal.newId());
  });
});
