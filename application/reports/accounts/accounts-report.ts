import type { BallotAccount } from '#domain/budget/accounts/accounts.ts';
import type { Accounts } from '#application/budget/ballot-accounts.ts';
import type { ProportionedPlace } from '#domain/budget/comparison/proportionality.ts';
import { histogramOf } from '#domain/budget/accounts/histogram.ts';
import { decimalsOf, type Rational } from '#domain/shared/rational.ts';
import { type Analysed, analysedProvenance } from '../analysed.ts';
import { inUnits } from '../comparison/comparison-figures.ts';
import { shareTenths } from '../../text/numbers.ts';
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
} from '../report.ts';

/** The columns of the table: a row for each ballot. */
export const accountsColumns = ['ballot', 'named', 'fundedProjects', 'received', 'paid', 'kept'] as const;

/** What each ballot got, paid and kept, in the order of the input; money that was shared has six decimals. */
export function accountsReport({ ballots, byCategory, byDistrict }: Accounts, analysed: Analysed): Report {
  const spreads = [['category', byCategory] as const, ['district', byDistrict] as const];
  const rowOf = (
    { named, funded, received, paid, kept }: BallotAccount,
    at: number,
  ): readonly ReportCell[] => [
    count(at + 1),
    count(named),
    count(funded),
    money(received),
    moneyCell(paid),
    moneyCell(kept),
  ];
  return {
    table: { key: 'accounts', columns: accountsColumns, rows: ballots.map(rowOf) },
    further: [
      histogramTable(ballots),
      {
        key: 'shares',
        columns: ['by', 'placeName', 'votesShare', 'moneyShare'],
        rows: spreads.flatMap(([by, found]) =>
          found ? found.places.map((place) => shareRow(by, place)) : [],
        ),
      },
      {
        key: 'proportionality',
        columns: ['by', 'distance'],
        rows: spreads.flatMap(([by, found]) => (found ? [[term(by), percentCell(found.distance)]] : [])),
      },
    ],
    provenance: analysedProvenance(analysed),
    currency: analysed.currency,
    subject: analysed.input.name,
    schema: { name: 'concejo/budget-ballots', version: 1 },
  };
}

const shareRow = (by: string, { name, ofVotes, ofMoney }: ProportionedPlace): readonly ReportCell[] => [
  term(by),
  name === null ? term('noPlace') : text(name),
  percentCell(ofVotes),
  percentCell(ofMoney),
];

/** A share in tenths of a percent. */
const percentCell = ({ numerator, denominator }: Rational): ReportCell =>
  decimal(Number(decimalsOf({ numerator: numerator * 1000n, denominator }, 0)), 1);

/** How many ballots have how many funded projects, and their share of all ballots in tenths of a percent. */
function histogramTable(accounts: readonly BallotAccount[]): ReportTable {
  const rows = histogramOf(accounts).map(({ funded, ballots }) => [
    count(funded),
    count(ballots),
    decimal(shareTenths(ballots, accounts.length), 1),
  ]);
  return { key: 'histogram', columns: ['fundedProjects', 'ballots', 'share'], rows };
}

const moneyCell = (amount: Rational | null): ReportCell =>
  amount === null ? blank : fraction(decimalsOf(inUnits(amount), 6));
