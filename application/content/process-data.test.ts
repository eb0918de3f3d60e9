import { describe, expect, it } from 'vitest';
import { surveyId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aDelivery } from '#fixtures/builders/data/delivery.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { processReport } from './process-data.ts';

const process = {
  id: 'p',
  slug: 'p',
  title: { es: 'Plaza', va: 'Plaça' },
  survey: surveyId('s'),
} as unknown as Process;
const proposal = (id: string, more: Partial<Proposal> = {}) =>
  ({
    id,
    title: { es: `=${id}`, va: `va ${id}` },
    amount: null,
    neighbourhood: null,
    categories: [],
    coordinates: null,
    validation: { status: null, text: null, file: null },
    delivery: null,
    ...more,
  }) as unknown as Proposal;
const survey = aSurvey('s', { question: aBudget(100, [aProposal('a', 60), aProposal('b', 50)]) });
const tally = aTally('budgetAmount', 3, { a: 2, b: 1 });

describe('the table of a process’s proposals', () => {
  it('has amounts, places and, where everybody may see them, votes', () => {
    const placed = proposal('a', {
      amount: cents(6000),
      neighbourhood: 'centre',
      categories: ['green', 'streets'],
      coordinates: { lat: 39.123456, lng: -0.4 },
      validation: { status: '1', text: null, file: null },
    });
    const { table, subject } = processReport(
      { process, proposals: [placed, proposal('c')], surveys: [{ survey, tally }] },
      'va',
      'es',
    );
    expect(subject).toBe('Plaça');
    expect(table.rows[0]).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'text', text: 'va a' },
      { kind: 'money', amount: 6000 },
      { kind: 'text', text: 'centre' },
      { kind: 'text', text: 'green, streets' },
      { kind: 'text', text: '1' },
      { kind: 'decimal', units: 3_912_346, decimals: 5 },
      { kind: 'decimal', units: -40_000, decimals: 5 },
      { kind: 'count', count: 2 },
      ...Array.from({ length: 5 }, () => ({ kind: 'blank' })),
    ]);
    expect(table.rows[1]?.slice(2, 9).map(({ kind }) => kind)).toEqual([
      'blank',
      'blank',
      'text',
      'blank',
      'blank',
      'blank',
      'blank',
    ]);
  });

  it('shows no votes while the results are hidden, nor those of another kind of survey', () => {
    const poll = aSurvey('t', { question: { kind: 'free' } as never });
    const surveys = [
      { survey, tally: null },
      { survey: poll, tally },
    ];
    const { table } = processReport({ process, proposals: [proposal('a')], surveys }, 'es', 'es');
    expect(table.rows[0]?.[8]).toEqual({ kind: 'blank' });
  });

  it('shows how a funded proposal is being carried out', () => {
    const delivery = aDelivery({ department: { es: 'Obras' }, spent: cents(10) });
    const proposals = [proposal('a', { amount: cents(60), delivery })];
    const { table } = processReport({ process, proposals, surveys: [] }, 'es', 'es');
    expect(table.rows[0]?.slice(9)).toEqual([
      { kind: 'term', term: 'works' },
      { kind: 'text', text: 'Obras' },
      { kind: 'money', amount: 60 },
      { kind: 'money', amount: 10 },
      { kind: 'money', amount: 10 },
    ]);
  });
});
