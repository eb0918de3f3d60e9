import { enterSilently } from '#application/access/enter-silently.ts';
import type { CastRefusal } from '#application/ports/ballot-box.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { readReceiptCode } from '#domain/voting/receipt-code.ts';
import type { Council } from '#ui-web/council.ts';
import { censusEntry, checkCensus } from './census-form.ts';
import { secretsAsked } from './census-questions.ts';
import { isChecked } from './identity-form.ts';
import { sessionedBallotBox } from './sessioned-ballot-box.ts';
import type { OpenState } from './state.ts';
import { answerable, asksCensus } from './visit.ts';

/** Why the earlier vote is not shown. */
export type EarlierRefusal =
  | { readonly kind: 'notACode' }
  /** Who votes is not written yet, or the consultation of the census not allowed. */
  | { readonly kind: 'censusMissing' }
  /** The town checks identities, and this one is not checked as it stands. */
  | { readonly kind: 'identityUnchecked' }
  | CastRefusal;

export type EarlierAnswers = ReadonlyMap<SurveyId, RawAnswer>;

/** A wrong try costs one of five: after so many refusals the rest of the chain is not asked for. */
const mostRefusals = 2;

/**
 * Asks for the answers that the earlier code stands for, in all surveys of the chain whose votes may be changed. One
 * that was not answered then is refused like a wrong code, so one found is enough.
 */
export async function askEarlierVote(
  council: Council,
  { visit, census, identity, earlierCode }: Pick<OpenState, 'visit' | 'census' | 'identity' | 'earlierCode'>,
): Promise<Either<EarlierRefusal, EarlierAnswers>> {
  const code = readReceiptCode(earlierCode);
  if (code === null) return left({ kind: 'notACode' });
  const surveys = answerable(visit).filter(({ canChangeVote }) => canChangeVote);
  const asked = asksCensus(visit) && surveys.some((survey) => survey.census);
  if (asked && !isChecked(identity)) return left({ kind: 'identityUnchecked' });
  if (asked && (checkCensus(census, secretsAsked(visit, identity)).length > 0 || !census.authorised))
    return left({ kind: 'censusMissing' });
  const entered = await enterSilently(council)(council.realm);
  if (isLeft(entered)) return left({ kind: 'noAnswer' });
  const box = sessionedBallotBox(council);
  const found = new Map<SurveyId, RawAnswer>();
  const refusals: CastRefusal[] = [];
  for (const survey of surveys) {
    const claim = { survey: survey.id, code, census: survey.census ? censusEntry(census) : null };
    // One after the other on purpose: refusals are counted.
    const previous = await box.previous(council.realm, claim);
    if (isLeft(previous)) refusals.push(previous.left);
    else found.set(survey.id, previous.right);
    if (refusals.length >= mostRefusals) break;
  }
  const [first] = refusals;
  return found.size === 0 && first !== undefined ? left(first) : right(found);
}
