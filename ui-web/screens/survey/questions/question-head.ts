import type { Question } from '#domain/voting/survey.ts';
import type { Speech } from '#ui-web/speech.ts';
import { filledText } from '../filled-text.ts';
import { questionKinds } from '../kinds/question-kinds.ts';
import type { Kind, QuestionOf } from '../kinds/question-of.ts';
import { isKnown } from '../visit.ts';
import type { QuestionHead } from './head.ts';
import { questionId } from './question-ids.ts';
import type { QuestionState } from './question-state.ts';

/** Which question it is of how many, and whether it has to be answered; empty if neither is worth saying. */
function numberWords({ survey, number, of, isAlone }: QuestionState, { t }: Speech): string {
  if (number === null) return '';
  // The step has its own number above.
  if (isAlone && !survey.required) return t('survey:question.optional');
  const place = of > 1 ? t('survey:question.number', { n: number, of }) : null;
  const required = t(place ? 'survey:question.required' : 'survey:question.requiredAlone');
  return [place, survey.required ? required : null].filter((part) => part !== null).join(' · ');
}

/** A question whose title is that of the page says what to do. */
export function headOf(asked: QuestionState, speech: Speech): QuestionHead {
  const { survey, isTitled, fault, level, next, onward } = asked;
  const { t } = speech;
  const number = numberWords(asked, speech);
  return {
    survey,
    id: questionId(survey),
    next,
    onward,
    ...(number === '' ? {} : { number }),
    title: isTitled ? taskOf(survey.question, speech) : speech.said(survey.title),
    lead: isTitled
      ? guidanceOf(survey.question.kind, survey.question, speech)
      : filledText(survey.description, speech),
    level,
    details: isTitled ? null : filledText(survey.details, speech),
    hint: orderHint(asked, speech),
    blankVote: blankVoteOf(asked),
    ...(fault === null ? {} : { missing: t(`survey:faults.${fault}`) }),
  };
}

/** A list to be put in order begins in a random order; other answers are only shown in one. */
function orderHint({ survey, question, isOpen, kept }: QuestionState, { t }: Speech): string | null {
  if (!isOpen || kept !== undefined || question === survey.question) return null;
  return t(questionKinds[question.kind].orderHint);
}

function blankVoteOf({ survey, isOpen, raw, kept }: QuestionState): QuestionHead['blankVote'] {
  if (!isOpen || kept !== undefined || !isKnown(survey) || survey.question.blankVote !== true) return null;
  return raw === null ? 'voted' : 'offered';
}

/** The task of a question. */
const taskOf = (question: Question, { t }: Speech): string =>
  t(`survey:question.${question.kind}`, { count: countOf(question.kind, question) });

const countOf = <K extends Kind>(kind: K, question: QuestionOf<K>): number =>
  questionKinds[kind].count(question);

const guidanceOf = <K extends Kind>(kind: K, question: QuestionOf<K>, speech: Speech): string | null =>
  questionKinds[kind].guidance(question, speech);
