import { describe, expect, it } from 'vitest';
import type { TownFile } from '#domain/files/town-file.ts';
import { realmId } from '#domain/shared/ids.ts';
import { mediaTypeOf } from './media-type.ts';
import { withOfficeFiles } from './with-office-files.ts';

const realm = realmId('nova');
const file = (hash: string | null): TownFile => ({
  name: 'a',
  kind: 'png',
  words: {},
  focus: null,
  by: '',
  at: 0,
  isPublished: false,
  replaced: [],
  content: hash === null ? null : { hash, type: 'image/png', bytes: 3, width: 1, height: 1, sizes: [] },
});
const byName = new Map([
  ['shown.png', { file: file('hash'), isPublic: true }],
  ['hidden.png', { file: file('hash'), isPublic: false }],
  ['loaded.png', { file: file(null), isPublic: true }],
]);
const files = withOfficeFiles(
  {
    names: async () => ['loaded.png', 'shown.png'],
    small: async (_, name) => ({ content: new TextEncoder().encode(`folder ${name}`) }),
  },
  {
    shown: async (_, name) => byName.get(name) ?? null,
    publicNames: async () => ['shown.png', 'new.png'],
  },
  { get: async (hash) => new TextEncoder().encode(hash) },
);
const small = async (name: string, most = 100) => {
  const found = await files.small(realm, name, most);
  return found && new TextDecoder().decode(found.content ?? undefined);
};

describe('the files of a town as the public finds them', () => {
  it('are those of its folder and the public ones of the office, each name once', async () => {
    expect(await files.names(realm)).toEqual(['loaded.png', 'shown.png', 'new.png']);
  });

  it('are read from the office first, and never if they are not public', async () => {
    expect(await small('shown.png')).toBe('hash');
    expect(await small('shown.png', 2)).toBe('');
    expect(await small('hidden.png')).toBeNull();
    expect(await small('loaded.png')).toBe('folder loaded.png');
    expect(await small('other.png')).toBe('folder other.png');
  });

  it('have the type that their name says', () => {
    expect([mediaTypeOf('a.JPG'), mediaTypeOf('a.xyz'), mediaTypeOf('')]).toEqual([
      'image/jpeg',
      'application/octet-stream',
      'application/octet-stream',
    ]);
  });
});
