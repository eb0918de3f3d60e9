import { compareRules } from '#application/budget/compare-rules.ts';
import type { BallotListReader, CountedBallotList } from '#application/ports/ballot-list-reader.ts';
import type { ListCounter } from '#application/ports/browser/list-counter.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { findBallot } from './find-ballot.ts';
import { compareWith } from './recount.ts';
import { surveyElection } from './survey-election.ts';

interface Kept {
  readonly text: string;
  readonly list: CountedBallotList;
}

/** Counts lists and compares them; keeps them, to look for ballots in. */
export function listCounter(ballotLists: BallotListReader): ListCounter {
  const kept = new Map<SurveyId, Kept>();
  return {
    count: async (text, published) => {
      const read = await ballotLists.count(text);
      if (isLeft(read)) return read;
      const list = read.right;
      kept.set(published.survey, { text, list });
      const { claimed, counted, tally } = list;
      return right({ claimed, counted, tally, ...compareWith(published, list) });
    },
    compare: async (survey, rules, { language, realmDefault }) => {
      const list = kept.get(survey)?.list;
      if (list?.question.kind !== 'budgetAmount') return left({ kind: 'notCounted' });
      const titleOf = (text: LocalizedText) => textFor(text, language, realmDefault).text;
      const election = surveyElection(list.question, list.tally, titleOf, list.marks);
      const compared = compareRules(election, rules);
      return isLeft(compared) ? left({ kind: 'refused', ...compared.left }) : compared;
    },
    find: async (survey, typed) => {
      const found = kept.get(survey);
      const list = { survey: found?.list.survey ?? survey, text: found?.text ?? '' };
      return findBallot(ballotLists)(list, typed);
    },
  };
}
