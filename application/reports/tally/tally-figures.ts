import { averageOf, averageRating, hundredths } from '#domain/scoring/average.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { TallyFigures } from '#domain/voting/kinds/question-kind.ts';
import { questionKinds } from '#domain/voting/kinds/question-kinds.ts';
import { shareTenths } from '../../text/numbers.ts';
import { blank, count, decimal, type ReportCell } from '../report.ts';

/** The figures that follow from the counts of each row: shares and averages, which tell apart what sums do not. */
export interface DerivedFigures {
  readonly columns: readonly string[];
  /** The cells of an answer, by its id, or of a number of stars. */
  readonly of: (id: string) => readonly ReportCell[];
  /** The cells of the row of blank votes. */
  readonly ofBlank: readonly ReportCell[];
}

const averageCell = (average: number | null): ReportCell => (average === null ? blank : decimal(average, 2));

/** The share of all counted ballots, blank ones too: together with them it adds up to the people who took part. */
function shares({ counts, ballots, blank: blankBallots }: Tally): DerivedFigures {
  const shareOf = (part: number): readonly ReportCell[] => [decimal(shareTenths(part, ballots), 1)];
  return {
    columns: ['share'],
    of: (id) => shareOf(Number(counts.get(id))),
    ofBlank: shareOf(Number(blankBallots)),
  };
}

/** The average of the stars that an answer was given, and how many ballots gave it any. */
const ratings = (tally: Tally): DerivedFigures => ({
  columns: ['raters', 'average'],
  of: (id) => {
    const average = averageOf(tally, id);
    return [count(average.of), averageCell(hundredths(average))];
  },
  ofBlank: [blank, blank],
});

/** What a ballot that is not blank gave on average. */
const perBallot = ({ counts, ballots, blank: blankBallots }: Tally, column: string): DerivedFigures => ({
  columns: [column],
  of: (id) => [averageCell(hundredths({ sum: Number(counts.get(id)), of: ballots - Number(blankBallots) }))],
  ofBlank: [blank],
});

/** A tenth of a slider is one hundredth of what it shares out, so that tenths for each ballot are a percentage. */
const bySum: Readonly<Record<TallyFigures['sum'], (tally: Tally) => DerivedFigures>> = {
  ballots: shares,
  stars: ratings,
  tenths: (tally) => perBallot(tally, 'averagePercent'),
  points: (tally) => perBallot(tally, 'averagePoints'),
};

/** Shares or averages of a tally, by what its sums are. */
export const derivedFigures = (tally: Tally, { sum }: TallyFigures): DerivedFigures => bySum[sum](tally);

/** The average of the stars of a rating in hundredths; null for other kinds, and if there is none. */
export const averageStars = (tally: Tally): number | null =>
  questionKinds[tally.kind].figures.rows === 'stars' ? hundredths(averageRating(tally)) : null;
