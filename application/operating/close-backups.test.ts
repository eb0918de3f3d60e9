import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballotsIn } from './backup-manifest.ts';
import { fewVotesBetween } from './close-backups.ts';

const counts = (survey: string, marks: number) => ({ realm: 'nova', survey, ballots: marks, marks });

describe('two backups', () => {
  it('lie too close where one to twenty-four people voted in between, whichever came first', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(60), (before, more) => {
        const [one, two] = [[counts('poll', before)], [counts('poll', before + more)]];
        const expected = more > 0 && more < 25 ? [{ realm: 'nova', survey: 'poll', votes: more }] : [];
        expect(fewVotesBetween(one, two)).toEqual(expected);
        expect(fewVotesBetween(two, one)).toEqual(expected);
      }),
    );
  });

  it('lie too close in a survey that only one of them has', () => {
    const few = [{ realm: 'nova', survey: 'new', votes: 3 }];
    expect(fewVotesBetween([counts('poll', 9)], [counts('poll', 9), counts('new', 3)])).toEqual(few);
    expect(fewVotesBetween([counts('poll', 9), counts('new', 3)], [counts('poll', 9)])).toEqual(few);
  });

  it('are counted by their ballots', () => {
    expect(ballotsIn([counts('poll', 9), counts('new', 3)])).toBe(12);
    expect(ballotsIn([])).toBe(0);
  });
});
