import type { BallotEntry } from '#application/ports/server/ballot-store.ts';
import type { PaperMarks } from '#application/ports/server/office/voting-desk.ts';
import type { Question } from '#domain/voting/survey.ts';

/** A vote on its way to the writer's thread. Its question is sent only if the writer does not know it yet. */
export interface QueuedVote extends Omit<BallotEntry, 'isOpen' | 'question'> {
  readonly isOpen: boolean;
  readonly question: Question | null;
}

/** Marks of a paper ballot on their way to the writer's thread. */
export interface QueuedPaper extends Omit<PaperMarks, 'isOpen'> {
  readonly isOpen: boolean;
}

/** As it is decided at the turn of the marks. */
export const sentPaper = (marks: PaperMarks): QueuedPaper => ({ ...marks, isOpen: marks.isOpen() });
/** As the writer decides it. */
export const receivedPaper = (marks: QueuedPaper): PaperMarks => ({ ...marks, isOpen: () => marks.isOpen });

const surveyOf = ({ realm, survey }: Pick<BallotEntry, 'realm' | 'survey'>) => `${realm}/${survey}`;

/** Whether the survey is open is decided now, at the vote's turn: a function cannot be sent to a thread. */
export function sending(): (entry: BallotEntry) => QueuedVote {
  const known = new Map<string, Question>();
  return (entry) => {
    const survey = surveyOf(entry);
    const isNew = known.get(survey) !== entry.question;
    known.set(survey, entry.question);
    return { ...entry, isOpen: entry.isOpen(), question: isNew ? entry.question : null };
  };
}

/** Completes votes, in the order in which they were sent. */
export function receiving(): (vote: QueuedVote) => BallotEntry {
  const known = new Map<string, Question>();
  return (vote) => {
    const survey = surveyOf(vote);
    if (vote.question !== null) known.set(survey, vote.question);
    const question = known.get(survey);
    if (question === undefined) throw new Error(`a vote of ${survey} came without its question`);
    return { ...vote, question, isOpen: () => vote.isOpen };
  };
}
