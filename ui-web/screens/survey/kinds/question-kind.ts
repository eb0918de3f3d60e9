import type { ReactNode } from 'react';
import type { AnswerFault, GivenAnswer } from '#domain/voting/answer.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { Answering } from '../questions/answering.ts';
import type { QuestionHead } from '../questions/head.ts';
import type { QuestionState } from '../questions/question-state.ts';
import type { AnswerView } from './answer-view.ts';
import type { Kind, QuestionOf } from './question-of.ts';

/** What a question is drawn from: its head, what its kind adds, and the functions that answer it. */
export interface PartProps<View> {
  readonly view: QuestionHead & View;
  readonly answering: Answering;
}

/** What a kind draws; its tag is that of the question. */
export interface AnyView {
  readonly kind: Kind;
}

/** What the survey screen needs from each kind of question. Each kind has a folder; `question-kinds.ts` lists them. */
export interface QuestionKind<K extends Kind, View extends AnyView = AnyView> {
  /** Whether the title is the legend of one group of radios or checkboxes. */
  readonly asFieldset: boolean;
  /** The note on a random order of answers: that it has no meaning, or that a list to be put in order begins so. */
  readonly orderHint: 'survey:order.random' | 'survey:order.start';
  /** Faults that only the voter can correct: an answer with one is restored unchanged. */
  readonly mendable: readonly AnswerFault['kind'][];
  /** How many answers it accepts, if its task says so; else 1. */
  count(question: QuestionOf<K>): number;
  /** The note before the main question. */
  guidance(question: QuestionOf<K>, speech: Speech): string | null;
  /** The title of the main question in the summary, if it is not that of the survey. */
  summaryTitle(speech: Speech): Wording | null;
  /** What is drawn below the title. `before`: the last view of this question, if any. */
  view(state: QuestionState, question: QuestionOf<K>, speech: Speech, before: View | null): View;
  /** The React component that draws it. */
  part(props: PartProps<View>): ReactNode;
  /** An answer that is neither missing nor blank. */
  summary(question: QuestionOf<K>, raw: GivenAnswer, speech: Speech): AnswerView;
}

/** The values of most kinds; a kind that differs overrides them. */
export const usual = {
  asFieldset: false,
  orderHint: 'survey:order.random',
  mendable: [],
  count: () => 1,
  guidance: () => null,
  summaryTitle: () => null,
} as const;
