import type { CastRefusal } from '#application/ports/browser/ballot-box.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';

/** Why the earlier vote is not shown. */
export type EarlierRefusal =
  | { readonly kind: 'notACode' }
  /** The voter's identity is not written yet, or the consultation of the census is not allowed. */
  | { readonly kind: 'censusMissing' }
  /** The town checks identities, and this one has not been checked as it is written. */
  | { readonly kind: 'identityUnchecked' }
  | CastRefusal;

/** What the earlier vote answered, by survey. */
export type EarlierAnswers = ReadonlyMap<SurveyId, RawAnswer>;
