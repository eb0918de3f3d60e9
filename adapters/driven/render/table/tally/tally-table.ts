import type { ReportCell, ReportTable } from '#application/reports/report.ts';
import { averageStars } from '#application/reports/tally/tally-figures.ts';
import type { CountedSurvey } from '#application/reports/tally/tally-report.ts';
import { formatCount, plainDecimal, shareTenths } from '#application/text/numbers.ts';
import { wordFrequency } from '#domain/scoring/word-frequency.ts';
import type { Paint } from '../../../terminal/paint.ts';
import { fit, padEnd, padStart, printable, width, wrap } from '../../../terminal/printable.ts';
import { word } from '../../words/word.ts';
import { inEights } from '#application/reports/sheet-parts.ts';
import type { CliSay } from '../../../texts/cli-say.ts';
import { questionKinds } from '#domain/voting/kinds/question-kinds.ts';

interface Style {
  readonly columns: number;
  readonly say: CliSay;
  readonly paint: Paint;
}

const gap = 2;
const leastText = 12;

/** The count as lines for people: the answers, then ballots, average and source. */
export function tallyTable(counted: CountedSurvey, table: ReportTable, style: Style): string {
  const { say, paint } = style;
  const { tally, input } = counted;
  const { rows } = questionKinds[tally.kind].figures;
  const shown = rows === 'texts' ? wordsOf(counted) : table;
  const average = averageStars(tally);
  const { census } = counted;
  const origin: readonly (readonly [string, string])[] = [
    [say('report.ballots'), formatCount(tally.ballots)],
    ...(tally.blank === null ? [] : [[say('report.blankBallots'), formatCount(tally.blank)] as const]),
    ...(average === null ? [] : [[say('report.average'), plainDecimal(average, 2)] as const]),
    ...(census === undefined
      ? []
      : [
          [say('report.census'), formatCount(census)] as const,
          [say('report.turnout'), `${plainDecimal(shareTenths(tally.ballots, census), 1)}\u00A0%`] as const,
        ]),
    [say('report.input'), printable(input.name)],
    ...(input.sha256 === null ? [] : [[say('origin.fingerprint'), inEights(input.sha256)] as const]),
  ];
  const label = Math.max(...origin.map(([name]) => width(name))) + gap;
  const title = printable(counted.about?.title ?? '');
  const lines = [
    ...(title === '' ? [] : [...wrap(title, style.columns).map((line) => paint.bold(line)), '']),
    ...rowLines(shown, style),
    '',
    ...origin.map(([name, value]) => `${paint.dim(padEnd(name, label))}${value}`),
  ];
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .concat('\n');
}

/** Of free answers, the words used most. */
function wordsOf({ tally }: CountedSurvey): ReportTable {
  const rows = wordFrequency(tally.texts).map(({ word: used, count }): readonly ReportCell[] => [
    { kind: 'text', text: used },
    { kind: 'count', count },
  ]);
  return { key: 'result', columns: ['word', 'times'], rows };
}

const shownCell = (cell: ReportCell, say: CliSay): string => {
  if (cell.kind === 'text') return printable(cell.text);
  if (cell.kind === 'term') return word(cell.term, say);
  if (cell.kind === 'decimal') return plainDecimal(cell.units, cell.decimals);
  return cell.kind === 'count' ? formatCount(cell.count) : '';
};

/** Every column as wide as its widest cell; the texts of answers get the rest of the line. */
function rowLines({ columns, rows }: ReportTable, { say, paint, columns: room }: Style): readonly string[] {
  const heading = columns.map((column) => word(column, say));
  const cells = rows.map((row) => row.map((cell) => shownCell(cell, say)));
  const widest = heading.map((name, index) =>
    [name, ...cells.map((row) => row[index] ?? '')].reduce((most, cell) => Math.max(most, width(cell)), 0),
  );
  const text = columns.indexOf('answer');
  const others = widest.reduce((sum, one, index) => sum + (index === text ? 0 : one) + gap, -gap);
  const widths = widest.map((one, index) =>
    index === text ? Math.max(Math.min(leastText, one), Math.min(one, room - others)) : one,
  );
  const isNumber = (index: number) =>
    ['count', 'decimal', 'blank'].includes((rows[0]?.[index] ?? { kind: 'count' }).kind);
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => {
        const columnsOf = widths[index] ?? 0;
        return isNumber(index) ? padStart(cell, columnsOf) : padEnd(fit(cell, columnsOf), columnsOf);
      })
      .join(' '.repeat(gap));
  return [paint.dim(line(heading)), ...cells.map(line)];
}
