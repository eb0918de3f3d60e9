import { cents, decimalString } from '#domain/shared/money.ts';
import {
  type Add1Stop,
  type AnyRule,
  type ComparisonStep,
  type Completion,
  countOf,
  defaultTies,
  type Endowments,
  type Satisfaction,
} from '../../parameters.ts';
import type { RuleFacts } from '../rule-facts.ts';

/** The method of equal shares: every voter has the same money and pays only for what she supports. */
export interface EqualSharesRule extends AnyRule {
  readonly kind: 'equal-shares';
  readonly satisfaction: Satisfaction;
  readonly completion: Completion;
  /** By how many cents each voter's money grows from one try of the add1 search to the next. */
  readonly increment: number;
  readonly add1Stop: Add1Stop;
  readonly endowments: Endowments;
  readonly comparison: ComparisonStep;
}

/** As most towns have it: satisfaction by cost, completed by add1 and then by votes. */
export const defaultEqualShares: EqualSharesRule = {
  kind: 'equal-shares',
  satisfaction: 'cost',
  completion: 'add1+greedy',
  increment: 100,
  add1Stop: 'exhaustive',
  endowments: 'exact',
  comparison: 'none',
  ties: defaultTies,
};

/** Whether the money of the voters is searched for, and so increment and end of the search have an effect. */
export const searches = ({ completion }: EqualSharesRule): boolean =>
  completion === 'add1' || completion === 'add1+greedy';

/** Whether money that is left goes to further projects by votes. */
export const completes = ({ completion }: EqualSharesRule): boolean =>
  completion === 'greedy' || completion === 'add1+greedy';

/** What the program asks about the rule `equal-shares`. */
export const equalShares: RuleFacts<EqualSharesRule> = {
  usual: defaultEqualShares,
  asksBallots: true,
  votesBy: ({ satisfaction }) => countOf[satisfaction],
  parameters: (rule) => {
    const { satisfaction, completion, add1Stop, endowments, comparison } = rule;
    const search = { increment: decimalString(cents(rule.increment)), add1Stop };
    return {
      satisfaction,
      completion,
      ...(searches(rule) ? search : {}),
      ...(endowments === 'exact' ? {} : { endowments }),
      ...(comparison === 'none' ? {} : { comparison }),
    };
  },
  funds: 'free',
};
