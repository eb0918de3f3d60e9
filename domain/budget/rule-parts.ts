import type { ProposalId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';

/** A sum of its own for districts or categories: no more than that is spent there, by whatever rule. */
export interface FixedSums {
  readonly by: 'district' | 'category';
  readonly sums: ReadonlyMap<string, Cents>;
}

/** A proposal that takes no part: vetoed by somebody, or withdrawn by who made it. */
export interface TakenOut {
  readonly proposal: ProposalId;
  readonly why: string | null;
}

/** A decision taken outside the rule. Whoever took it and why stand in every output. */
export interface Override {
  readonly proposal: ProposalId;
  readonly outcome: 'funded' | 'unfunded';
  readonly who: string;
  readonly why: string;
}

/** What towns add to a rule, each part optional; whichever rule it is, they mean the same. */
export interface RuleParts {
  /** A proposal with fewer votes takes no part. */
  readonly minVotes?: number;
  readonly sums?: FixedSums;
  /** Of each of these lists one proposal at most is funded. */
  readonly incompatible?: readonly (readonly ProposalId[])[];
  readonly vetoed?: readonly TakenOut[];
  readonly withdrawn?: readonly TakenOut[];
  readonly overrides?: readonly Override[];
}
