import { formatMoney } from '#application/text/numbers.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { QuestionState } from './question-state.ts';
import { filledText } from '../filled-text.ts';

/** What stands above the answers of a question of any kind, and what holds for all kinds. */
export interface Head {
  readonly survey: Survey;
  readonly id: string;
  /** The id of what follows it on the page. */
  readonly next: string;
  readonly number?: string;
  readonly title: Wording;
  readonly lead: Wording | null;
  readonly level: 2 | 3;
  /** The council's own HTML; of the main survey it stands at the top of the page. */
  readonly details: Wording | null;
  /** That the order of the answers says nothing. */
  readonly hint: string | null;
  /** Whether the ballot is blank; null where the question offers no blank vote. */
  readonly blankVote: 'voted' | 'offered' | null;
  /** That it must be answered and was not. */
  readonly missing?: string;
}

/** The main survey has given its title to the page, so its question says what to do. */
export function headOf(asked: QuestionState, speech: Speech): Head {
  const { survey, index, of, isMain, fault, level, next } = asked;
  const { t } = speech;
  const place = of > 1 ? t('survey:question.number', { n: index + 1, of }) : null;
  const number = [
    place,
    survey.required ? t(place ? 'survey:question.required' : 'survey:question.requiredAlone') : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
  return {
    survey,
    id: questionId(survey),
    next,
    ...(number === '' ? {} : { number }),
    title: isMain ? taskOf(survey.question, speech) : speech.said(survey.title),
    lead: isMain ? guidanceOf(survey.question, speech) : filledText(survey.description, speech),
    level,
    details: isMain ? null : filledText(survey.details, speech),
    hint: orderHint(asked, speech),
    blankVote: blankVoteOf(asked),
    ...(fault === null ? {} : { missing: t(`survey:faults.${fault}`) }),
  };
}

/** A list to be put in order begins in one that is by chance; other answers only stand in one. */
function orderHint({ survey, question, isOpen }: QuestionState, { t }: Speech): string | null {
  if (!isOpen || question === survey.question) return null;
  return t(question.kind === 'sortable' ? 'survey:order.start' : 'survey:order.random');
}

function blankVoteOf({ survey, isOpen, raw }: QuestionState): Head['blankVote'] {
  if (!isOpen || survey.question.kind === 'unknown' || survey.question.blankVote !== true) return null;
  return raw === null ? 'voted' : 'offered';
}

export const questionId = (survey: Survey): string => `q-${survey.id}`;

/** Below the questions: who votes, and the way to the dialog. */
export const sendPartId = 'enviar';

/** What the main question asks to be done. */
function taskOf(question: Question, { t }: Speech): string {
  if (question.kind === 'unknown') return t('survey:question.unknown');
  return t(`survey:question.${question.kind}`, { count: countOf(question) });
}

/** How many answers it takes, where that is said. */
function countOf(question: Question): number {
  if (question.kind === 'optionsMultiple') return question.most;
  return question.kind === 'ranked' ? question.maxScore : 1;
}

const guidanceOf = (question: Question, { t }: Speech): string | null =>
  question.kind === 'budgetAmount' ? t('survey:budget.lead', { total: formatMoney(question.total) }) : null;
