import { moneyIn } from '#application/text/money-in.ts';
import type { ExplanationKey } from '#application/text/catalogue/keys/explanation.ts';
import type { Say } from '#application/text/say.ts';
import { sentenceOf, votesInWords } from '#application/text/explanation/sentences.ts';
import type { ExplanationWords } from '#application/text/explanation/explanation-words.ts';
import { explainAllocation } from '#domain/budget/explanation/explain.ts';
import type { Explained } from '#domain/budget/explanation/explanation.ts';
import { voteCountOf } from '#domain/budget/explanation/vote-count.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import type { Election } from '#domain/budget/election.ts';

/** A project with why it was funded or not: as figures, and as a sentence. */
export interface ProjectInWords {
  readonly explained: Explained;
  readonly sentence: string;
  /** Its votes with what they are: `1.102 votos`. */
  readonly votes: string;
}

/** How the projects of an election are described to readers. */
export function explanationWordsOf(
  election: Election,
  { rule }: Allocation,
  say: Say<ExplanationKey>,
): ExplanationWords {
  const titles = new Map(election.projects.map(({ id, title }) => [id, title]));
  return {
    say,
    money: (amount) => moneyIn(amount, election.currency),
    titleOf: (id) => titles.get(id) as string,
    unit: voteCountOf(rule) === 'ballots' ? 'votes' : 'points',
  };
}

/** Why each project was funded or not, in the order of the rule. */
export const projectsInWords = (
  election: Election,
  allocation: Allocation,
  say: Say<ExplanationKey>,
): readonly ProjectInWords[] =>
  explainedInWords(explainAllocation(election, allocation), explanationWordsOf(election, allocation, say));

/** The same of projects that were explained elsewhere, where the ballots were. */
export const explainedInWords = (
  explained: readonly Explained[],
  words: ExplanationWords,
): readonly ProjectInWords[] =>
  explained.map((project) => ({
    explained: project,
    sentence: sentenceOf(project, words),
    votes: votesInWords(project.votes, words),
  }));
