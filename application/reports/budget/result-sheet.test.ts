import { describe, expect, it } from 'vitest';
import { resultSheetIn } from '#adapters/driven/texts/sentences-in.ts';
import { computeBudget } from '#application/budget/compute-budget.ts';
import { defaultRules } from '#domain/budget/budget-rule.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { resultSheet } from './result-sheet.ts';

const project = (id: string, euros: number) => ({
  id: proposalId(id),
  title: id,
  amount: cents(euros * 100),
  category: null,
  district: null,
});
const projects = [project('a', 600), project('b', 500)];
const votes = new Map(projects.map(({ id }, at) => [id, 9 - at]));
const subject = {
  council: 'Toulouse',
  process: 'PB',
  survey: '',
  from: '',
  until: 'ayer',
  rule: 'Por votos.',
};

function sheetOf(budget: number, more: Partial<Election> = {}, rule: BudgetRule = defaultRules['by-votes']) {
  const election: Election = {
    budget: cents(budget * 100),
    currency: 'EUR',
    projects,
    votes,
    ballots: 1500,
    ...more,
  };
  const allocation = computeBudget(election, rule);
  if (isLeft(allocation)) throw new Error('no allocation');
  const input = {
    name: 'v.pb',
    sha256: more.ballots === null ? null : 'ab'.repeat(32),
    fingerprint: 'cd'.repeat(32),
  };
  return resultSheet(
    subject,
    {
      allocation: allocation.right,
      currency: 'EUR',
      input: more.ballots === null ? { ...input, fingerprint: '' } : input,
    },
    resultSheetIn('es'),
  );
}

describe('the printed report of a result', () => {
  it('says of which vote it is, as far as that is known', () => {
    expect(sheetOf(1000).about).toEqual([
      ['Ayuntamiento o entidad', 'Toulouse'],
      ['Proceso', 'PB'],
      ['Terminó', 'ayer'],
      ['Regla', 'Por votos.'],
    ]);
  });

  it('has the figures of the result, and the part that is spent', () => {
    const { figures, spent } = sheetOf(1000);
    expect(figures).toEqual([
      ['Presupuesto', '1.000,00\u00a0€'],
      ['Gastado', '600,00\u00a0€'],
      ['Queda', '400,00\u00a0€'],
      ['Papeletas', '1.500'],
      ['Propuestas financiadas', '1 de 2'],
    ]);
    expect(spent.share).toBe(0.6);
    expect(spent.words).toBe(
      'Se gasta el 60\u00a0% del presupuesto: 600,00\u00a0€ de 1.000,00\u00a0€. Quedan 400,00\u00a0€.',
    );
  });

  it('says how to count again: file, both fingerprints in eights, and the command with its parameters', () => {
    const rule = { ...defaultRules['equal-shares'], completion: 'none' } as const;
    const marks = {
      kind: 'approval',
      offsets: Uint32Array.of(0, 2),
      projects: Uint32Array.of(0, 1),
      points: null,
    } as const;
    expect(sheetOf(1000, { marks, ballots: 1 }, rule).recount.facts).toEqual([
      ['Fichero', 'v.pb'],
      ['Huella publicada de la lista', Array.from({ length: 8 }, () => 'cdcdcdcd').join(' ')],
      ['SHA-256 del fichero', Array.from({ length: 8 }, () => 'abababab').join(' ')],
      ['Orden', 'concejo budget compute v.pb --rule equal-shares --completion none'],
    ]);
  });

  it('needs no rule in the command if the input names it', () => {
    const allocation = computeBudget(
      { budget: cents(0), currency: 'EUR', projects, votes, ballots: null },
      defaultRules['by-votes'],
    );
    if (isLeft(allocation)) throw new Error('no allocation');
    const result = {
      allocation: allocation.right,
      currency: '',
      input: { name: 'https://c.example/s', sha256: null },
    };
    const { recount, figures } = resultSheet(subject, { ...result, isOwnRule: true }, resultSheetIn('es'));
    expect(recount.facts).toEqual([
      ['Fichero', 'https://c.example/s'],
      ['Orden', 'concejo budget compute https://c.example/s'],
    ]);
    expect(figures[0]?.[1]).toBe('0,00');
  });

  it('leaves out what nobody knows, and spends nothing of nothing', () => {
    const { figures, spent, recount } = sheetOf(0, { ballots: null, projects: [] });
    expect(figures.map(([name]) => name)).not.toContain('Papeletas');
    expect(spent.share).toBe(0);
    expect(recount.facts.map(([name]) => name)).toEqual(['Fichero', 'Orden']);
  });

  it('has lines for whoever signs it', () => {
    expect(sheetOf(1000).signatures.lines).toEqual(['Nombre y apellidos', 'Cargo', 'Lugar y fecha', 'Firma']);
  });
});
