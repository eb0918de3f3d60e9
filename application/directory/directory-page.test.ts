import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DirectoryPage, readDirectoryPage, writeDirectoryPage } from './directory-page.ts';

describe('the address of the associations page', () => {
  it('is read as it was written', () => {
    const anyPage: fc.Arbitrary<DirectoryPage> = fc.record({
      view: fc.constantFrom('directory', 'map', 'resources'),
      search: fc.string({ maxLength: 20 }).map((text) => text.trim()),
      types: fc.oneof(
        fc.constant('all' as const),
        fc.subarray(['Medio Ambiente', 'Teatro', 'Jubilados-pensionistas']),
      ),
    });
    fc.assert(
      fc.property(anyPage, (page) => {
        const written = new Map(writeDirectoryPage(page));
        expect(readDirectoryPage((name) => written.get(name) ?? null)).toEqual(page);
      }),
    );
  });

  it('begins with the directory of all, whatever else it says', () => {
    const usual = { view: 'directory', search: '', types: 'all' };
    expect(readDirectoryPage(() => null)).toEqual(usual);
    expect(readDirectoryPage((name) => (name === 'vista' ? 'constructor' : null))).toEqual(usual);
    expect(writeDirectoryPage({ view: 'directory', search: '', types: 'all' })).toEqual([]);
  });

  it('says which types the map shows, and that it shows none', () => {
    const none: DirectoryPage = { view: 'map', search: 'judo', types: [] };
    const written = writeDirectoryPage(none);
    expect(written).toEqual([
      ['vista', 'mapa'],
      ['texto', 'judo'],
      ['tipos', 'ninguno'],
    ]);
    expect(readDirectoryPage((name) => new Map<string, string>(written).get(name) ?? null)).toEqual(none);
    const some = writeDirectoryPage({ ...none, types: ['Teatro', 'Deporte'] });
    expect(some).toContainEqual(['tipos', 'Teatro,Deporte']);
    expect(readDirectoryPage((name) => new Map<string, string>(some).get(name) ?? null).types).toEqual([
      'Teatro',
      'Deporte',
    ]);
  });
});
