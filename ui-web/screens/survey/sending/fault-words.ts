import type { FieldError } from '#ui-web/components/field/error-summary.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Survey } from '#domain/voting/survey.ts';
import type { Speech } from '#ui-web/speech.ts';
import { earlierWords } from '../earlier-vote/earlier-words.ts';
import type { CensusFault } from '../identity/census-form.ts';
import { censusQuestionsOf } from '../identity/census-questions.ts';
import { earlierCodeId, questionId } from '../questions/question-ids.ts';
import type { OpenState } from '../state.ts';
import { answerable, asksCensus } from '../visit.ts';

/** Ids of the fields below the questions, for links and focus. */
export const fieldIds = {
  id: 'census-id',
  secret: 'census-secret',
  consent: 'census-consent',
  documentType: 'census-document-type',
  birthDate: 'census-birth-date',
  earlierCode: earlierCodeId,
} as const;

/** The field of a secret, by its position among the questions. */
export const secretField = (place: number): string =>
  place === 0 ? fieldIds.secret : `${fieldIds.secret}-${place + 1}`;

/** Where identities are checked, the day of birth is the secret. */
function fieldOf(fault: CensusFault, { identity }: OpenState): string {
  if (!('place' in fault) || fault.place === null) return fieldIds.id;
  return identity === null ? secretField(fault.place) : fieldIds.birthDate;
}

function censusWords(fault: CensusFault, { visit, identity }: OpenState, { t, said }: Speech): string {
  const question =
    fault.kind === 'secretMissing' && identity === null ? censusQuestionsOf(visit)[fault.place] : undefined;
  if (question === undefined) return t(`survey:faults.${fault.kind}`);
  return t('survey:faults.answerMissing', { question: textOf(said(question)) });
}

/** What is shown beside each field. */
export function fieldErrors(open: OpenState, speech: Speech): Readonly<Record<string, string>> {
  const { faults } = open;
  const errors = (faults?.census ?? []).map(
    (fault) => [fieldOf(fault, open), censusWords(fault, open, speech)] as const,
  );
  const code = faults?.earlierCode
    ? [[fieldIds.earlierCode, earlierWords(faults.earlierCode, asksCensus(open.visit), speech)] as const]
    : [];
  return Object.fromEntries([...errors, ...code]);
}

/** Everything that is wrong in the order of the page, each with a link to it. */
export function summaryErrors(open: OpenState, speech: Speech): readonly FieldError[] {
  const { faults, visit } = open;
  if (faults === null) return [];
  const fields = Object.entries(fieldErrors(open, speech)).map(([id, text]) => ({ href: `#${id}`, text }));
  const asked = answerable(visit);
  const questions = asked.flatMap((survey, index) => {
    const fault = faultOf(survey, open);
    if (fault === null) return [];
    const text = speech.t(`survey:faults.${fault}`);
    const isNamed = asked.length > 1 && fault !== 'nothingAnswered';
    const named = isNamed ? speech.t('survey:faults.inQuestion', { n: index + 1, text }) : text;
    return [{ href: `#${questionId(survey)}`, text: named }];
  });
  return [...questions, ...fields];
}

/** What is wrong with one question: without any answer in the chain, it is the first question. */
function faultOf(survey: Survey, { faults, visit }: OpenState) {
  const chain = faults?.chain;
  if (chain?.kind === 'nothingAnswered' && survey === (answerable(visit)[0] ?? visit.main))
    return 'nothingAnswered';
  if (chain?.kind === 'requiredUnanswered' && chain.surveys.includes(survey.id)) return 'requiredUnanswered';
  const misfit = faults?.answers.get(survey.id);
  if (misfit === undefined) return null;
  return misfit.kind === 'tooLong' || misfit.kind === 'outOfRange' ? misfit.kind : 'misfit';
}
