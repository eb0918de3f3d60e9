import type { Contender } from '../contender.ts';
import { limitOn, type Purse, paying } from '../purse.ts';
import type { FixedSums } from '../rule-parts.ts';
import { bestSet } from './best-set.ts';

/** The contenders, what each is worth, and the purse they are paid from. */
export interface Packing {
  readonly contenders: readonly Contender[];
  readonly worths: readonly bigint[];
  readonly values: readonly number[];
  readonly purse: Purse;
}

/** Contenders, by their places, that are already known to be in or out. */
interface Part {
  readonly inside: ReadonlySet<number>;
  readonly outside: ReadonlySet<number>;
}

/**
 * The set of greatest worth that fits the purse and all its limits. The limits are left aside at first: where the best
 * set breaks one, one of those that break it must be left out, and each of these cases is looked into in turn, as long
 * as it can still be better than the best allowed set so far.
 */
export function bestAllowedSet(packing: Packing): ReadonlySet<number> {
  let best: ReadonlySet<number> = new Set();
  const open: Part[] = [{ inside: new Set(), outside: new Set() }];
  for (let part = open.pop(); part; part = open.pop()) {
    const { inside, outside } = part;
    const found = bestWithin(packing, part);
    if (worthOf(packing, found) <= worthOf(packing, best)) continue;
    const broken = breaking(packing, found);
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
}

const worthOf = ({ worths }: Packing, set: ReadonlySet<number>): bigint => {
  let sum = 0n;
  for (const place of set) sum += worths[place] as bigint;
  return sum;
};

/** The best set with some inside and some outside, without looking at limits. Those inside were part of a set that fits. */
function bestWithin(
  { contenders, worths, values, purse }: Packing,
  { inside, outside }: Part,
): ReadonlySet<number> {
  const costOf = (place: number): number => (contenders[place] as Contender).project.amount;
  let capacity: number = purse.remaining;
  for (const place of inside) capacity -= costOf(place);
  const free = contenders.flatMap((_, place) =>
    (worths[place] as bigint) > 0n && !inside.has(place) && !outside.has(place) ? [place] : [],
  );
  const items = free.map((place) => ({
    cost: costOf(place),
    worth: worths[place] as bigint,
    value: values[place] as number,
  }));
  const packed = bestSet(items, capacity);
  return new Set([...inside, ...free.filter((_, at) => packed.has(at))]);
}

/** Some of a set that the limits do not allow together; none when the whole set is allowed. */
function breaking({ contenders, purse }: Packing, set: ReadonlySet<number>): readonly number[] {
  let paid = purse;
  const before: number[] = [];
  const projectAt = (place: number) => (contenders[place] as Contender).project;
  for (const place of set) {
    const { project } = contenders[place] as Contender;
    const limit = limitOn(paid, project);
    if (limit?.kind === 'incompatible')
      return [...before.filter((other) => projectAt(other).id === limit.rival), place];
    if (limit) {
      const by = (purse.limits.sums as FixedSums).by;
      return [...before.filter((other) => projectAt(other)[by] === project[by]), place];
    }
    paid = paying(paid, project);
    before.push(place);
  }
  return [];
}
