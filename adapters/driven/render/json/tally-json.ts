import { writeResults } from '#adapters/wire/voting/results.ts';
import type { ReportCell } from '#application/reports/report.ts';
import { derivedFigures } from '#application/reports/tally/tally-figures.ts';
import type { CountedSurvey } from '#application/reports/tally/tally-report.ts';
import { shareTenths } from '#application/text/numbers.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { questionKinds } from '#domain/voting/kinds/question-kinds.ts';

/** A figure as a number; null if there is nothing to average. */
const numberOf = (cell: ReportCell | undefined): number | null => {
  if (cell?.kind === 'decimal') return cell.units / 10 ** cell.decimals;
  return cell?.kind === 'count' ? cell.count : null;
};

/** Shares and averages by answer, under the names of the columns of the table; of texts there are none. */
function figuresOf(tally: Tally) {
  const { figures } = questionKinds[tally.kind];
  if (figures.rows === 'texts') return {};
  const { columns, of } = derivedFigures(tally, figures);
  const named = (id: string) => {
    const cells = of(id);
    return Object.fromEntries(columns.map((column, at) => [column, numberOf(cells[at])]));
  };
  return { figures: Object.fromEntries([...tally.counts.keys()].map((id) => [id, named(id)])) };
}

/** A count in the form in which a council publishes results, with what was counted and what follows from the counts. */
export function tallyJson({ survey, tally, input, census }: CountedSurvey): string {
  const { sha256 } = input;
  // The hash of a list is its fingerprint; results without a list have neither.
  const origin = sha256 === null ? input : { ...input, fingerprint: sha256 };
  const turnout = census === undefined ? {} : { census, turnout: shareTenths(tally.ballots, census) / 10 };
  const results = { ...writeResults(survey, tally), ...figuresOf(tally), ...turnout, input: origin };
  return `${JSON.stringify(results, null, 2)}\n`;
}
