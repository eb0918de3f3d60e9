import type { Instant } from '../../shared/calendar-day.ts';
import type { VoteSignature, WaitingSignature } from '../../voting/opening/vote-record.ts';
import type { SepaBatch } from './sepa-file.ts';

/** What a person saw of a sale of the sample: the ticket, and the photo if the rule asks for one. */
export interface SaleCheck {
  readonly sale: string;
  readonly isRight: boolean;
  /** What is wrong; a remark otherwise. */
  readonly words: string;
  readonly by: string;
  readonly at: Instant;
}

/** The sales of a run that a person looks at, drawn with a seed that everybody can draw them with again. */
export interface RunSample {
  readonly seed: string;
  readonly by: string;
  readonly at: Instant;
  /** How many of them were not drawn, but looked suspicious: they are the first ones. */
  readonly suspicious: number;
  readonly sales: readonly { readonly id: string; readonly number: string; readonly shop: string }[];
}

/** That two people approved settlements, with the accounts that they signed. */
export interface RunApproval {
  readonly hash: string;
  readonly by: readonly [VoteSignature, VoteSignature];
  /** The account of each settlement that they signed, by its id. */
  readonly ibans: Readonly<Record<string, string>>;
}

/** A file that was made for the bank, with all that is in it: it can be written again. */
export interface TransferFile {
  readonly by: string;
  readonly at: Instant;
  readonly batch: SepaBatch;
}

/** What people did with a run of settlements after it was closed. */
export interface RunReview {
  readonly run: number;
  readonly from: Instant;
  readonly until: Instant;
  /** When it was closed, and by whom. */
  readonly at: Instant;
  readonly by: string;
  readonly sample: RunSample | null;
  readonly checks: readonly SaleCheck[];
  /** The first signature, which waits for another person. */
  readonly waiting: WaitingSignature | null;
  readonly approvals: readonly RunApproval[];
  readonly files: readonly TransferFile[];
}

/** The sales of a sample that nobody has checked yet. */
export const uncheckedSales = ({ sample, checks }: Pick<RunReview, 'sample' | 'checks'>) =>
  (sample?.sales ?? []).filter(({ id }) => !checks.some(({ sale }) => sale === id));
