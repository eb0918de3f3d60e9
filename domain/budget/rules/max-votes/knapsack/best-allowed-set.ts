import type { Contender } from '../../../contender.ts';
import { hasLimits, limitOn, type Purse, paying } from '../../../purse.ts';
import type { FixedSums } from '../../../rule-parts.ts';
import { type Packed, packerOf } from './best-set.ts';
import { isBefore, type Ranking } from './ladder.ts';

/** The contenders and what each is worth. */
interface Packing {
  readonly contenders: readonly Contender[];
  readonly worths: readonly bigint[];
  /** Their values alone, without what is under them in the worths. */
  readonly values: readonly bigint[];
  /**
   * Decides between sets of the same worth by the first item in which they differ; without it, any of them may be
   * found.
   */
  readonly ranking: Ranking | null;
  /** Is called each time that a project is weighed. */
  readonly weighed?: () => void;
}

/** The best set that can be paid from a purse, and without one of the contenders. */
type BestAllowedSet = (purse: Purse, without?: number) => Packed;

/**
 * Remembers what was found for the same money: where no limits bind, projects of one amount leave the same to the others,
 * and the best set of all is that without one of them which it does not hold.
 */
export function remembering(best: BestAllowedSet): BestAllowedSet {
  const known = new Map<number, Packed>();
  return (purse, without) => {
    if (without === undefined || hasLimits(purse)) return best(purse, without);
    const found = known.get(purse.remaining) ?? best(purse);
    known.set(purse.remaining, found);
    return found.has(without) ? best(purse, without) : found;
  };
}

/** Contenders, by their places, that are already known to be in or out. */
interface Part {
  readonly inside: ReadonlySet<number>;
  readonly outside: ReadonlySet<number>;
}

/**
 * The set of greatest worth that fits the purse and all its limits. The limits are left aside at first: where the best
 * set breaks one, one of those that break it must be left out, and each of these cases is looked into in turn, if it
 * can still be better than the best allowed set so far.
 */
export function bestAllowedSetOf(packing: Packing): BestAllowedSet {
  const bestWithin = withinParts(packing);
  return (purse, without) => {
    let best: Packed = { worth: 0n, has: () => false };
    const open: Part[] = [{ inside: new Set(), outside: new Set(without === undefined ? [] : [without]) }];
    for (let part = open.pop(); part; part = open.pop()) {
      const { inside, outside } = part;
      const found = bestWithin(part, purse);
      if (!isBetter(packing, found, best)) continue;
      const broken = breaking(packing, found, purse);
      if (broken.length === 0) best = found;
      const avoidable = broken.filter((place) => !inside.has(place));
      for (const [index, place] of avoidable.entries()) {
        open.push({
          inside: new Set([...inside, ...avoidable.slice(0, index)]),
          outside: new Set([...outside, place]),
        });
      }
    }
    return best;
  };
}

function isBetter({ ranking }: Packing, one: Packed, other: Packed): boolean {
  if (one.worth !== other.worth || ranking === null) return one.worth > other.worth;
  return isBefore(ranking, one.has, other.has);
}

/** The best set with some inside and some outside, without looking at limits. Those inside were part of a set that fits. */
function withinParts({ contenders, worths, values, ranking, weighed }: Packing) {
  const costOf = (place: number): number => (contenders[place] as Contender).project.amount;
  const packed = packerOf(
    worths.map((worth, place) => ({ cost: costOf(place), worth, value: Number(values[place]) })),
    weighed,
  );
  return ({ inside, outside }: Part, purse: Purse): Packed => {
    let capacity: number = purse.remaining;
    let worth = 0n;
    for (const place of inside) {
      capacity -= costOf(place);
      worth += worths[place] as bigint;
    }
    const rest = packed({
      capacity,
      without: new Set([...inside, ...outside]),
      ranks: ranking && ranking.ranks,
    });
    return { worth: worth + rest.worth, has: (place) => inside.has(place) || rest.has(place) };
  };
}

/** Some of a set that the limits do not allow together; none when the whole set is allowed. */
function breaking({ contenders }: Packing, { has }: Packed, purse: Purse): readonly number[] {
  if (!hasLimits(purse)) return [];
  let paid = purse;
  const before: number[] = [];
  const projectAt = (place: number) => (contenders[place] as Contender).project;
  for (const [place, { project }] of contenders.entries()) {
    if (!has(place)) continue;
    const limit = limitOn(paid, project);
    if (limit?.kind === 'incompatible')
      return [...before.filter((other) => projectAt(other).id === limit.rival), place];
    if (limit) {
      const { by } = purse.limits.sums as FixedSums;
      return [...before.filter((other) => projectAt(other)[by] === project[by]), place];
    }
    paid = paying(paid, project);
    before.push(place);
  }
  return [];
}
