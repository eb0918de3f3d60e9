import type { Survey } from '#domain/voting/survey.ts';
import type { DraftBallot } from './draft-ballot.ts';

/** Changes the draft by an answer to a survey of the chain. */
export type ChangeAnswer = (survey: Survey, after: (draft: DraftBallot) => DraftBallot) => void;
