import type { Allocation, Funded, Unfunded } from '../allocation.ts';
import type { Election } from '../election.ts';
import type { Share } from '../parameters.ts';
import { noisyElection } from './noisy-election.ts';
import { drawOf } from './random.ts';

/** The most runs of one question. */
export const mostRuns = 10_000;

/** How much chance there is: the share of the choices that change, how many runs, and the seed that they begin with. */
export interface NoiseSettings {
  readonly flip: Share;
  readonly runs: number;
  readonly seed: number;
}

/** A project over all runs. */
export interface NoisyProject {
  readonly entry: Funded | Unfunded;
  /** In how many runs it is funded. */
  readonly times: number;
}

/** How an outcome stands up to chance. */
export interface Noise extends NoiseSettings {
  readonly projects: readonly NoisyProject[];
  /** How many runs fund the same projects. */
  readonly same: number;
  /** How many runs the rule refuses, for instance since a tie is open. They fund nothing. */
  readonly refused: number;
}

/** Computes the rule on a changed election; null if the rule refuses it. */
type Recompute = (changed: Election) => Allocation | null;

/**
 * In how many of some runs each project stays funded if a part of the choices is changed by chance. The same seed gives
 * the same figures. `told` is called with the number of runs done.
 */
export function noiseOf(
  election: Election & { readonly marks: NonNullable<Election['marks']> },
  allocation: Allocation,
  recompute: Recompute,
  settings: NoiseSettings,
  told: (runs: number) => void = () => undefined,
): Noise {
  const times = new Map(allocation.order.map(({ id }) => [id, 0]));
  const before = idsOf(allocation);
  let [same, refused] = [0, 0];
  for (let run = 0; run < settings.runs; run += 1) {
    const draw = drawOf(settings.seed, run);
    const outcome = recompute(noisyElection(election, election.marks, settings.flip, draw));
    const ids = outcome === null ? null : idsOf(outcome);
    if (ids === null) refused += 1;
    else if (ids.size === before.size && [...ids].every((id) => before.has(id))) same += 1;
    for (const id of ids ?? []) times.set(id, (times.get(id) as number) + 1);
    told(run + 1);
  }
  const projects = [...allocation.funded, ...allocation.unfunded]
    .toSorted((a, b) => a.step - b.step)
    .map((entry) => ({ entry, times: times.get(entry.project.id) as number }));
  return { ...settings, projects, same, refused };
}

const idsOf = ({ funded }: Allocation) => new Set(funded.map(({ project }) => project.id));
