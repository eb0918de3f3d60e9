import type { BallotMarks, Election } from '../election.ts';
import type { Share } from '../parameters.ts';
import type { Draw } from './random.ts';

/**
 * The election with some choices changed by chance: each project that a ballot names is replaced, with a probability of
 * `share`, by one that the ballot does not name, each as likely as any other. So every ballot names as many as before, and
 * the new one has the rank or the points of the old one. A ballot that names all stays as it is.
 *
 * @example With a share of 1 % and 20,000 ballots of three projects, about 600 of the 60,000 choices change
 */
export function noisyElection(
  election: Election,
  marks: BallotMarks,
  { numerator, denominator }: Share,
  draw: Draw,
): Election {
  const { projects: all } = election;
  const limit = (2 ** 32 * numerator) / denominator;
  const projects = marks.projects.slice();
  for (let ballot = 0; ballot + 1 < marks.offsets.length; ballot += 1) {
    const from = marks.offsets[ballot] as number;
    const named = projects.subarray(from, marks.offsets[ballot + 1]);
    if (named.length === all.length) continue;
    for (let at = 0; at < named.length; at += 1)
      if (draw.next() < limit) named[at] = another(named, all.length, draw);
  }
  const counts = new Float64Array(all.length);
  for (const place of projects) counts[place] = (counts[place] as number) + 1;
  const votes = new Map(all.map(({ id }, place) => [id, counts[place] as number]));
  return { ...election, votes, marks: { ...marks, projects } };
}

function another(named: Uint32Array, projects: number, draw: Draw): number {
  for (;;) {
    const place = draw.below(projects);
    if (!named.includes(place)) return place;
  }
}
