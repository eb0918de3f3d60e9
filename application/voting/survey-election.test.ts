import { describe, expect, it } from 'vitest';
import { textFor } from '#domain/shared/localized-text.ts';
import { aBudget, aProposal } from '#fixtures/builders/survey.ts';
import { aTally } from '#fixtures/builders/tally.ts';
import { surveyElection } from './survey-election.ts';

describe('the counts of a budget survey', () => {
  it('are an election with the projects in the survey’s order, in the reader’s language', () => {
    const question = aBudget(100, [
      aProposal('b', 60, { title: { es: 'Fuente', va: 'Font' }, area: { es: 'Centro', va: 'Centre' } }),
      aProposal('a', 40, { category: { es: 'Agua', va: 'Aigua' } }),
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
