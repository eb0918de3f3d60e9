import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blank,
  count,
  decimal,
  fraction,
  money,
  type Report,
  type ReportCell,
  type ReportTable,
  term,
  text,
} from '#application/reports/report.ts';
import type { ReportWriter } from '#application/reports/report-writer.ts';
import { cents } from '#domain/shared/money.ts';

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('=1+1', '@x', '\0\t', '', '";'),
);
const whole = fc.integer({ min: -1_000_000, max: 1_000_000_000 });

const cells: fc.Arbitrary<ReportCell> = fc.oneof(
  words.map(text),
  whole.map(count),
  fc.double({ min: 0, max: 1e6, noNaN: true }).map(count),
  whole.map((amount) => money(cents(amount))),
  whole.map((units) => decimal(units, 2)),
  fc.nat(999_999).map((part) => fraction(`1234.${String(part).padStart(6, '0')}`)),
  fc.constantFrom(term('funded'), blank),
);

const tables: fc.Arbitrary<ReportTable> = fc.integer({ min: 1, max: 14 }).chain((width) =>
  fc.record({
    key: words.map((word) => `t${word}`),
    columns: fc.constant(Array.from({ length: width }, (_, at) => `c${at}`)),
    rows: fc.array(fc.array(cells, { minLength: width, maxLength: width }), { maxLength: 5 }),
  }),
);

const reports: fc.Arbitrary<Report> = fc.record(
  {
    table: tables,
    further: fc.array(tables, { maxLength: 2 }),
    provenance: fc.array(fc.tuple(fc.constantFrom('rule', 'sha256', 'spent'), words), { maxLength: 3 }),
    subject: words,
    told: fc.array(fc.tuple(words, words), { maxLength: 2 }),
    chart: fc.constant({ label: 'c0', value: 'c1', group: 'c2' }),
  },
  { requiredKeys: ['table', 'further', 'provenance'] },
);

/** The contract of every writer of reports, in any format; `begin` is what files of the format begin with. */
export function reportWriterContract(name: string, begin: string, open: () => Promise<ReportWriter>): void {
  describe(`${name} keeps the report-writer contract`, () => {
    it('writes any report, with or without rows, to the same bytes each time', async () => {
      await fc.assert(
        fc.asyncProperty(reports, async (report) => {
          const writer = await open();
          const bytes = await writer.write(report);
          expect(Buffer.from(bytes.slice(0, begin.length)).toString('latin1')).toBe(begin);
          expect(Buffer.from(await writer.write(report)).equals(Buffer.from(bytes))).toBe(true);
        }),
        { numRuns: 25 },
      );
    });

    it('does not change the report', async () => {
      const rows = [[text('a'), money(cents(3))]];
      const report = { table: { key: 't', columns: ['c', 'd'], rows }, further: [], provenance: [] };
      const before = structuredClone(report);
      await (await open()).write(report);
      expect(report).toEqual(before);
    });
  });
}
