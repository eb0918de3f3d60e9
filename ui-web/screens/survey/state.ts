import type { Instant } from '#domain/shared/calendar-day.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import type { AnswerFault } from '#domain/voting/answer.ts';
import type { ChainFault } from '#domain/voting/check-chain.ts';
import type { EarlierAnswers, EarlierRefusal } from './earlier-vote/earlier-refusal.ts';
import type { Attempt, SendingRefusal } from './sending/attempt.ts';
import type { CensusFault, CensusForm } from './identity/census-form.ts';
import type { IdentityForm } from './identity/identity-form.ts';
import type { DraftBallot } from './draft/draft-ballot.ts';
import type { Visit, VisitRefusal } from './visit.ts';

/** The confirmation dialog: before sending, while sending, and the outcome. */
export type DialogState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'review' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly refusal: SendingRefusal }
  /** The main survey was accepted; others of the chain may not have been. */
  | { readonly kind: 'taken'; readonly at: Instant; readonly sendingRest: boolean };

/** What prevents the dialog from opening. `serial` distinguishes one try from the next. */
export interface SendingFaults {
  readonly serial: number;
  readonly chain: ChainFault | null;
  /** Answers that do not fit their question. */
  readonly answers: ReadonlyMap<SurveyId, AnswerFault>;
  readonly census: readonly CensusFault[];
  /** Why the code of an earlier vote cannot be used. */
  readonly earlierCode: EarlierRefusal | null;
}

/** The vote that this one will replace, by the code as it is written now. */
export type EarlierVote =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'asking' }
  /** `isShown`: its answers were put in the draft. */
  | { readonly kind: 'found'; readonly answers: EarlierAnswers; readonly isShown: boolean }
  | { readonly kind: 'refused'; readonly refusal: EarlierRefusal };

export interface OpenState {
  readonly kind: 'open';
  readonly visit: Visit;
  readonly showing: 'questions' | 'results';
  readonly draft: DraftBallot;
  readonly census: CensusForm;
  /** Null in towns that do not check identities. */
  readonly identity: IdentityForm | null;
  /** As typed: the code of a vote that this one will replace. */
  readonly earlierCode: string;
  readonly earlier: EarlierVote;
  /** When the restored draft was stored; null if nothing was restored. */
  readonly restoredAt: Instant | null;
  /** Whether this browser keeps drafts; if not, the answers are lost with the page. */
  readonly keepsDrafts: boolean;
  /** This device took part before this visit. */
  readonly hasVoted: boolean;
  readonly faults: SendingFaults | null;
  readonly attempt: Attempt | null;
  readonly dialog: DialogState;
}

export type SurveyScreenState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly refusal: VisitRefusal; readonly at: Instant }
  /** Not started, or closed. */
  | { readonly kind: 'shut'; readonly visit: Visit }
  | OpenState;
