import type { VoteCount } from '../parameters.ts';

/** A parameter as outputs have it. In JSON, the parts of a rule have parts themselves. */
export type Parameter = string | number | readonly Parameter[] | { readonly [name: string]: Parameter };

/** The parameters of a rule by the names that the flags of the command line have, without dashes. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** What the program asks about a kind of rule without computing it. */
export interface RuleFacts<Rule> {
  /** The rule where nothing else is said. */
  readonly usual: Rule;
  /** Whether it asks single ballots, and not only how many name each project. */
  readonly asksBallots: boolean;
  /** What a vote is under it. */
  readonly votesBy: (rule: Rule) => VoteCount;
  /** Its own parameters that have an effect, in the order of every output; ties and parts follow them. */
  readonly parameters: (rule: Rule) => Parameters;
  /** Why it funds a project that nobody paid for: it came in order, it belongs to the best set, or it costs nothing. */
  readonly funds: 'inOrder' | 'inBestSet' | 'free';
}
