import { enterSilently } from '#application/access/enter-silently.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { readReceiptCode } from '#domain/voting/receipt-code.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { censusEntry, checkCensus } from '../identity/census-form.ts';
import { secretCount } from '../identity/census-questions.ts';
import { isChecked } from '../identity/identity-form.ts';
import { sessionedBallotBox } from '../sending/sessioned-ballot-box.ts';
import type { OpenState } from '../state.ts';
import type { EarlierAnswers, EarlierRefusal } from './earlier-refusal.ts';
import { answerable, asksCensus } from '../visit.ts';

/**
 * With a census a wrong try counts as one of five: after this many, surveys of the chain with a census are not asked.
 */
const mostRefusals = 2;

type Asking = Pick<OpenState, 'visit' | 'census' | 'identity'>;

/** What has to be filled in before surveys with a census are asked; null if nothing is missing. */
function missingFor(surveys: readonly Survey[], { visit, census, identity }: Asking): EarlierRefusal | null {
  if (!asksCensus(visit) || !surveys.some((survey) => survey.census)) return null;
  if (!isChecked(identity)) return { kind: 'identityUnchecked' };
  const isFilled = checkCensus(census, secretCount(visit, identity)).length === 0 && census.authorised;
  return isFilled ? null : { kind: 'censusMissing' };
}

/**
 * Asks for the answers of the vote with the earlier code, in all surveys of the chain whose votes may be changed. A
 * survey that was not answered then is refused like a wrong code, so one answer found is enough; any other refusal
 * ends the search.
 */
export async function askEarlierVote(
  council: Council,
  { earlierCode, ...asking }: Asking & Pick<OpenState, 'earlierCode'>,
): Promise<Either<EarlierRefusal, EarlierAnswers>> {
  const code = readReceiptCode(earlierCode);
  if (code === null) return left({ kind: 'notACode' });
  const surveys = answerable(asking.visit).filter(({ canChangeVote }) => canChangeVote);
  const missing = missingFor(surveys, asking);
  if (missing !== null) return left(missing);
  const entered = await enterSilently(council)(council.realm);
  if (isLeft(entered)) return left({ kind: 'noAnswer' });
  const box = sessionedBallotBox(council);
  const found = new Map<SurveyId, RawAnswer>();
  let refused = 0;
  for (const survey of surveys) {
    if (survey.census && refused >= mostRefusals) continue;
    const claim = { survey: survey.id, code, census: survey.census ? censusEntry(asking.census) : null };
    // One after the other on purpose: refusals are counted.
    const previous = await box.previous(council.realm, claim);
    if (!isLeft(previous)) found.set(survey.id, previous.right);
    else if (previous.left.kind !== 'censusInvalid') return previous;
    else if (survey.census) refused += 1;
  }
  return found.size === 0 ? left({ kind: 'censusInvalid' }) : right(found);
}
