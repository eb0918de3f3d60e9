import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsReaders, readingIn, readingRecord } from './news-reading.ts';

const [rosa, pau, neus] = ['Rosa', 'Pau', 'Neus'].map((name) => ({ id: name.toLowerCase(), name }));
const people = [rosa, pau, neus].flatMap((one) => one ?? []);

describe('who has read a piece of news', () => {
  it('is listed in the order in which they read it, and who has not by name', () => {
    const readings = [
      { news: 'n', person: 'rosa', at: 9 },
      { news: 'n', person: 'pau', at: 5 },
    ];
    const readers = newsReaders([...people, { id: 'biel', name: 'Biel' }], readings);
    expect(readers.read.map(({ name }) => name)).toEqual(['Pau', 'Rosa']);
    expect(readers.missing.map(({ name }) => name)).toEqual(['Biel', 'Neus']);
  });

  it('leaves out who no longer works here', () => {
    const { read, missing } = newsReaders(people, [{ news: 'n', person: 'gone', at: 1 }]);
    expect([read.length, missing.length]).toEqual([0, 3]);
  });

  it('has each person once, in one of the two lists', () => {
    const ids = fc.uniqueArray(fc.string(), { maxLength: 8 });
    fc.assert(
      fc.property(ids, fc.array(fc.string()), (all, who) => {
        const { read, missing } = newsReaders(
          all.map((id) => ({ id, name: id })),
          who.map((person, at) => ({ news: 'n', person, at })),
        );
        expect([...read, ...missing].map(({ id }) => id).toSorted()).toEqual(all.toSorted());
      }),
    );
  });

  it('is stored as one record for each person', () => {
    const reading = { news: 'n', person: 'rosa', at: 9 };
    const record = readingRecord(reading);
    expect(record).toMatchObject({ kind: 'newsReading', id: 'n/rosa', owner: 'n', version: 1 });
    expect(readingIn(record)).toEqual(reading);
  });
});
