import type { SurveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type AnswerFault, isUnanswered } from '#domain/voting/answer.ts';
import { checkChain } from '#domain/voting/check-chain.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { readReceiptCode } from '#domain/voting/receipt-code.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { EarlierRefusal } from '../earlier-vote/earlier-refusal.ts';
import { checkCensus } from '../identity/census-form.ts';
import { secretCount } from '../identity/census-questions.ts';
import type { DraftBallot } from '../draft/draft-ballot.ts';
import { chainToFill } from '../earlier-vote/replaced-votes.ts';
import type { SendingFaults, OpenState } from '../state.ts';
import { answerable, asksCensus } from '../visit.ts';

/** Everything that prevents the dialog from opening, shown together; null if nothing does. */
export function sendingFaults(open: OpenState): SendingFaults | null {
  const { visit, draft, census, identity, faults } = open;
  const toFill = chainToFill(answerable(visit), open.earlier);
  const checked = checkChain(toFill, draft.answers);
  const chain = isLeft(checked) ? checked.left : null;
  const answers = misfitsOf(toFill, draft);
  const entry = asksCensus(visit) ? checkCensus(census, secretCount(visit, identity), identity !== null) : [];
  const earlierCode = wrongCode(open);
  if (chain === null && answers.size === 0 && entry.length === 0 && earlierCode === null) return null;
  return { serial: (faults?.serial ?? 0) + 1, chain, answers, census: entry, earlierCode };
}

/** The questions that prevent sending, in the order of the page: required and not answered, or not answered correctly. */
export function openQuestions({ visit, draft, earlier }: OpenState): readonly Survey[] {
  const chain = answerable(visit);
  const misfits = misfitsOf(chain, draft);
  const missing = chainToFill(chain, earlier).filter(
    ({ id, required }) => required && isUnanswered(draft.answers.get(id)),
  );
  return chain.filter(({ id }) => misfits.has(id) || missing.some((survey) => survey.id === id));
}

/** What prevents going on from one question; null if nothing does. */
export function faultsIn(open: OpenState, survey: Survey): SendingFaults | null {
  if (!openQuestions(open).includes(survey)) return null;
  const answers = misfitsOf([survey], open.draft);
  const chain: SendingFaults['chain'] =
    answers.size === 0 ? { kind: 'requiredUnanswered', surveys: [survey.id] } : null;
  return { serial: (open.faults?.serial ?? 0) + 1, chain, answers, census: [], earlierCode: null };
}

/**
 * What remains to be corrected after a refused vote: a council that did not find the person does not say which field is
 * wrong, so each of them is marked.
 */
export function faultsAfterRefusal(open: OpenState): SendingFaults | null {
  const { dialog, visit, identity, faults } = open;
  if (dialog.kind !== 'refused' || dialog.refusal.kind !== 'censusInvalid' || !asksCensus(visit))
    return faults;
  const secrets = Array.from({ length: secretCount(visit, identity) }, (_, place) => place);
  return {
    serial: (faults?.serial ?? 0) + 1,
    chain: null,
    answers: new Map(),
    census: [null, ...secrets].map((place) => ({ kind: 'notInCensus', place })),
    earlierCode: null,
  };
}

/** The faults once the voter has changed what identifies them: a refusal of the former identity no longer applies. */
export const faultsAfterWriting = (faults: SendingFaults | null): SendingFaults | null =>
  faults?.census.some(({ kind }) => kind === 'notInCensus') ? null : faults;

/** Refusals that say nothing about the code: there was no reply, or it was not sent. */
const saysNothing: ReadonlySet<EarlierRefusal['kind']> = new Set([
  'noAnswer',
  'serverFailed',
  'noSession',
  'busy',
  'censusMissing',
  'identityUnchecked',
]);

/** Why the code as it is written cannot replace a vote. */
export function wrongCode({
  earlierCode,
  earlier,
}: Pick<OpenState, 'earlierCode' | 'earlier'>): EarlierRefusal | null {
  if (earlierCode.trim() === '') return null;
  if (readReceiptCode(earlierCode) === null) return { kind: 'notACode' };
  return earlier.kind === 'refused' && !saysNothing.has(earlier.refusal.kind) ? earlier.refusal : null;
}

/** Answers that the council would refuse: a text too long, a slider below its minimum. */
function misfitsOf(chain: readonly Survey[], { answers }: DraftBallot): ReadonlyMap<SurveyId, AnswerFault> {
  const misfits = new Map<SurveyId, AnswerFault>();
  for (const { id, question } of chain) {
    const raw = answers.get(id);
    if (raw === undefined || isUnanswered(raw)) continue;
    const checked = checkAnswer(question, raw);
    if (isLeft(checked)) misfits.set(id, checked.left);
  }
  return misfits;
}
