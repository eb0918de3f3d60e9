import type { Coordinates } from '../shared/coordinates.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';
import type { Delivery } from './delivery.ts';
import type { AttachedFile, AttachedLink } from './process.ts';

/**
 * How far the council's technicians have come with a proposal: their word for it, by its key in the town's vocabulary
 * `propuestas`. The specification's values are 2 under study, 1 validated, 0 not viable (3, section 4); null is pending.
 */
export interface Validation {
  readonly status: string | null;
  readonly text: LocalizedText | null;
  readonly file: string | null;
}

/** A proposal of residents (specification 3, section 3). */
export interface Proposal {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly body: LocalizedText | null;
  readonly headerImage: string | null;
  /** What the picture shows, for those who do not see it; null if it adds nothing to the title. */
  readonly headerImageAlt: LocalizedText | null;
  /** Keys of the vocabulary `categories`. */
  readonly categories: readonly string[];
  /** Key of the vocabulary `barrios`. */
  readonly neighbourhood: string | null;
  readonly amount: Cents | null;
  readonly coordinates: Coordinates | null;
  readonly images: readonly string[];
  readonly files: readonly AttachedFile[];
  readonly links: readonly AttachedLink[];
  /** The process that it belongs to, by id. */
  readonly process: string | null;
  readonly validation: Validation;
  /** When it was or will be finished, in the council's words or as a day; null if it does not say. */
  readonly completion: LocalizedText | null;
  /** How it is being done, once it is funded; null if nothing is published about that. */
  readonly delivery: Delivery | null;
}

/** A term of a vocabulary: documents are sorted under its key. */
export interface Term {
  readonly key: string;
  readonly name: LocalizedText;
}

/** A process that proposals are for: its mailbox may have words of its own for their validation. */
export interface ProposalProcess extends Term {
  readonly mailbox: string | null;
}

/** How a validation is shown. */
export type ValidationTone = 'study' | 'validated' | 'refused' | 'pending';

/** Whether residents can support it: not once it is being carried out, nor if the technicians refused it. */
export const takesSupport = ({ delivery, validation }: Pick<Proposal, 'delivery' | 'validation'>): boolean =>
  delivery === null && validationTone(validation) !== 'refused';

/** Ribbon colour by value: 2 yellow, 1 blue, 0 red; any other is pending (specification 3, section 4). */
export function validationTone({ status }: Pick<Validation, 'status'>): ValidationTone {
  if (status === '2') return 'study';
  if (status === '1') return 'validated';
  return status === '0' ? 'refused' : 'pending';
}
