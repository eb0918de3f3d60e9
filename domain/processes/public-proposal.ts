import type { Coordinates } from '../shared/coordinates.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';
import type { Validation } from './proposal.ts';

/** What everybody may read of a request that staff published as a proposal: not its sender, and no file. */
export interface PublicProposal {
  readonly id: string;
  readonly title: string;
  /** Paragraphs of HTML. */
  readonly body: string;
  readonly categories: readonly string[];
  readonly coordinates: Coordinates | null;
  /** The process that it is for, by its id. */
  readonly process: string | null;
  readonly neighbourhood: string | null;
  readonly amount: Cents | null;
  readonly validation: Validation;
}

/**
 * What staff decided about a proposal that a resident sent. A missing member was not decided: then the form's answer
 * counts. Null removes it.
 */
export interface ProposalDecision {
  readonly categories?: readonly string[] | null;
  readonly neighbourhood?: string | null;
  readonly amount?: Cents | null;
  readonly status?: string | null;
  readonly text?: LocalizedText | null;
  readonly file?: string | null;
}
