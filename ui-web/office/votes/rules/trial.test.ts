import { describe, expect, it } from 'vitest';
import { writeBallotLine, writeHeadLine } from '#adapters/wire/voting/ballot-list.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { publishedElection } from './trial.ts';

const budget = {
  _id: 'last',
  title: 'Last year',
  displayType: 'budgetAmount',
  totalAmount: 100,
  proposals: [
    { _id: 'a', title: { es: 'Árboles' }, amount: 60 },
    { _id: 'b', title: { es: 'Bancos' }, amount: 40 },
  ],
};
const listOf = (question: object, ...answers: readonly (readonly string[])[]) =>
  writeHeadLine(surveyId('last'), 'head', question) +
  answers.map((answer, n) => writeBallotLine(ballotId(String(n)), answer)).join('');
const read = (list: string) =>
  publishedElection(list, 'Europe/Madrid', (title) => textFor(title, 'es', 'es').text);

describe('the ballots of an earlier vote', () => {
  it('are an election of its proposals, with each ballot, to try rules on', () => {
    const election = read(listOf(budget, ['a'], ['a', 'b'], ['b'], ['b']));
    expect(election).toMatchObject({ budget: 10_000, ballots: 4 });
    expect(election?.projects.map(({ title }) => title)).toEqual(['Árboles', 'Bancos']);
    expect([...(election?.votes ?? [])]).toEqual([
      ['a', 2],
      ['b', 3],
    ]);
    expect(election?.marks?.projects).toHaveLength(5);
  });

  it('are refused if they are no list, or no list of a budget', () => {
    expect(read('nothing')).toBeNull();
    expect(read(listOf({ _id: 'x', title: 'X', displayType: 'yesNo', answers: [] }))).toBeNull();
  });
});
