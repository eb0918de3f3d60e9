import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { readTown } from './town.ts';

describe('a town in the API', () => {
  it('keeps host names in lower case, as browsers send them', () => {
    expect(readTown({ realm: 'nova', name: 'Nova', hosts: ['Participa.Nova.example'] })).toMatchObject(
      right({ hosts: ['participa.nova.example'] }),
    );
  });

  it('checks no identity unless it says so', () => {
    const nova = { realm: 'nova', name: 'Nova' };
    expect(readTown(nova)).toMatchObject(right({ checksIdentity: false }));
    expect(readTown({ ...nova, identityCheck: true })).toMatchObject(right({ checksIdentity: true }));
    expect(readTown({ ...nova, identityCheck: 'yes' })).toMatchObject(
      left({ kind: 'unreadable', where: 'identityCheck' }),
    );
  });

  it('has a name that can be part of an address', () => {
    for (const realm of ['', 'Nova', '1nova', 'no va', '../nova', 'n/ova', 'x'.repeat(64)]) {
      expect(readTown({ realm, name: 'Nova' })).toEqual(left({ kind: 'unreadable', where: 'realm' }));
    }
  });
});
