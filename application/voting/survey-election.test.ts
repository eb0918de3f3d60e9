import { describe, expect, it } from 'vitest';
import { computeBudget } from '#application/budget/compute-budget.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultThreshold } from '#domain/budget/rules/threshold/rule.ts';
import { tally } from '#domain/scoring/tally.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { aBudget, aProposal } from '#fixtures/builders/data/survey.ts';
import { aCountedList } from '#fixtures/builders/data/counted-list.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { surveyElection } from './survey-election.ts';

describe('the counts of a budget survey', () => {
  it('count blank ballots as ballots without a vote, so that a threshold of ballots rises with them', () => {
    const rule: BudgetRule = {
      ...defaultThreshold,
      share: { numerator: 50, denominator: 100 },
      base: 'ballots',
      ties: ['order'],
    };
    const question = {
      ...aBudget(100, [aProposal('a', 60), aProposal('b', 40)]),
      rule,
      blankVote: true,
    } as const;
    const fundedBy = (ballots: readonly RawAnswer[]) => {
      const counted = tally(question, ballots);
      if (!counted) throw new Error('a tally');
      const election = surveyElection(question, counted, () => '');
      expect(election.ballots).toBe(ballots.length);
      const allocation = computeBudget(election, rule);
      if (isLeft(allocation)) throw new Error(allocation.left.kind);
      return allocation.right.funded.map(({ project }) => project.id);
    };
    expect(fundedBy([['a', 'b'], ['a'], ['a', 'b'], ['a']])).toEqual(['a', 'b']);
    // Two of four ballots are half of them, two of five are not.
    expect(fundedBy([['a', 'b'], ['a'], ['a', 'b'], ['a'], null])).toEqual(['a']);
    expect(fundedBy([['a', 'b'], null, null])).toEqual([]);
  });

  it('can be read ballot by ballot, where the ballots are known', () => {
    const question = aBudget(100, [aProposal('a', 60), aProposal('b', 50)]);
    const { tally: counted, marks } = aCountedList(question, [['b'], ['a']]);
    expect(surveyElection(question, counted, () => '', marks).marks).toBe(marks);
  });

  it('have the districts and categories with a reserved sum by the name of the sum, whatever the reader’s language', () => {
    const area = { es: 'Centro', va: 'Centre' };
    const list = [
      aProposal('a', 60, { area, category: { es: 'Agua' } }),
      aProposal('b', 50, { area: 'Playa' }),
      aProposal('c', 50),
    ];
    const places = (by: 'district' | 'category', ...names: readonly string[]) => {
      const sums = { by, sums: new Map(names.map((name) => [name, cents(5000)])) };
      const rule: BudgetRule = { ...defaultThreshold, parts: { sums } };
      const question = { ...aBudget(100, list), rule };
      return surveyElection(question, aTally('budgetAmount', 0, {}), () => '').projects.map(
        ({ district, category }) => [district, category],
      );
    };
    expect(places('district', 'Centre', 'Playa')).toEqual([
      ['Centre', null],
      ['Playa', null],
      [null, null],
    ]);
    expect(places('category', 'Agua')[0]).toEqual([null, 'Agua']);
    expect(places('category', 'Playa', 'Centre')[0]).toEqual([null, null]);
  });

  it('are an election with the projects in the survey’s order, in the reader’s language', () => {
    const question = aBudget(100, [
      aProposal('b', 60, { title: { es: 'Fuente', va: 'Font' }, area: { es: 'Centro', va: 'Centre' } }),
      aProposal('a', 40, { category: { es: 'Agua', va: 'Aigua' }, area: { es: '' } }),
    ]);
    const tally = aTally('budgetAmount', 7, { a: 5, b: 3 });
    const election = surveyElection(question, tally, (text) => textFor(text, 'va', 'es').text);
    expect(election).toEqual({
      budget: 10_000,
      currency: 'EUR',
      projects: [
        { id: 'b', title: 'Font', amount: 6000, category: null, district: 'Centre' },
        { id: 'a', title: 'a', amount: 4000, category: 'Aigua', district: null },
      ],
      votes: new Map([
        ['a', 5],
        ['b', 3],
      ]),
      ballots: 7,
    });
  });
});
