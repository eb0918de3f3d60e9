import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaperEntry } from '#domain/voting/paper/entry.ts';
import { entriesAfter, keptEntries } from './kept-entries.ts';

const anEntry = fc.record({
  box: fc.constantFrom('mercat', 'zoco'),
  number: fc.integer({ min: 1, max: 12 }),
  person: fc.constantFrom('amparo', 'lluc', 'vicent'),
  name: fc.constantFrom('A', 'B'),
  settles: fc.boolean(),
  answers: fc.constantFrom({}, { a: { kind: 'blank' as const } }),
});
const placeOf = ({ box, number, person }: PaperEntry) => JSON.stringify([box, number, person]);
/** As a database orders them. */
const inOrder = (one: PaperEntry, other: PaperEntry) =>
  one.box.localeCompare(other.box) || one.number - other.number || one.person.localeCompare(other.person);

describe('entries after an act', () => {
  it('are those that a database would give, in their order', () => {
    const act = fc.record({ put: fc.option(anEntry), drop: fc.option(anEntry) });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const rows = new Map<string, PaperEntry>();
        let entries: readonly PaperEntry[] = [];
        for (const one of acts) {
          entries = entriesAfter(entries, one);
          if (one.drop !== null) rows.delete(placeOf(one.drop));
          if (one.put !== null) rows.set(placeOf(one.put), one.put);
        }
        expect(entries).toEqual([...rows.values()].toSorted(inOrder));
      }),
    );
  });
});

describe('entries that a process keeps', () => {
  it('are used with the count that they were kept with, and with no other', () => {
    const kept = keptEntries();
    expect(kept.find('v', 1)).toBeNull();
    kept.keep('v', { changes: 1, entries: [] });
    expect([kept.find('v', 1), kept.find('v', 2), kept.find('w', 1), kept.find('v', null)]).toEqual([
      [],
      null,
      null,
      null,
    ]);
  });

  it('are those of the votes that were entered last, and none that nobody counts', () => {
    const kept = keptEntries();
    for (const vote of ['a', 'b', 'c', 'd', 'a', 'e']) kept.keep(vote, { changes: 1, entries: [] });
    expect(['a', 'b', 'c', 'd', 'e'].filter((vote) => kept.find(vote, 1) !== null)).toEqual([
      'a',
      'c',
      'd',
      'e',
    ]);
    kept.keep('e', { changes: null, entries: [] });
    expect([kept.find('e', null), kept.find('e', 1)]).toEqual([null, null]);
  });
});
