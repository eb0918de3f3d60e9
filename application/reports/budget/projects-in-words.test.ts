import { describe, expect, it } from 'vitest';
import { explanationIn } from '#adapters/driven/texts/sentences-in.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { allocated } from '#fixtures/builders/data/explained.ts';
import { budgetJson } from './budget-json.ts';
import { budgetReport, type ComputedBudget } from './budget-report.ts';
import { projectsInWords } from './projects-in-words.ts';

const election = votedElection(
  100,
  [
    ['a', 60],
    ['b', 40],
    ['c', 70],
  ],
  'a a a a a ab b b c c',
);

const computed = (rule: BudgetRule, of: Election = election): ComputedBudget => ({
  election: of,
  allocation: allocated(of, rule),
  input: { name: 'votos.pb', sha256: 'abc' },
  currency: 'EUR',
  program: 'concejo 1.0.0',
});

const told = ({ election, allocation }: ComputedBudget, language: Language = 'es') =>
  projectsInWords(election, allocation, explanationIn(language));

const explanationTable = (of: ComputedBudget) => JSON.parse(budgetJson(of, told(of))).explanation;

describe('the explanation of a result', () => {
  it('is a table of its own, before the steps and the ballots, where it is asked for', () => {
    const of = computed(defaultByVotes);
    const { further } = budgetReport(of, told(of));
    expect(further.map(({ key }) => key)).toEqual(['explanation', 'steps', 'ballots']);
    expect(further[0]?.rows[2]?.slice(0, 4)).toEqual([
      { kind: 'count', count: 3 },
      { kind: 'text', text: 'c' },
      { kind: 'text', text: 'c' },
      { kind: 'count', count: 5 },
    ]);
    expect(budgetReport(of).further.map(({ key }) => key)).toEqual(['steps', 'ballots']);
  });

  it('is a column of votes and one of sentences in files that hold one table', () => {
    const of = computed(defaultByVotes);
    const { columns, rows } = budgetReport(of, told(of, 'en'), 'beside').table;
    expect(columns.slice(-2)).toEqual(['votesShort', 'explanation']);
    expect(rows.map((row) => row.at(-2))).toEqual([
      { kind: 'blank' },
      { kind: 'blank' },
      { kind: 'count', count: 5 },
    ]);
    expect(rows[2]?.at(-1)).toMatchObject({ text: expect.stringContaining('With 5 more votes') });
    expect(budgetReport(of).table.columns).not.toContain('explanation');
  });

  it('is in JSON a reason with its figures, amounts as decimal strings', () => {
    const greedy = explanationTable(computed({ ...defaultEqualShares, completion: 'greedy' }));
    expect(greedy[0]).toEqual({
      id: 'a',
      step: 1,
      funded: true,
      reason: 'paid',
      available: '1.00',
      remaining: '0.40',
      each: '0.100000',
      paidInFull: 6,
      paidAllTheyHad: 0,
      effectiveVotes: '6.000000',
      sentence: expect.stringMatching(/^Se financia con el dinero/u),
    });
    expect(greedy[1]).toMatchObject({
      reason: 'completion',
      supporters: 3,
      supportersWithMoney: 2,
      supportersHad: '0.200000',
    });
    expect(greedy[2]).toMatchObject({ reason: 'overBudget', missing: '0.70', votesShort: null });
  });

  it('has loads, rivals and threshold figures by their own names', () => {
    expect(explanationTable(computed(defaultPhragmen))[0]).toMatchObject({
      reason: 'atLoad',
      load: '0.100000',
    });
    const parts = { incompatible: [[proposalId('a'), proposalId('b')]], minVotes: 3 };
    const [, second, third] = explanationTable(computed({ ...defaultByVotes, parts }));
    expect(second).toMatchObject({ reason: 'incompatible', rival: 'a', votesShort: 3 });
    expect(third).toMatchObject({ reason: 'belowMinimum', needed: 3, short: 1 });
    expect(second).not.toHaveProperty('load');
  });

  it('counts points where the rule does', () => {
    const pointed: Election = {
      ...election,
      marks: {
        kind: 'points',
        offsets: Uint32Array.of(0, 2),
        projects: Uint32Array.of(0, 1),
        points: Float64Array.of(1, 2.5),
      },
    };
    expect(told(computed({ ...defaultByVotes, count: 'points' }, pointed)).map(({ votes }) => votes)).toEqual(
      ['2,5\u00a0puntos', '1\u00a0punto', '0\u00a0puntos'],
    );
  });
});

describe('the steps of a result', () => {
  it('are what was bought, what there was before and after, and the price', () => {
    const [steps] = budgetReport(computed({ ...defaultEqualShares, completion: 'greedy' })).further;
    expect(steps?.columns).toEqual(
      'step id title via available amount remaining each effectiveVotes'.split(' '),
    );
    expect(steps?.rows.map((row) => row.slice(3))).toEqual([
      [
        { kind: 'term', term: 'rule' },
        { kind: 'money', amount: 100 },
        { kind: 'money', amount: 60 },
        { kind: 'money', amount: 40 },
        { kind: 'fraction', written: '0.100000' },
        { kind: 'fraction', written: '6.000000' },
      ],
      [
        { kind: 'term', term: 'completion' },
        { kind: 'money', amount: 40 },
        { kind: 'money', amount: 40 },
        { kind: 'money', amount: 0 },
        { kind: 'blank' },
        { kind: 'blank' },
      ],
    ]);
  });
});
