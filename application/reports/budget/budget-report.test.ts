import { describe, expect, it } from 'vitest';
import { computeBudget } from '#application/budget/compute-budget.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import { defaultThreshold } from '#domain/budget/rules/threshold/rule.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { budgetJson } from './budget-json.ts';
import { explanationIn } from '#adapters/driven/texts/sentences-in.ts';
import { budgetReport, type ComputedBudget } from './budget-report.ts';
import { projectsInWords } from './projects-in-words.ts';

const counted = anElection(
  100,
  [
    ['A', 60, 5],
    ['B', 50, 5],
    ['C', 40, 4],
    ['D', 1, 0],
  ],
  9,
);

function computed(rule: BudgetRule = defaultByVotes, election = counted): ComputedBudget {
  const allocation = computeBudget(election, rule);
  if (isLeft(allocation)) throw new Error(allocation.left.kind);
  const input = { name: 'votos.csv', sha256: 'abc' };
  return { election, allocation: allocation.right, input, currency: 'EUR', program: 'concejo 1.0.0' };
}

const why = ({ election, allocation }: ComputedBudget) =>
  projectsInWords(election, allocation, explanationIn('es'));

describe('the JSON of a budget', () => {
  it('says which of two outcomes more voters prefer, if the rule asks that', () => {
    const election = votedElection(
      100,
      [
        ['A', 90],
        ['B', 20],
      ],
      'A A A B',
    );
    const { allocation } = computed(
      { ...defaultEqualShares, completion: 'none', comparison: 'satisfaction' },
      election,
    );
    expect(JSON.parse(budgetJson({ ...computed(), election, allocation }))).toMatchObject({
      preferred: { by: 'satisfaction', preferEqualShares: 1, preferByVotes: 3, taken: 'by-votes' },
    });
    expect(JSON.parse(budgetJson(computed()))).not.toHaveProperty('preferred');
  });
});

describe('the report of a budget', () => {
  it('has a row for each project in the order of the rule, and says which tie-break decided it', () => {
    const { table } = budgetReport(computed());
    const cell = (row: number, column: string) => table.rows[row]?.[table.columns.indexOf(column)];
    expect(table.rows).toHaveLength(4);
    expect(cell(0, 'id')).toEqual({ kind: 'text', text: 'B' });
    expect(cell(0, 'decidedByTie')).toEqual({ kind: 'term', term: 'amount' });
    expect(cell(0, 'remaining')).toEqual({ kind: 'money', amount: 50 });
    expect(cell(1, 'result')).toEqual({ kind: 'term', term: 'overBudget' });
    expect(cell(1, 'missing')).toEqual({ kind: 'money', amount: 10 });
    expect(cell(2, 'decidedByTie')).toEqual({ kind: 'blank' });
  });

  it('says of a proposal in a tie broken in two steps which step parted it from the one level to the end', () => {
    const election = anElection(
      100,
      [
        ['A', 40, 5],
        ['B', 40, 5],
        ['C', 30, 5],
      ],
      9,
    );
    const { table } = budgetReport(computed(defaultByVotes, election));
    const column = (key: string) => table.rows.map((row) => row[table.columns.indexOf(key)]);
    expect(column('id')).toEqual(['C', 'A', 'B'].map((id) => ({ kind: 'text', text: id })));
    expect(column('decidedByTie')).toEqual(
      ['amount', 'order', 'order'].map((term) => ({ kind: 'term', term })),
    );
  });

  it('is about its input, and draws votes as bars in the colour of what became of each project', () => {
    const { subject, chart, table } = budgetReport(computed());
    expect(subject).toBe('votos.csv');
    expect(table.columns).toEqual(expect.arrayContaining(Object.values(chart ?? {})));
  });

  it('has the category and the district of a project that has them', () => {
    const projects = counted.projects.map((project) => ({
      ...project,
      category: 'verde',
      district: 'Raval',
    }));
    const { rows } = budgetReport(computed(defaultByVotes, { ...counted, projects })).table;
    expect(rows[0]?.slice(5, 7)).toEqual([
      { kind: 'text', text: 'verde' },
      { kind: 'text', text: 'Raval' },
    ]);
    const unknown = budgetReport(computed(defaultThreshold, { ...counted, ballots: null })).provenance;
    expect(Object.fromEntries(unknown)).toMatchObject({ ballots: '', eligibleByBallots: '' });
  });

  it('names rule, parameters, ties, input and program', () => {
    expect(Object.fromEntries(budgetReport(computed()).provenance)).toEqual({
      rule: 'by-votes',
      parameters: 'onMisfit=skip order=votes count=ballots ties=amount,order',
      tiesDecided: 'B, A: amount',
      budget: '1.00',
      currency: 'EUR',
      spent: '0.91',
      remainingAtEnd: '0.09',
      ballots: '9',
      input: 'votos.csv',
      sha256: 'abc',
      program: 'concejo 1.0.0',
    });
  });

  it('tells how many projects each reading of a threshold leaves', () => {
    const provenance = Object.fromEntries(budgetReport(computed(defaultThreshold)).provenance);
    expect(provenance).toMatchObject({ eligibleByVotes: '3', eligibleByBallots: '3' });
    // Where nobody says how many ballots there were, only one of the readings can be told.
    const uncounted = { ...counted, ballots: null };
    expect(Object.fromEntries(budgetReport(computed(defaultThreshold, uncounted)).provenance)).toMatchObject({
      eligibleByVotes: '3',
      eligibleByBallots: '',
    });
  });
});

describe('the result as JSON', () => {
  it('has the shape that scripts rely on', () => {
    const document = JSON.parse(budgetJson(computed()));
    expect(Object.keys(document)).toEqual(
      'rule parameters input budget funded unfunded spent remaining ballots ties'.split(' '),
    );
    expect(document.funded[0]).toEqual({ id: 'B', title: 'B', amount: '0.50', votes: 5, step: 1 });
    expect(document.unfunded[0]).toEqual({
      id: 'A',
      title: 'A',
      amount: '0.60',
      votes: 5,
      reason: 'overBudget',
      missing: '0.10',
    });
    expect(document.ties).toEqual([{ between: ['B', 'A'], decidedBy: 'amount' }]);
  });

  it('lists every step on demand, and what a threshold leaves', () => {
    const document = JSON.parse(budgetJson(computed(defaultThreshold), why(computed(defaultThreshold))));
    expect(document.eligible).toEqual({ votes: 3, ballots: 3 });
    expect(
      document.steps.map((step: { outcome: string; available: string }) => [step.outcome, step.available]),
    ).toEqual([
      ['funded', '1.00'],
      ['overBudget', '0.50'],
      ['funded', '0.50'],
      ['belowThreshold', '0.10'],
    ]);
  });
});

describe('what voters paid', () => {
  // Everybody has 20. A asks 12,50 of four; of B's three, two have 7,50 left, and the third pays 14.
  const voted = votedElection(
    100,
    [
      ['A', 50],
      ['B', 29],
      ['C', 90],
    ],
    'A A AB AB B',
  );
  const paid = computed({ ...defaultEqualShares, completion: 'greedy' }, voted);

  it('stands beside each project, in columns of its own', () => {
    const { columns, rows } = budgetReport(paid).table;
    expect(columns.slice(11)).toEqual(['each', 'paidInFull', 'paidAllTheyHad', 'effectiveVotes']);
    expect(rows[1]?.slice(11)).toEqual([
      { kind: 'fraction', written: '0.140000' },
      { kind: 'count', count: 1 },
      { kind: 'count', count: 2 },
      { kind: 'fraction', written: '2.071429' },
    ]);
    expect(rows[2]?.slice(11)).toEqual(Array.from({ length: 4 }, () => ({ kind: 'blank' })));
    expect(Object.fromEntries(budgetReport(paid).provenance)).toMatchObject({
      endowment: '0.200000',
      increments: '0',
      searchEnded: '',
    });
  });

  it('stands in the JSON, with what every voter had', () => {
    const document = JSON.parse(budgetJson(paid));
    expect(document.funded[0].paid).toEqual({
      each: '0.125000',
      paidInFull: 4,
      paidAllTheyHad: 0,
      effectiveVotes: '4.000000',
    });
    expect(document.endowment).toEqual({ each: '0.200000', increments: 0, ended: null });
  });

  it('is a load in Phragmén’s rule', () => {
    const loads = computed(defaultPhragmen, voted);
    expect(JSON.parse(budgetJson(loads)).funded).toMatchObject([
      { id: 'B', load: '0.096667' },
      { id: 'A', load: '0.173333' },
    ]);
    expect(budgetReport(loads).table.columns.slice(11)).toEqual(['load']);
  });
});

describe('what was decided beside the rule', () => {
  const result = computed({
    ...defaultByVotes,
    parts: {
      overrides: [{ proposal: proposalId('D'), outcome: 'funded', who: 'Pleno', why: 'Obra empezada' }],
      incompatible: [[proposalId('A'), proposalId('B')]],
    },
  });

  it('is told with who and why, in every format', () => {
    const { columns, rows } = budgetReport(result).table;
    expect(columns.slice(11)).toEqual(['via', 'rival', 'who', 'why']);
    expect(rows[0]?.slice(11)).toEqual([
      { kind: 'term', term: 'override' },
      { kind: 'blank' },
      { kind: 'text', text: 'Pleno' },
      { kind: 'text', text: 'Obra empezada' },
    ]);
    const document = JSON.parse(budgetJson(result));
    expect(document.funded[0]).toMatchObject({
      id: 'D',
      via: 'override',
      note: { who: 'Pleno', why: 'Obra empezada' },
    });
    expect(document.unfunded[0]).toMatchObject({ id: 'A', reason: 'incompatible', rival: 'B' });
  });
});
