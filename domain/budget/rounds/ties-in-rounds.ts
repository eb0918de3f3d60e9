import { type Either, left, map, right } from '#domain/shared/result.ts';
import type { BudgetRefusal, DecidedTie } from '../allocation.ts';
import type { TieBreak } from '../parameters.ts';
import type { Contender } from '../contender.ts';
import { firstDistinguishing } from '../tie-break.ts';

/** A round in which several were exactly level. `tied` has at least two, in the order of the tie-breaks. */
export interface TieOfRound {
  readonly round: number;
  readonly tied: readonly Contender[];
}

/** The project that goes first in a round instead of the one that the tie-breaks choose. */
export type FirstIn = ReadonlyMap<number, Contender>;

/** The outcome of a rule of rounds, with the ties that occurred. `outcome` is the same text for the same outcome. */
export interface Played {
  readonly outcome: string;
  readonly ties: readonly TieOfRound[];
}

/** The outcome of a rule that funded these: the same set is the same outcome, in whatever order it was bought. */
export const outcomeOfFunding = (funded: readonly Contender[]): string =>
  funded
    .map(({ place }) => place)
    .toSorted((a, b) => a - b)
    .join();

/** The most orders that are tried if the list cannot break a tie; with more, the tie is refused. */
const mostTried = 1000;

/**
 * The ties of a rule of rounds that mattered: if another of the tied projects went first, the outcome would differ.
 * Each is given with the tie-break that put them in order. Left: as `refuseOpenTies` says.
 */
export function tiesInRounds(
  played: Played,
  playAgain: (first: FirstIn) => Played,
  ties: readonly TieBreak[],
): Either<BudgetRefusal, readonly DecidedTie[]> {
  return map(() =>
    played.ties.flatMap(({ round, tied }) =>
      ties.flatMap((decidedBy): readonly DecidedTie[] => {
        const rivals = rivalsIn(tied, ties, decidedBy).filter(
          (other) => playAgain(new Map([[round, other]])).outcome !== played.outcome,
        );
        const between = [tied[0] as Contender, ...rivals].map(({ project }) => project.id);
        return rivals.length > 0 ? [{ between, decidedBy, votes: null }] : [];
      }),
    ),
  )(refuseOpenTies(played, playAgain, ties));
}

/**
 * Left: the first tie that the list cannot break and that matters. Every order of it is tried, together with those of later
 * ones; if one leads to another outcome, the tie is refused. A list that always finds an order refuses none, and nothing is
 * played again.
 */
export function refuseOpenTies(
  played: Played,
  playAgain: (first: FirstIn) => Played,
  ties: readonly TieBreak[],
): Either<BudgetRefusal, null> {
  for (const { round, tied } of played.ties) {
    const unbroken = rivalsIn(tied, ties, null);
    if (someOrderChanges(played, playAgain, round, unbroken, ties)) {
      const between = [tied[0] as Contender, ...unbroken].map(({ project }) => project);
      return left({ kind: 'unresolvedTie', between, votes: null });
    }
  }
  return right(null);
}

/** Those that a tie-break of the list put behind the first; for null, those that no tie-break distinguishes from it. */
function rivalsIn(
  tied: readonly Contender[],
  ties: readonly TieBreak[],
  decidedBy: TieBreak | null,
): readonly Contender[] {
  const [first, ...others] = tied;
  return others.filter((other) => firstDistinguishing(ties, first as Contender, other) === decidedBy);
}

/** Tries every other order that the list leaves open from this tie on. */
function someOrderChanges(
  { outcome }: Played,
  playAgain: (first: FirstIn) => Played,
  round: number,
  unbroken: readonly Contender[],
  ties: readonly TieBreak[],
): boolean {
  const open: FirstIn[] = unbroken.map((other) => new Map([[round, other]]));
  let tried = 0;
  for (let choice = open.pop(); choice; choice = open.pop()) {
    tried += 1;
    const other = playAgain(choice);
    if (other.outcome !== outcome || tried > mostTried) return true;
    const last = Math.max(...choice.keys());
    for (const later of other.ties.filter((tie) => tie.round > last)) {
      for (const rival of rivalsIn(later.tied, ties, null))
        open.push(new Map([...choice, [later.round, rival]]));
    }
  }
  return false;
}
