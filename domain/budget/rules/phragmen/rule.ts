import { type AnyRule, defaultTies } from '../../parameters.ts';
import type { RuleFacts } from '../rule-facts.ts';

/** Sequential Phragmén: money comes in evenly, and a project is bought as soon as its supporters can pay it. */
export interface PhragmenRule extends AnyRule {
  readonly kind: 'phragmen';
}

/** Sequential Phragmén has no parameters of its own. */
export const defaultPhragmen: PhragmenRule = { kind: 'phragmen', ties: defaultTies };

/** What the program asks about the rule `phragmen`. It looks only at what a ballot names. */
export const phragmen: RuleFacts<PhragmenRule> = {
  usual: defaultPhragmen,
  asksBallots: true,
  votesBy: () => 'ballots',
  parameters: () => ({}),
  funds: 'inOrder',
};
