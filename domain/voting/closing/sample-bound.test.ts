import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckedSample, mostWrong } from './sample-bound.ts';

/** How many samples of that size there are, and in how many at most so many of the first `bad` ballots are found. */
function counted({ of, checked, wrong }: CheckedSample, bad: number) {
  let [all, within] = [0, 0];
  for (let sample = 0; sample < 2 ** of; sample += 1) {
    const drawn = Array.from({ length: of }, (_, n) => n).filter((n) => (sample >> n) % 2 === 1);
    if (drawn.length !== checked) continue;
    all += 1;
    if (drawn.filter((n) => n < bad).length <= wrong) within += 1;
  }
  return { all, within };
}

/** The same bound by looking at every sample that there is. */
function naive(sample: CheckedSample): number {
  const numbers = Array.from({ length: sample.of + 1 }, (_, bad) => bad);
  return Math.max(
    ...numbers.filter((bad) => {
      const { all, within } = counted(sample, bad);
      return bad >= sample.wrong && within * 20 > all;
    }),
  );
}

const someCheck = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.nat(), fc.nat())
  .map(([of, checked, wrong]) => ({ of, checked: checked % (of + 1), wrong }))
  .map((one) => ({ ...one, wrong: one.wrong % (one.checked + 1) }));

describe('the most wrongly entered ballots that a sample does not exclude', () => {
  it('are as many as an enumeration of all samples finds', () => {
    fc.assert(
      fc.property(someCheck, (sample) => {
        expect(mostWrong(sample)).toBe(naive(sample));
      }),
    );
  });

  it('are those that were found if every ballot was checked, and all if none was', () => {
    for (const wrong of [0, 1, 7]) expect(mostWrong({ of: 60, checked: 60, wrong })).toBe(wrong);
    expect(mostWrong({ of: 60, checked: 0, wrong: 0 })).toBe(60);
  });

  it.each([
    [{ of: 500, checked: 100, wrong: 0 }, 13],
    [{ of: 500, checked: 100, wrong: 1 }, 21],
    [{ of: 20, checked: 10, wrong: 0 }, 3],
    // Of two ballots one is wrong: half of the samples of one would not show it.
    [{ of: 2, checked: 1, wrong: 0 }, 1],
    [{ of: 20_000, checked: 400, wrong: 3 }, 383],
  ])('of %j are %i', (sample, most) => expect(mostWrong(sample)).toBe(most));

  it('decide at exactly one in twenty: such a number is excluded', () => {
    // One wrong ballot of twenty is missed by one sample of nineteen in twenty: 1/20, no more.
    expect(mostWrong({ of: 20, checked: 19, wrong: 0 })).toBe(0);
    expect(mostWrong({ of: 19, checked: 18, wrong: 0 })).toBe(1);
  });

  it('never grow with more ballots checked, nor shrink with more found', () => {
    const size = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(size, fc.nat(), fc.nat(), (of, a, b) => {
        const checked = a % of;
        const wrong = b % (checked + 1);
        const most = mostWrong({ of, checked, wrong });
        expect(most).toBeGreaterThanOrEqual(wrong);
        expect(most).toBeLessThanOrEqual(of - checked + wrong);
        expect(mostWrong({ of, checked: checked + 1, wrong })).toBeLessThanOrEqual(most);
        expect(mostWrong({ of, checked: checked + 1, wrong: wrong + 1 })).toBeGreaterThanOrEqual(
          mostWrong({ of, checked: checked + 1, wrong }),
        );
      }),
    );
  });
});
