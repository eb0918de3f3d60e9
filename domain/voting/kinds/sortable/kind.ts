import type { OverAnswers } from '../shared/over-answers.ts';
import type { PlacesRule } from '../question-kind.ts';
import { ranking } from '../shared/ranking-kind.ts';

/** All answers, each once (specification 2, section 4). */
const ruleOf =
  ({ answers }: OverAnswers): PlacesRule =>
  (_places, _numbers, length) => {
    if (length === 0) return { kind: 'emptyAnswer' };
    return length < answers.length ? { kind: 'notAllRanked', missing: answers.length - length } : null;
  };

/** `sortable`: all answers in the voter's order; the first `maxScore` of them carry points. */
export const sortable = ranking('sortable', { ruleOf, positions: ({ answers }) => answers.length });
