import type { CastRefusal } from '#application/ports/browser/ballot-box.ts';
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
 * With a census a wrong try counts as one of five: after this many, surveys of the chain with a census are not asked
 * until another question shows that the code is right. From then on no refusal counts.
 */
const mostRefusals = 2;

type Asking = Pick<OpenState, 'visit' | 'census' | 'identity'>;

/** What has to be filled in before surveys with a census are asked; null if nothing is missing. */
function missingFor(surveys: readonly Survey[], { visit, census, identity }: Asking): EarlierRefusal | null {
  if (!asksCensus(visit) || !surveys.some((survey) => survey.census)) return null;
  if (!isChecked(identity)) return { kind: 'identityUnchecked' };
  const faults = checkCensus(census, secretCount(visit, identity), identity !== null);
  return faults.length === 0 && census.authorised ? null : { kind: 'censusMissing' };
}

/**
 * Asks for the answers of the vote with the earlier code, in all surveys of the chain if some of them may be changed. A
 * survey that was not answered then is refused like a wrong code, so one answer found is enough; any other refusal
 * ends the search.
 */
export async function askEarlierVote(
  council: Council,
  { earlierCode, ...asking }: Asking & Pick<OpenState, 'earlierCode'>,
): Promise<Either<EarlierRefusal, EarlierAnswers>> {
  const code = readReceiptCode(earlierCode);
  if (code === null) return left({ kind: 'notACode' });
  const surveys = answerable(asking.visit);
  const missing = missingFor(surveys, asking);
  if (missing !== null) return left(missing);
  const entered = await enterSilently(council)(council.realm);
  if (isLeft(entered)) return left({ kind: 'noAnswer' });
  const box = sessionedBallotBox(council);
  return lookThrough(surveys, (survey) =>
    box.previous(council.realm, {
      survey: survey.id,
      code,
      census: survey.census ? censusEntry(asking.census) : null,
    }),
  );
}

/** One question after the other, since refusals are counted; those that may not be guessed at come last. */
async function lookThrough(
  surveys: readonly Survey[],
  ask: (survey: Survey) => Promise<Either<CastRefusal, RawAnswer>>,
): Promise<Either<EarlierRefusal, EarlierAnswers>> {
  const found = new Map<SurveyId, RawAnswer>();
  const waiting: Survey[] = [];
  let refused = 0;
  const look = async (survey: Survey): Promise<CastRefusal | null> => {
    const previous = await ask(survey);
    if (!isLeft(previous)) found.set(survey.id, previous.right);
    else if (previous.left.kind !== 'censusInvalid') return previous.left;
    else if (survey.census) refused += 1;
    return null;
  };
  for (const survey of surveys) {
    const mayBeWrong = found.size === 0 && refused >= mostRefusals;
    if (survey.census && mayBeWrong) waiting.push(survey);
    else {
      const stop = await look(survey);
      if (stop !== null) return left(stop);
    }
  }
  if (found.size === 0) return left({ kind: 'censusInvalid' });
  for (const survey of waiting) {
    const stop = await look(survey);
    if (stop !== null) return left(stop);
  }
  return right(found);
}
