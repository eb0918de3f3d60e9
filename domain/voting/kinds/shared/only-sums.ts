import type { TallyFigures, TallyScale } from '../question-kind.ts';

/** The figures of kinds that count the ballots of each answer, and nothing else. */
export const ballotsByAnswer: TallyFigures = { rows: 'answers', sum: 'ballots', spread: null };

/** The scale of kinds that count a sum for each entry, and nothing else. */
export const onlySums = (): TallyScale => ({ maxScore: null, width: 0, least: 0 });
