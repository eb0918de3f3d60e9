import { readRow } from '#adapters/driven/csv/quoted-row.ts';
import type { BudgetProject } from '#domain/budget/election.ts';
import { ballotKind } from './ballot-kind.ts';
import { ballotCounter, type CountedBallots } from './ballot-counter.ts';
import { type ColumnNames, columnsOf } from '#adapters/driven/csv/columns.ts';
import { type Findings, hasItsCells, warn } from '#adapters/driven/csv/findings.ts';
import type { Section } from './sections.ts';

const columns: readonly ColumnNames[] = [
  { now: 'voter_id', former: ['voter', 'id'], required: true },
  { now: 'vote', former: ['votes', 'ballot'], required: true },
  { now: 'points', former: ['scores'], required: false },
];

const carriageReturn = 13;

/**
 * Counts the ballots in one pass. Files hold a hundred thousand of them, so rows without quotes, which is nearly all,
 * are cut in place on the text; a row with a quote takes the careful road.
 */
export function readVotes(
  findings: Findings,
  section: Section,
  projects: readonly BudgetProject[],
  voteType: string | null,
): CountedBallots {
  const { text } = findings;
  const heading = readRow(text, section.start, section.line, ';', section.end);
  const places = columnsOf(findings, heading, columns, section.name);
  const points = places.get('points') ?? -1;
  const kind = ballotKind(voteType, points >= 0);
  const counter = ballotCounter(findings, projects, kind, points >= 0);
  const voter = places.get('voter_id');
  const vote = places.get('vote');
  if (voter === undefined || vote === undefined) return counter.result();
  const width = heading.cells.length;
  const cuts = new Uint32Array(width + 1);
  let { next: at, nextLine: line } = heading;
  let quote = text.indexOf('"', at);
  while (at < section.end) {
    const found = text.indexOf('\n', at);
    const lineEnd = found === -1 || found > section.end ? section.end : found;
    if (quote !== -1 && quote < at) quote = text.indexOf('"', at);
    const isQuoted = quote !== -1 && quote < lineEnd;
    const end = text.charCodeAt(lineEnd - 1) === carriageReturn && lineEnd > at ? lineEnd - 1 : lineEnd;
    if (!isQuoted && cutInto(cuts, text, at, end) === width) {
      counter.count({
        row: { start: at, line },
        voterSource: text,
        voterFrom: cellStart(cuts, voter, at),
        voterTo: cuts[voter] ?? end,
        source: text,
        from: cellStart(cuts, vote, at),
        to: cuts[vote] ?? end,
        offset: 0,
        points: points < 0 ? '' : text.slice(cellStart(cuts, points, at), cuts[points]),
        pointsAt: points < 0 ? at : cellStart(cuts, points, at),
      });
      at = lineEnd + 1;
      line += 1;
      continue;
    }
    const row = readRow(text, at, line, ';', section.end);
    at = row.next;
    line = row.nextLine;
    if (row.cells.length === 1 && row.cells[0]?.trim() === '') continue;
    // A blank ballot may end before its points.
    const isBlank =
      points === width - 1 && row.cells.length === points && (row.cells[vote] ?? '').trim() === '';
    if (!isBlank && !hasItsCells(findings, row, width)) continue;
    if (row.quoted) warn(findings, row.line, 'quotedCells');
    const source = row.cells[vote] ?? '';
    const name = row.cells[voter] ?? '';
    // A fault inside a quoted cell is pointed at by the cell's own start plus its opening quote.
    const offset = (row.starts[vote] ?? row.start) + Number(text[row.starts[vote] ?? row.start] === '"');
    counter.count({
      row,
      voterSource: name,
      voterFrom: 0,
      voterTo: name.length,
      source,
      from: 0,
      to: source.length,
      offset,
      points: row.cells[points] ?? '',
      pointsAt: row.starts[points] ?? row.start,
    });
  }
  return counter.result();
}

const cellStart = (cuts: Uint32Array, cell: number, rowStart: number): number =>
  cell === 0 ? rowStart : (cuts[cell - 1] ?? 0) + 1;

/** Writes where each cell ends and says how many cells there are; stops counting one past what fits. */
function cutInto(cuts: Uint32Array, text: string, start: number, end: number): number {
  let cells = 0;
  let at = start;
  while (cells < cuts.length) {
    const found = text.indexOf(';', at);
    const cut = found === -1 || found > end ? end : found;
    cuts[cells] = cut;
    cells += 1;
    if (cut === end) break;
    at = cut + 1;
  }
  return cells;
}
