import { beforeAll, describe, expect, it } from 'vitest';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { cents } from '#domain/shared/money.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { fileSize } from '#ui-web/components/document-list/file-detail.ts';
import { documentItems, factViews } from './facts-view.ts';
import { budgetVote, standing } from '#fixtures/builders/screens/process-standing.ts';

let es: Speech;
beforeAll(async () => {
  es = speechOf(await startSpeaking('es'), 'es', 'es');
});

describe('the facts in brief', () => {
  it('name budget, voters, rule and contact', () => {
    const one = standing(budgetVote(), { who: { es: 'Personas del censo' }, contact: 'a@b.example' });
    expect(
      factViews(one, es).map((fact) => [fact.term, 'rule' in fact ? fact.rule : textOf(fact.value)]),
    ).toEqual([
      ['Presupuesto', '2.000,00\u00a0€'],
      ['Quién vota', 'Personas del censo'],
      ['Regla del recuento', defaultByVotes],
      ['Contacto', 'a@b.example'],
    ]);
  });

  it('use the process’s own amount before the vote’s', () => {
    expect(factViews(standing(budgetVote(), { amount: cents(500_000) }), es)[0]).toMatchObject({
      value: '5.000,00\u00a0€',
    });
  });
});

describe('the documents', () => {
  it('give type and size, and one without a title says so', () => {
    const file = { uri: '/files/bases.pdf', type: 'application/pdf', size: 412_000, title: '' };
    const other = { uri: '/files/17', type: 'text/csv', size: null, title: { es: 'Censo' } };
    expect(documentItems([file, other], es)).toMatchObject([
      { title: 'Sin título', detail: 'PDF, 412\u00a0kB' },
      { title: { text: 'Censo' }, detail: 'CSV' },
    ]);
  });

  it('write sizes in kilobytes, then in megabytes', () => {
    expect([0, 499, 412_000, 999_999, 1_000_000, 1_849_999].map(fileSize)).toEqual([
      '1\u00a0kB',
      '1\u00a0kB',
      '412\u00a0kB',
      '1000\u00a0kB',
      '1,0\u00a0MB',
      '1,8\u00a0MB',
    ]);
  });
});
