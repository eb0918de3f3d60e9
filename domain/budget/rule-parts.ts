import type { ProposalId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';

/** A reserved sum for districts or categories: no rule spends more than that there. */
export interface FixedSums {
  readonly by: 'district' | 'category';
  readonly sums: ReadonlyMap<string, Cents>;
}

/** A proposal that takes no part: vetoed, or withdrawn by its author. */
export interface TakenOut {
  readonly proposal: ProposalId;
  readonly why: string | null;
}

/** A decision taken outside the rule. Every output names the person who took it, and the reason. */
export interface Override {
  readonly proposal: ProposalId;
  readonly outcome: 'funded' | 'unfunded';
  readonly who: string;
  readonly why: string;
}

/** What towns add to a rule, each part optional; the parts mean the same under every rule. */
export interface RuleParts {
  /** A proposal with fewer votes takes no part. */
  readonly minVotes?: number;
  readonly sums?: FixedSums;
  /** At most one proposal of each of these lists is funded. */
  readonly incompatible?: readonly (readonly ProposalId[])[];
  readonly vetoed?: readonly TakenOut[];
  readonly withdrawn?: readonly TakenOut[];
  readonly overrides?: readonly Override[];
}
