import type { FieldError } from '#ui-web/components/field/error-summary.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { earlierWords } from '../earlier-vote/earlier-words.ts';
import type { CensusFault } from '../identity/census-form.ts';
import { censusQuestionsOf } from '../identity/census-questions.ts';
import { questionId } from '../questions/question-ids.ts';
import type { OpenState } from '../state.ts';
import { answerable, asksCensus } from '../visit.ts';

/** Ids of the fields below the questions, for links and focus. */
export const fieldIds = {
  id: 'census-id',
  secret: 'census-secret',
  documentType: 'census-document-type',
  birthDate: 'census-birth-date',
  earlierCode: 'earlier-code',
} as const;

/** The field of a secret, by its position among the questions. */
export const secretField = (place: number): string =>
  place === 0 ? fieldIds.secret : `${fieldIds.secret}-${place + 1}`;

const fieldOf = (fault: CensusFault): string =>
  fault.kind === 'secretMissing' ? secretField(fault.place) : fieldIds.id;

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
    (fault) => [fieldOf(fault), censusWords(fault, open, speech)] as const,
  );
  const code = faults?.earlierCode
    ? [[fieldIds.earlierCode, earlierWords(faults.earlierCode, asksCensus(open.visit), speech)] as const]
    : [];
  return Object.fromEntries([...errors, ...code]);
}

/** Everything that is wrong, each with a link to it. */
export function summaryErrors(open: OpenState, speech: Speech): readonly FieldError[] {
  const { faults, visit } = open;
  if (faults === null) return [];
  const fields = Object.entries(fieldErrors(open, speech)).map(([id, text]) => ({ href: `#${id}`, text }));
  const several = visit.chain.length > 1;
  return [...chainErrors(open, several, speech), ...misfitErrors(open, several, speech), ...fields];
}

/** Answers that are invalid as they are. */
function misfitErrors({ faults, visit }: OpenState, several: boolean, { t }: Speech): readonly FieldError[] {
  return visit.chain.flatMap((survey, index) => {
    const fault = faults?.answers.get(survey.id);
    if (fault === undefined) return [];
    const known = fault.kind === 'tooLong' || fault.kind === 'outOfRange' ? fault.kind : 'misfit';
    const text = t(`survey:faults.${known}`);
    const named = several ? t('survey:faults.inQuestion', { n: index + 1, text }) : text;
    return [{ href: `#${questionId(survey)}`, text: named }];
  });
}

function chainErrors({ faults, visit }: OpenState, several: boolean, { t }: Speech): readonly FieldError[] {
  const chain = faults?.chain;
  if (!chain) return [];
  if (chain.kind === 'nothingAnswered') {
    const [first = visit.main] = answerable(visit);
    return [{ href: `#${questionId(first)}`, text: t('survey:faults.nothingAnswered') }];
  }
  return visit.chain.flatMap((survey, index) => {
    if (!chain.surveys.includes(survey.id)) return [];
    const text = t('survey:faults.requiredUnanswered');
    const named = several ? t('survey:faults.inQuestion', { n: index + 1, text }) : text;
    return [{ href: `#${questionId(survey)}`, text: named }];
  });
}
