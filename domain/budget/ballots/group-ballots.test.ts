import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { marksOf, type WrittenBallot } from '#fixtures/arbitraries/ballots.ts';
import { groupBallots, supportersOf } from './group-ballots.ts';

const ballots = fc.array(
  fc.uniqueArray(fc.tuple(fc.nat(7), fc.integer({ min: -1, max: 3 })), {
    selector: ([place]) => place,
    maxLength: 8,
  }),
  { maxLength: 40 },
);
const everybody = Int32Array.from({ length: 8 }, (_, place) => place);

/** What each ballot supports, written out, and how many ballots do. */
function plainly(written: readonly WrittenBallot[], withPoints: boolean, seatOf: Int32Array) {
  const counts = new Map<string, number>();
  for (const ballot of written) {
    const supported = ballot
      .map(([place, points]) => [seatOf[place] ?? -1, withPoints ? points : 1] as const)
      .filter(([seat, points]) => seat >= 0 && points > 0)
      .toSorted(([a], [b]) => a - b);
    const key = JSON.stringify(supported);
    if (supported.length > 0) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

describe('equal ballots', () => {
  it('are grouped, and unequal ones are not', () => {
    const seats = fc.constantFrom(everybody, Int32Array.of(2, -1, 0, 1, -1, 3, -1, -1));
    fc.assert(
      fc.property(ballots, fc.boolean(), seats, (written, withPoints, seatOf) => {
        const marks = marksOf('points', written);
        const { groups, weights, supports } = groupBallots(marks, seatOf, withPoints ? marks.points : null);
        const found = new Map(
          Array.from({ length: groups }, (_, group) => {
            const [start, end] = [supports.offsets[group] ?? 0, supports.offsets[group + 1] ?? 0];
            const supported = Array.from(supports.items.subarray(start, end), (seat, at) => [
              seat,
              supports.shares?.[start + at] ?? 1,
            ]);
            return [JSON.stringify(supported), weights[group]];
          }),
        );
        expect(found).toEqual(plainly(written, withPoints, seatOf));
        expect(groups).toBe(found.size);
      }),
      examples(1000),
    );
  });

  it('are counted: of ab, ba, c, c and c, two support a and b, and three support c', () => {
    const written: WrittenBallot[] = [
      [
        [0, 1],
        [1, 1],
      ],
      [
        [1, 1],
        [0, 1],
      ],
      [[2, 1]],
      [[2, 1]],
      [[2, 1]],
    ];
    const grouped = {
      groups: 2,
      weights: Float64Array.of(2, 3),
      supports: { offsets: Uint32Array.of(0, 2, 3), items: Uint32Array.of(0, 1, 2), shares: null },
    };
    expect(groupBallots(marksOf('approval', written), everybody, null)).toEqual(grouped);
    const marks = marksOf('points', written);
    const shares = Float64Array.of(1, 1, 1);
    expect(groupBallots(marks, everybody, marks.points)).toEqual({
      ...grouped,
      supports: { ...grouped.supports, shares },
    });
  });

  it('are found among as many different ones as a large city has', () => {
    // Every ballot names two projects and gives them points that no other ballot gives, or two that no other names.
    const voters = 200_000;
    const offsets = Uint32Array.from({ length: voters + 1 }, (_, ballot) => ballot * 2);
    const points = Float64Array.from({ length: voters * 2 }, (_, mark) => (mark % 2 === 0 ? mark : 1) + 1);
    const alike = { kind: 'points', offsets, projects: new Uint32Array(voters * 2), points } as const;
    for (let ballot = 0; ballot < voters; ballot += 1) alike.projects[ballot * 2 + 1] = 1;
    expect(groupBallots(alike, everybody, points).groups).toBe(voters);
    const projects = Uint32Array.from({ length: voters * 2 }, (_, mark) =>
      mark % 2 === 0 ? Math.floor(mark / 2 / 400) : 500 + (((mark - 1) / 2) % 400),
    );
    const seats = Int32Array.from({ length: 900 }, (_, seat) => seat);
    expect(groupBallots({ kind: 'approval', offsets, projects, points: null }, seats, null).groups).toBe(
      voters,
    );
  });

  it('are found from each project that they support', () => {
    fc.assert(
      fc.property(ballots, (written) => {
        const marks = marksOf('points', written);
        const grouped = groupBallots(marks, everybody, marks.points);
        const { offsets, items, shares } = supportersOf(grouped, 8);
        const there = Array.from({ length: 8 }, (_, seat) =>
          Array.from(items.subarray(offsets[seat], offsets[seat + 1]), (group, at) => [
            seat,
            group,
            shares?.[(offsets[seat] ?? 0) + at],
          ]),
        ).flat();
        const { supports, groups } = grouped;
        const back = Array.from({ length: groups }, (_, group) =>
          Array.from(
            supports.items.subarray(supports.offsets[group], supports.offsets[group + 1]),
            (seat, at) => [seat, group, supports.shares?.[(supports.offsets[group] ?? 0) + at]],
          ),
        ).flat();
        expect(there).toEqual(back.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
      }),
    );
  });
});
