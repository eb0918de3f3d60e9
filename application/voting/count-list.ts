import { compareRules } from '#application/budget/compare-rules.ts';
import type { BallotListReader, CheckedBallotList } from '#application/ports/ballot-list-reader.ts';
import type { ListCounter } from '#application/ports/list-counter.ts';
import { type Tally, tally } from '#domain/scoring/tally.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { findBallot } from './find-ballot.ts';
import { compareWith } from './recount.ts';
import { surveyElection, surveyMarks } from './survey-election.ts';

/** Reads a list, counts its ballots and compares; keeps them, to look for ballots in. */
export function listCounter(ballotLists: BallotListReader): ListCounter {
  const kept = new Map<SurveyId, CheckedBallotList>();
  return {
    count: async (text, published) => {
      const read = await ballotLists.read(text);
      if (isLeft(read)) return read;
      const list = read.right;
      const counted = tally(
        list.question,
        list.ballots.map(({ answer }) => answer),
      );
      if (counted === null) return left({ kind: 'notCountable' });
      kept.set(published.survey, list);
      const { claimed, counted: sha256 } = list;
      return right({ claimed, counted: sha256, tally: counted, ...compareWith(published, list, counted) });
    },
    compare: async (survey, rules, { language, realmDefault }) => {
      const list = kept.get(survey);
      if (list?.question.kind !== 'budgetAmount') return left({ kind: 'notCounted' });
      const { question } = list;
      const answers = list.ballots.map(({ answer }) => answer);
      const titleOf = (text: LocalizedText) => textFor(text, language, realmDefault).text;
      const counted = tally(question, answers) as Tally;
      const marks = surveyMarks(question, answers);
      const compared = compareRules(surveyElection(question, counted, titleOf, marks), rules);
      return isLeft(compared) ? left({ kind: 'refused', ...compared.left }) : compared;
    },
    find: async (survey, typed) =>
      findBallot(ballotLists)(kept.get(survey) ?? { survey, ballots: [] }, typed),
  };
}
