import { beforeAll, describe, expect, it } from 'vitest';
import type { Comparison } from '#domain/budget/comparison/compare-allocations.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { aBudget } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { comparisonView } from './view-model.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});

type Agreement = Comparison['projects'][number]['agreement'];

function told(ballots: number, agreements: readonly Agreement[]) {
  const projects = agreements.map((agreement, at) => ({
    project: { id: proposalId(`p${at}`), title: 'Banco', amount: cents(100), category: null, district: null },
    votes: 1,
    isFunded: [],
    agreement,
  }));
  const none = { budget: cents(100), rules: [], categories: [], districts: [] };
  const { conclusion, facts } = comparisonView(
    { question: aBudget(100, []) },
    { ...none, ballots, projects },
    speech,
  );
  return { conclusion: conclusion.replaceAll(/<\/?em>/gu, ''), facts };
}

describe('the comparison in words', () => {
  it('counts one ballot and one proposal as one', () => {
    expect(told(1, ['all']).facts).toMatch(/^1 papeleta, 1 propuesta, /u);
    expect(told(2, ['all', 'none']).facts).toMatch(/^2 papeletas, 2 propuestas, /u);
  });

  it('says of a single proposal whether the rules agree on it', () => {
    const conclusionOf = (agreement: Agreement) => told(1, [agreement]).conclusion;
    expect(conclusionOf('all')).toBe('Con los mismos votos, las tres reglas financian la única propuesta.');
    expect(conclusionOf('some')).toMatch(/la única propuesta depende de la regla\.$/u);
    expect(conclusionOf('none')).toMatch(/ninguna de las tres reglas financia la única propuesta\.$/u);
  });

  it('says on how many of several they agree, and how many depend on the rule', () => {
    const ends = (agreements: readonly Agreement[]) => told(9, agreements).conclusion.split('reglas ')[1];
    expect(ends(['all', 'none'])).toBe('financian la misma propuesta, una de 2.');
    expect(ends(['all', 'all', 'none'])).toBe('financian las mismas 2 propuestas de 3.');
    expect(ends(['none', 'none'])).toBe('financia nada, de 2 propuestas.');
    expect(ends(['all', 'some'])).toBe('financian 1 de las 2 propuestas. Otra depende de la regla.');
    expect(ends(['all', 'some', 'some'])).toContain('Otras 2 dependen de la regla.');
  });
});
