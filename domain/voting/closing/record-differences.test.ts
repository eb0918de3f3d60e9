import { describe, expect, it } from 'vitest';
import { differencesFromRecord, type RecordedList } from './record-differences.ts';

const recorded = (more: Partial<RecordedList> = {}): RecordedList => ({
  id: 'joven',
  list: 'head',
  ballots: 69,
  web: 40,
  paper: 29,
  ...more,
});
const list = { survey: 'joven', counted: 'head', ballots: 69 };

describe('a published list', () => {
  it('is that of the record, with the ballots of both channels', () => {
    expect(differencesFromRecord([recorded({ id: 'other' }), recorded()], list)).toEqual([]);
    expect(differencesFromRecord([recorded({ web: null, paper: null })], list)).toEqual([]);
  });

  it('is another one if a byte, a ballot or a channel is another', () => {
    expect(differencesFromRecord([recorded()], { ...list, counted: 'x' })).toEqual([
      { kind: 'otherList', recorded: 'head', counted: 'x' },
    ]);
    expect(differencesFromRecord([recorded({ web: null })], { ...list, ballots: 40 })).toEqual([
      { kind: 'otherCount', recorded: 69, counted: 40 },
    ]);
    expect(differencesFromRecord([recorded({ paper: 28 })], list)).toEqual([
      { kind: 'channels', recorded: 68, counted: 69 },
    ]);
    expect(differencesFromRecord([recorded({ paper: null })], list)).toEqual([]);
  });

  it('is not in a record that does not name it', () => {
    for (const surveys of [
      [],
      [recorded({ list: null })],
      [recorded({ ballots: null })],
      [recorded({ id: 'b' })],
    ])
      expect(differencesFromRecord(surveys, list)).toEqual([{ kind: 'notInRecord' }]);
  });
});
