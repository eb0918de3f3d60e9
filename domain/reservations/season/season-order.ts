import type { Season, SeasonClub, SeasonWish } from './season.ts';
import type { PrecedenceReason } from './season-plan.ts';

/** A wish when its club has its turn. */
export interface OrderedWish {
  readonly round: number;
  readonly club: SeasonClub;
  readonly wish: SeasonWish;
}

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

const byRank = (one: SeasonWish, other: SeasonWish): number =>
  one.rank - other.rank || byName(one.id, other.id);

type Chooser = Pick<OrderedWish, 'round'> & { readonly club: Pick<SeasonClub, 'id' | 'tier' | 'licences'> };

const byPrecedence = (one: Chooser, other: Chooser): number =>
  one.round - other.round ||
  one.club.tier - other.club.tier ||
  other.club.licences - one.club.licences ||
  byName(one.club.id, other.club.id);

/**
 * The wishes in the order in which they are looked at. In each round every club has one turn, for the wish that it wants
 * most of those that are left. Within a round, lower tiers come first; of one tier, clubs with more licences; of as many,
 * the club whose id comes first in the register.
 */
export function wishesInOrder({ clubs, wishes }: Pick<Season, 'clubs' | 'wishes'>): readonly OrderedWish[] {
  return clubs
    .flatMap((club) =>
      wishes
        .filter((wish) => wish.club === club.id)
        .toSorted(byRank)
        .map((wish, at) => ({ round: at + 1, club, wish })),
    )
    .toSorted(byPrecedence);
}

/** By which part of the rule a club chose before another one. */
export function precedenceOf(first: Chooser, later: Chooser): PrecedenceReason {
  if (first.round !== later.round) return 'round';
  if (first.club.tier !== later.club.tier) return 'tier';
  return first.club.licences === later.club.licences ? 'register' : 'licences';
}
