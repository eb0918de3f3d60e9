import type { ReactNode } from 'react';
import type { GivenAnswer } from '#domain/voting/answer.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Kind, QuestionOf } from '#ui-web/screens/survey/kinds/question-of.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { DrawnProps } from './drawn-props.ts';

/** What the result of a kind is drawn from. */
export interface ResultProps<K extends Kind> extends DrawnProps {
  readonly question: QuestionOf<K>;
}

/**
 * What the results need from each kind of question. Kinds that are drawn alike share a folder; `result-kinds.ts`
 * lists all.
 */
export interface ResultKind<K extends Kind> {
  /** Whether it is drawn even if every ballot is blank. */
  readonly drawsAllBlank: boolean;
  /** Whether its counts are votes, and not points, tenths or stars. */
  readonly countsVotes: boolean;
  /** The text shown without ballots. */
  readonly empty: 'results:noVotes' | 'results:noAnswers';
  /** Whether a reader can count it again from the published list. */
  readonly isRecounted: boolean;
  /** The command that computes the outcome from the survey's address. */
  readonly command: string | null;
  /** Whether its outcome needs the ballots one by one, and not only their counts. */
  needsBallots(question: QuestionOf<K>): boolean;
  /** The React component that draws it. */
  part(props: ResultProps<K>): ReactNode;
  /** What is counted under an id; null if the survey does not have it. */
  titleOf(question: QuestionOf<K>, id: string, speech: Speech): Wording | null;
  /** The text of a ballot of the list that is not blank. */
  ballotAnswers(question: QuestionOf<K>, answer: GivenAnswer, speech: Speech): readonly Wording[];
}

/** The values of most kinds; a kind that differs overrides them. */
export const usual = {
  drawsAllBlank: false,
  countsVotes: false,
  empty: 'results:noVotes',
  isRecounted: true,
  command: null,
  needsBallots: () => false,
} as const;
