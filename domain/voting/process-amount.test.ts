import { describe, expect, it } from 'vitest';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { cents } from '../shared/money.ts';
import { budgetLimit } from './kinds/budget-amount/limit.ts';
import { surveyId } from '../shared/ids.ts';
import { inProcess, otherTotal, withProcessAmounts } from './process-amount.ts';

const sixty = cents(6_000_000);
const unnamed = aSurvey('vote', {
  question: { ...aBudget(0, [aProposal('a', 10)]), ...budgetLimit(null, null) },
});
const named = aSurvey('vote', { question: aBudget(45_000, [aProposal('a', 10)]) });
const other = aSurvey('opinion');

describe('the limit of a budget vote', () => {
  it('is the total of the survey, else the amount of the process, else 200.000 euros', () => {
    expect(budgetLimit(cents(1), sixty)).toEqual({ total: 1 });
    expect(budgetLimit(null, sixty)).toEqual({ total: sixty });
    expect(budgetLimit(null, null)).toEqual({ total: 20_000_000, isUsualTotal: true });
    expect(budgetLimit(cents(0), sixty)).toEqual({ total: 0 });
  });

  it('is the amount of its process if the survey names none, and then counts as named', () => {
    expect(inProcess(unnamed, sixty)).toEqual({
      ...unnamed,
      question: aBudget(60_000, [aProposal('a', 10)]),
    });
    expect(inProcess(unnamed, null)).toEqual(unnamed);
  });

  it('is not changed by the process if the survey names one, nor is any other question', () => {
    expect(inProcess(named, sixty)).toBe(named);
    expect(inProcess(other, sixty)).toBe(other);
  });
});

describe('a survey and its process', () => {
  it('contradict each other if both name a sum and the sums differ', () => {
    expect(otherTotal(named, [named], sixty)).toBe(named);
    expect(otherTotal(named, [named], cents(4_500_000))).toBeNull();
    expect(otherTotal(named, [named], null)).toBeNull();
    expect(otherTotal(unnamed, [unnamed], sixty)).toBeNull();
    expect(otherTotal(other, [other], sixty)).toBeNull();
  });

  it('contradict each other also where the budget is a later question of the chain', () => {
    const main = { ...other, chain: [named.id] };
    expect(otherTotal(main, [main, named], sixty)).toBe(named);
  });

  it('agree if several budgets share out the amount', () => {
    const second = aSurvey('second', { question: aBudget(15_000, []) });
    const main = { ...named, chain: [second.id] };
    expect(otherTotal(main, [main, second], sixty)).toBeNull();
  });
});

describe('the surveys of a town and its processes', () => {
  const asks = (survey: string | null, amount: number | null) => ({
    survey: survey === null ? null : surveyId(survey),
    amount: amount === null ? null : cents(amount),
  });

  it('are one limit: a survey without a total gets the amount of the first process that asks it', () => {
    const limited = withProcessAmounts(
      [asks(null, 5), asks('gone', 5), asks('vote', sixty)],
      [unnamed, other],
    );
    expect(limited).toEqual({ surveys: [inProcess(unnamed, sixty), other], contradictions: [] });
  });

  it('contradict each other if a process has another amount, also than an earlier process', () => {
    expect(withProcessAmounts([asks('vote', sixty)], [named]).contradictions).toEqual([
      { process: 0, other: named },
    ]);
    const twice = withProcessAmounts([asks('vote', sixty), asks('vote', 4_500_000)], [unnamed]);
    expect(twice.contradictions).toEqual([{ process: 1, other: inProcess(unnamed, sixty) }]);
  });
});
