import { subsidyAddresses } from '#adapters/wire/tables/subsidy-addresses.ts';
import { readSubsidyCall } from '#adapters/wire/tables/subsidy.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type HttpAnswer, type Ask, ask } from '../ask.ts';
import { type Check, type Trial, trial } from '../check.ts';
import { type Finding, firstFinding, shown } from '../finding.ts';
import type { KnownTown } from '../known-town.ts';
import { differs, miscounted, notRefused, type BareRow, unreadBy, withRows } from '../read-answer.ts';

type SubsidyId = Extract<Check['id'], `sub-${string}`>;

/** A check of a town that has published calls for subsidies. */
const ofTown = (
  id: SubsidyId,
  clause: Check['clause'],
  trials: (town: KnownTown) => readonly Trial[],
): Check => ({
  id,
  clause,
  from: ['subsidies'],
  trials: (town) => (town.subsidies.length === 0 ? [] : trials(town)),
});

const byCall = (realm: RealmId) => `/api/concesiones/convocatorias/${encodeURIComponent(realm)}`;

const at = (row: BareRow, position: number): unknown => Object.values(row)[position];

/** The columns of the specification by their positions (3, section 3), and the number of the call (3, section 7). */
const totals = { amount: 1, count: 2 } as const;
const grants = { date: 6, beneficiary: 7, amount: 8, code: 14 } as const;

/** One value of each row must be of some kind. */
const everyRow =
  (position: number, expected: string, fits: (value: unknown) => boolean) =>
  (rows: readonly BareRow[]): Finding | null =>
    firstFinding(rows.entries(), ([line, row]) => {
      const found = at(row, position);
      const where = `${line}[${position}]`;
      return fits(found) ? null : { kind: 'value', where, found: shown(found), expected };
    });

const isAmount = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
const isText = (value: unknown) => typeof value === 'string';

const sumOf = (rows: readonly BareRow[], position: number) =>
  rows.reduce((sum, row) => sum + Math.round(Number(at(row, position)) * 100), 0) / 100;

const yearOfCall = (row: BareRow): string => /\d{4}/u.exec(String(row['Fecha']))?.[0] ?? '';
/** A year that has published calls: that of the first call. */
const yearOf = ({ subsidies }: KnownTown): number =>
  Number(subsidies.map(yearOfCall).find((year) => year !== '') ?? 0);

const byYear = (all: Ask, some: Ask, isOfYear: (row: BareRow) => boolean): Trial =>
  trial([all, some], (whole, part) =>
    withRows(whole, (rows) =>
      withRows(
        part,
        (found) =>
          miscounted(found.filter(isOfYear).length, found.length) ??
          differs('[…]', found, rows.filter(isOfYear)),
      ),
    ),
  );

/** A full Spanish identity number of a person, anywhere in a text. */
const wholeIdentity = /(?<![\w*])(?:\d{8}[A-Z]|[XYZ]\d{7}[A-Z])(?!\w)/u;

/** Calls for subsidies and their grants (specification 3, sections 3 and 7). */
export const subsidyChecks: readonly Check[] = [
  ofTown('sub-01', '3-contenidos §7', ({ realm }) => [
    trial(ask(subsidyAddresses.calls(realm, null)), (answer) =>
      withRows(answer, (rows) =>
        firstFinding(rows.entries(), ([line, row]) => unreadBy(readSubsidyCall(row), `${line}.`)),
      ),
    ),
  ]),
  ofTown('sub-02', '3-contenidos §7', (town) => {
    const year = yearOf(town);
    const isOfYear = (row: BareRow) => yearOfCall(row) === String(year);
    const { realm } = town;
    return year === 0
      ? []
      : [
          byYear(
            ask(subsidyAddresses.calls(realm, null)),
            ask(subsidyAddresses.calls(realm, year)),
            isOfYear,
          ),
        ];
  }),
  ofTown('sub-03', '3-contenidos §3', ({ realm }) => [
    trial(ask(byCall(realm)), (answer) =>
      withRows(
        answer,
        (rows) =>
          everyRow(totals.amount, '0.00', isAmount)(rows) ??
          everyRow(totals.count, '1, 2, 3…', isCount)(rows),
      ),
    ),
  ]),
  ofTown('sub-04', '3-contenidos §3', ({ realm }) => [
    trial(ask(subsidyAddresses.grants(realm, null)), (answer) =>
      withRows(
        answer,
        (rows) =>
          everyRow(grants.amount, '0.00', isAmount)(rows) ??
          everyRow(grants.beneficiary, '«…»', isText)(rows),
      ),
    ),
  ]),
  ofTown('sub-05', '3-contenidos §7', ({ realm }) => [
    trial(ask(subsidyAddresses.grants(realm, null)), (answer) =>
      withRows(
        answer,
        everyRow(grants.code, '«123456»', (code) => /^\d*$/u.test(String(code))),
      ),
    ),
  ]),
  ofTown('sub-06', '3-contenidos §7', ({ realm }) => [
    trial([ask(byCall(realm)), ask(subsidyAddresses.grants(realm, null))], sameSums),
  ]),
  ofTown('sub-07', '3-contenidos §7', (town) => {
    const [{ realm }, year] = [town, yearOf(town)];
    const [all, some] = [null, year].map((asked) => ask(subsidyAddresses.grants(realm, asked)));
    const isOfYear = (row: BareRow) => String(at(row, grants.date)).startsWith(String(year));
    return year === 0 || !all || !some ? [] : [byYear(all, some, isOfYear)];
  }),
  ofTown('sub-08', 'decisiones §identidad', ({ realm }) => [
    trial(ask(subsidyAddresses.grants(realm, null)), ({ status, text }) => {
      if (status !== 200) return { kind: 'status', found: status, expected: '200' };
      // The number that was found is not repeated in a report.
      return wholeIdentity.test(text) ? { kind: 'unwanted', what: '12345678Z' } : null;
    }),
  ]),
  ofTown('sub-09', 'interfaces §api', ({ realm }) => [
    trial(ask(`${subsidyAddresses.calls(realm, null)}?year=mil`), (answer) => notRefused(answer, 400)),
  ]),
];

/** The totals of the calls equal the sums of their grants. */
const sameSums = (given: HttpAnswer, each: HttpAnswer): Finding | null =>
  withRows(given, (calls) =>
    withRows(
      each,
      (all) =>
        miscounted(sumOf(calls, totals.count), all.length) ??
        differs('Σ', sumOf(calls, totals.amount), sumOf(all, grants.amount)),
    ),
  );
