import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { readTown } from './town.ts';

describe('a town in the API', () => {
  it('keeps host names in lower case, as browsers send them', () => {
    expect(readTown({ realm: 'nova', name: 'Nova', hosts: ['Participa.Nova.example'] })).toMatchObject(
      right({ hosts: ['participa.nova.example'] }),
    );
  });

  it('names the front-end of a host, by any of its names', () => {
    const hosts = ['participa.nova.example', { host: 'Datos.nova.example', portal: 'transparencia' }];
    expect(readTown({ realm: 'nova', name: 'Nova', hosts })).toMatchObject(
      right({
        hosts: ['participa.nova.example', 'datos.nova.example'],
        hostPortals: { 'datos.nova.example': 'transparency' },
      }),
    );
    for (const portal of ['casino', 'nada'])
      expect(readTown({ realm: 'nova', name: 'Nova', hosts: [{ host: 'a.example', portal }] })).toEqual(
        left({ kind: 'unreadable', where: 'hosts' }),
      );
    expect(readTown({ realm: 'nova', name: 'Nova' })).toEqual(
      right(expect.not.objectContaining({ hostPortals: expect.anything() })),
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
