import type { Instant } from '../../shared/calendar-day.ts';
import { type StepFault, faultAfter, type HashText, type Step } from './step.ts';

/** All chains of a town at a moment in one hash: printed elsewhere, it shows later that no chain lost its end. */
export interface TownHead {
  readonly realm: string;
  /** Steps up to this moment, included, are counted. */
  readonly at: Instant;
  readonly steps: number;
  readonly hash: string;
}

/** A chain that does not verify. */
export interface BrokenChain extends StepFault {
  readonly subject: string;
}

/** What an audit found in a town. */
export interface AuditedTown {
  readonly realm: string;
  readonly chains: number;
  readonly steps: number;
  readonly broken: readonly BrokenChain[];
  /** In the order of the moments that were asked for. */
  readonly heads: readonly TownHead[];
}

/**
 * How long a step may take until it is stored: a head counts only what is older, so that it never changes. Statements end
 * after ten seconds, and clocks of processes that are an hour apart are told to the operator.
 */
export const settledAfter = 3_600_000;

/** The moment of the head that is printed now. */
export const headMoment = (now: Instant): Instant => now - settledAfter;

interface HeadInWork {
  readonly at: Instant;
  steps: number;
  hash: string;
}

/**
 * Reads all steps of a town, in the order of subject and number, and says what is wrong and which heads it had at the
 * moments asked for. It keeps one step at a time.
 */
export function auditing(realm: string, moments: readonly Instant[], hash: HashText) {
  const broken: BrokenChain[] = [];
  const heads: HeadInWork[] = moments.map((at) => ({ at, steps: 0, hash: hash(`concejo-head-1 ${realm}`) }));
  let [chains, steps] = [0, 0];
  let last: Step | null = null;
  let isBroken = false;
  const count = (step: Step) => {
    for (const head of heads.filter(({ at }) => step.at <= at)) {
      head.steps += 1;
      head.hash = hash(`${head.hash} ${step.hash}`);
    }
  };
  return {
    read: (step: Step): void => {
      const before: Step | null = last?.subject === step.subject ? last : null;
      if (before === null) [chains, isBroken] = [chains + 1, false];
      const fault = isBroken
        ? null
        : faultAfter(step, before, { chain: { realm, subject: step.subject }, hash });
      if (fault !== null) {
        broken.push({ subject: step.subject, ...fault });
        isBroken = true;
      }
      count(step);
      steps += 1;
      last = step;
    },
    result: (): AuditedTown => ({
      realm,
      chains,
      steps,
      broken,
      heads: heads.map((head) => ({ realm, ...head })),
    }),
  };
}

/** The heads printed before that these chains do not have any more: a step was cut off or changed since. */
export const headsLost = (printed: readonly TownHead[], found: readonly TownHead[]): readonly TownHead[] =>
  printed.filter(
    (head) =>
      !found.some(
        ({ realm, at, steps, hash }) =>
          realm === head.realm && at === head.at && steps === head.steps && hash === head.hash,
      ),
  );
