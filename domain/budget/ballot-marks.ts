import type { BallotMarks } from './election.ts';

/** Collects the ballots of a budget in the form that its rules read. */
export interface MarkKeeper {
  /** The next ballot names the first `length` of these places. */
  readonly take: (places: ArrayLike<number>, length: number) => void;
  readonly marks: () => BallotMarks;
}

/**
 * Begins with no ballot. The projects of a ballot stand in the order of the survey, in whatever order it names them:
 * the same ballots give the same marks, and the order of choosing is not revealed.
 */
export function markKeeper(): MarkKeeper {
  const offsets = [0];
  const projects: number[] = [];
  return {
    take: (places, length) => {
      const from = projects.length;
      for (let at = 0; at < length; at += 1) {
        const place = places[at] as number;
        let to = projects.length;
        for (; to > from && (projects[to - 1] as number) > place; to -= 1)
          projects[to] = projects[to - 1] as number;
        projects[to] = place;
      }
      offsets.push(projects.length);
    },
    marks: () => ({
      kind: 'approval',
      offsets: Uint32Array.from(offsets),
      projects: Uint32Array.from(projects),
      points: null,
    }),
  };
}

/** The same ballots after projects have moved or were removed: a ballot then names the ones that are left. */
export function movedMarks(
  { offsets, projects }: BallotMarks,
  placeOf: (place: number) => number | undefined,
): BallotMarks {
  const keeper = markKeeper();
  for (let ballot = 1; ballot < offsets.length; ballot += 1) {
    const named = projects.subarray(offsets[ballot - 1], offsets[ballot]);
    const places = [...named].map(placeOf).filter((place) => place !== undefined);
    keeper.take(places, places.length);
  }
  return keeper.marks();
}
