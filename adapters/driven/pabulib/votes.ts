import type { SeenVoters } from '#application/budget/election-input.ts';
import type { BudgetProject } from '#domain/budget/election.ts';
import { ballotKind } from './ballot-kind.ts';
import { type BallotCounter, ballotCounter, type CountedBallots } from './ballot-counter.ts';
import { type CarefulRow, carefulRows, sectionHeading } from './careful-rows.ts';
import { type ColumnNames, columnsOf } from '#adapters/driven/csv/columns.ts';
import { type Findings, hasItsCells, onPart, warn } from '#adapters/driven/csv/findings.ts';
import type { FileSection } from './sections.ts';

const columns: readonly ColumnNames[] = [
  { now: 'voter_id', former: ['voter', 'id'], required: true },
  { now: 'vote', former: ['votes', 'ballot'], required: true },
  { now: 'points', former: ['scores'], required: false },
];

const [lineFeed, carriageReturn, quote, semicolon, zero] = [10, 13, 34, 59, 48];

/** Where the columns of a ballot are in its row, and how many cells a row has; points -1 if it has none. */
interface BallotColumns {
  readonly voter: number;
  readonly vote: number;
  readonly points: number;
  readonly width: number;
}

/**
 * Counts the ballots in one pass. Files contain a hundred thousand of them, so rows without quotes, which is nearly
 * all, are split on the bytes, without making a text; any other row is read by the careful reader.
 */
export function readVotes(
  { faults, warnings }: Findings,
  section: FileSection,
  projects: readonly BudgetProject[],
  voteType: string | null,
  voters?: SeenVoters,
): CountedBallots {
  const { bytes } = section;
  const careful = carefulRows(bytes);
  const findings: Findings = {
    faults,
    warnings,
    get text() {
      return careful.text();
    },
  };
  const heading = sectionHeading(section) ?? careful.rowAt(0, section.line);
  const places = columnsOf(onPart(findings, heading.text), heading.row, columns, section.name);
  const points = places.get('points') ?? -1;
  const kind = ballotKind(voteType, points >= 0);
  const counter = ballotCounter(findings, projects, kind, points >= 0, bytes.length, voters);
  const voter = places.get('voter_id');
  const vote = places.get('vote');
  if (voter === undefined || vote === undefined) return counter.result();
  const width = heading.row.cells.length;
  const cuts = new Uint32Array(width);
  const ballot = { bytes, line: 0, voterFrom: 0, voterTo: 0, from: 0, to: 0, pointsFrom: 0, pointsTo: 0 };
  let at = heading.next;
  let line = heading.row.nextLine;
  while (at < bytes.length) {
    const lineEnd = cutInto(cuts, bytes, at);
    if (lineEnd !== -1) {
      ballot.line = line;
      ballot.voterFrom = cellStart(cuts, voter, at);
      ballot.voterTo = cuts[voter] as number;
      ballot.from = cellStart(cuts, vote, at);
      ballot.to = cuts[vote] as number;
      if (points >= 0) {
        ballot.pointsFrom = cellStart(cuts, points, at);
        ballot.pointsTo = cuts[points] as number;
      }
      if (counter.countPlain(ballot)) {
        at = lineEnd + 1;
        line += 1;
        continue;
      }
    }
    const found = careful.rowAt(at, line);
    at = found.next;
    line = found.row.nextLine;
    countCareful(findings, counter, { voter, vote, points, width }, found);
  }
  return counter.result();
}

/** Counts a row that could not be cut in place, and reports what is wrong with it; a blank line is no row. */
function countCareful(
  findings: Findings,
  counter: BallotCounter,
  { voter, vote, points, width }: BallotColumns,
  { row, text }: CarefulRow,
): void {
  if (row.cells.length === 1 && row.cells[0]?.trim() === '') return;
  // A blank ballot may end before its points.
  const isBlank =
    points === width - 1 && row.cells.length === points && (row.cells[vote] ?? '').trim() === '';
  if (!isBlank && !hasItsCells(findings, row, width)) return;
  if (row.quoted) warn(findings, row.line, 'quotedCells');
  const start = row.starts[vote] ?? row.start;
  counter.count({
    row,
    voter: row.cells[voter] ?? '',
    source: row.cells[vote] ?? '',
    // A fault inside a quoted cell is pointed at by the cell's own start plus its opening quote.
    offset: start + Number(text[start] === '"'),
    points: row.cells[points] ?? '',
    pointsAt: row.starts[points] ?? row.start,
  });
}

const cellStart = (cuts: Uint32Array, cell: number, rowStart: number): number =>
  cell === 0 ? rowStart : (cuts[cell - 1] as number) + 1;

/** Writes where each cell ends and returns where the line does; -1 if it has a quote or not as many cells as `cuts`. */
function cutInto(cuts: Uint32Array, bytes: Buffer, start: number): number {
  const last = cuts.length - 1;
  let cells = 0;
  let at = start;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    // Digits and letters are most of it.
    if (byte >= zero && byte !== semicolon) continue;
    if (byte === semicolon) {
      if (cells === last) return -1;
      cuts[cells] = at;
      cells += 1;
    } else if (byte === lineFeed) break;
    else if (byte === quote) return -1;
  }
  if (cells !== last) return -1;
  cuts[last] = at > start && bytes[at - 1] === carriageReturn ? at - 1 : at;
  return at;
}
