import { createElement, type ReactNode } from 'react';
import type { Kind, QuestionOf } from '#ui-web/screens/survey/kinds/question-of.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { isAllBlank } from '../parts/blank-view.ts';
import { ResultHead } from '../parts/result-head.tsx';
import type { DrawnProps } from './drawn-props.ts';
import { resultKinds } from './result-kinds.ts';

/** A result, drawn by its display type (specification 2, section 2). */
export function DrawnResults(props: DrawnProps) {
  const { t } = useSpeech();
  const { survey, tally } = props;
  const { question } = survey;
  if (isAllBlank(tally) && !resultKinds[question.kind].drawsAllBlank)
    return <ResultHead view={{ conclusion: t('results:blank.all'), details: [] }} tally={tally} />;
  return drawn(question.kind, question, props);
}

const drawn = <K extends Kind>(kind: K, question: QuestionOf<K>, props: DrawnProps): ReactNode =>
  createElement(resultKinds[kind].part, { ...props, question });
