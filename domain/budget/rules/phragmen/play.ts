import type { Rational } from '#domain/shared/rational.ts';
import type { TieBreak } from '../../parameters.ts';
import type { Contender } from '../../contender.ts';
import { limitOn, type Purse, paying } from '../../purse.ts';
import type { FirstIn, TieOfRound } from '../../rounds/ties-in-rounds.ts';
import { compareByList } from '../../tie-break.ts';
import { type Burdens, leastLoaded, type Loads, noLoads, take } from './loads.ts';

/** A project bought in a round, with the load of its supporters from then on. */
export interface Bought {
  readonly contender: Contender;
  readonly load: Rational;
  readonly purse: Purse;
}

/** The outcome of a run: what was bought, what could have been next and did not fit, and the ties that occurred. */
export interface PlayedLoads {
  readonly bought: readonly Bought[];
  readonly misfits: readonly Contender[];
  readonly purse: Purse;
  readonly ties: readonly TieOfRound[];
}

/** A round before anything is bought in it: `least` are the seats that could be next, in the order of the tie-breaks. */
export interface RoundOfLoads {
  readonly loads: Loads;
  readonly least: readonly number[];
  readonly purse: Purse;
}

/**
 * Buys again and again the project that leaves its supporters with the least load; of several, the first by the
 * tie-breaks. It ends at the first round in which one of those does not fit in the budget. `watch` sees each round,
 * also the one in which it ends.
 */
export function playLoads(
  contenders: readonly Contender[],
  burdens: Burdens,
  before: Purse,
  ties: readonly TieBreak[],
  first: FirstIn = new Map(),
  watch: (round: RoundOfLoads) => void = () => undefined,
): PlayedLoads {
  const loads = noLoads(burdens);
  const bought: Bought[] = [];
  const met: TieOfRound[] = [];
  let purse = before;
  let open = contenders.flatMap((_, seat) => (burdens.totals[seat] === 0 ? [] : [seat]));
  const contenderAt = (seat: number) => contenders[seat] as Contender;
  for (;;) {
    open = open.filter((seat) => limitOn(purse, contenderAt(seat).project) === null);
    const least = leastLoaded(loads, open).toSorted((a, b) =>
      compareByList(ties, contenderAt(a), contenderAt(b)),
    );
    watch({ loads, least, purse });
    const [next] = least;
    if (next === undefined) return { bought, misfits: [], purse, ties: met };
    const tied = least.map(contenderAt);
    const { remaining } = purse;
    const misfits = tied.filter(({ project }) => project.amount > remaining);
    if (misfits.length > 0) return { bought, misfits, purse, ties: met };
    const round = bought.length;
    if (tied.length > 1) met.push({ round, tied });
    const chosen = first.get(round);
    const seat = least.find((one) => contenderAt(one) === chosen) ?? next;
    const load = take(loads, seat);
    const contender = contenderAt(seat);
    purse = paying(purse, contender.project);
    bought.push({ contender, load, purse });
    open = open.filter((one) => one !== seat);
  }
}
