import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openElection } from '#adapters/driven/files/open-election.ts';
import { computeBudget } from '#application/budget/compute-budget.ts';
import { compareRules, rulesWorthComparing } from '#application/budget/compare-rules.ts';
import { budgetReport } from '#application/reports/budget/budget-report.ts';
import { comparisonReport } from '#application/reports/comparison/comparison-report.ts';
import {
  blank,
  count,
  decimal,
  fraction,
  money,
  type Report,
  type ReportCell,
  term,
  text,
} from '#application/reports/report.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { pdfPages } from '#fixtures/builders/pdf-pages.ts';
import { documentWriter } from './document-writer.ts';
import { fontsBy } from './font-files.ts';
import { isNumber, shownCell } from './shown-cell.ts';

const words: Readonly<Record<string, string>> = {
  id: 'Identificador',
  result: 'Resultado',
  votes: 'Votos',
  amount: 'Importe',
  remaining: 'Quedan',
  missing: 'Faltan',
  funded: 'financiada',
  unfunded: 'no financiada',
  overBudget: 'sobrepasa el presupuesto',
};
const wording = (key: string) => words[key] ?? key;
const writer = documentWriter({ wording, tag: 'es', ofAll: (part, all) => `${part} de ${all}` }, () =>
  fontsBy(readFile),
);

const linesOf = (bytes: Uint8Array): ReadonlySet<string> =>
  new Set(pdfPages(bytes).flatMap((page) => page.split('\n')));

/** The numbers of a report that are not whole on any line of its document. */
async function brokenNumbers(report: Report): Promise<readonly string[]> {
  const lines = linesOf(await writer.write(report));
  return [report.table, ...report.further]
    .flatMap(({ rows }) => rows.flat())
    .filter(isNumber)
    .map((cell) => shownCell(cell, wording))
    .filter((shown) => !lines.has(shown));
}

const fixture = new URL('../../../../../fixtures/elections/long-names.csv', import.meta.url);

async function longNames() {
  const file = { name: 'long-names.csv', bytes: await readFile(fixture) };
  const read = await openElection(file, { budget: cents(2_200_000_000), ballots: null, language: 'es' });
  if (isLeft(read) || read.right.election.budget === null) throw new Error('the election cannot be read');
  return { ...read.right.election, budget: read.right.election.budget };
}
const input = { name: 'long-names.csv', sha256: 'abc' };
const program = 'concejo 1.2.3';

describe('the numbers of an election with long names in print', () => {
  it('are whole in its result, and so are its headings and the words of the result', async () => {
    const election = await longNames();
    const allocation = computeBudget(election, defaultByVotes);
    if (isLeft(allocation)) throw new Error(allocation.left.kind);
    const report = budgetReport({ election, allocation: allocation.right, input, currency: 'PLN', program });
    expect(await brokenNumbers(report)).toEqual([]);
    const lines = [...linesOf(await writer.write(report))];
    expect(lines).toEqual(expect.arrayContaining(['Identificador', 'Resultado', 'Votos', 'financiada']));
    expect(lines).toContain('1.255.000,00');
    expect(lines).toContain('16.182');
  });

  it('are whole in a comparison of rules', async () => {
    const compared = compareRules(await longNames(), rulesWorthComparing(false, null));
    if (isLeft(compared)) throw new Error(compared.left.refusal.kind);
    const names = compared.right.rules.map((_, at) => `regla-${at + 1}`);
    const comparison = compared.right;
    expect(
      await brokenNumbers(comparisonReport({ comparison, names, input, currency: 'PLN', program })),
    ).toEqual([]);
  });
});

const cell: fc.Arbitrary<ReportCell> = fc.oneof(
  fc.integer({ min: -99_999_999, max: 999_999_999 }).map((units) => decimal(units, 2)),
  fc.integer({ min: 0, max: 99_999_999_999 }).map(count),
  fc.integer({ min: 0, max: 9_999_999_999_999 }).map((amount) => money(cents(amount))),
  fc.tuple(fc.nat(), fc.nat()).map(([whole, part]) => fraction(`${whole}.${part}`)),
  fc
    .string({ unit: fc.constantFrom('a', 'ñ', 'm', ' ', '-', '7', '.'), maxLength: 90 })
    .map((written) => text(written)),
  fc.constantFrom(term('overBudget'), term('funded'), blank, text('')),
);

describe('a table in print', () => {
  it('breaks no number, however many columns it has and however long their words are', async () => {
    const tables = fc
      .integer({ min: 1, max: 24 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        const columns = (rows[0] ?? []).map(
          (_, at) => ['votes', 'amount', `encabezamiento${at}`][at % 3] ?? '',
        );
        expect(
          await brokenNumbers({ table: { key: 't', columns, rows }, further: [], provenance: [] }),
        ).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
