import type { ElectionReading, InputSettings } from '#application/budget/election-input.ts';
import { formatAmount } from '#application/text/numbers.ts';
import type { BudgetProject } from '#domain/budget/election.ts';
import { type ProposalId, proposalId } from '#domain/shared/ids.ts';
import { type Cents, cents, isAmbiguousAmount, notationOf, parseAmount } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { type ColumnNames, type ColumnPlaces, columnsOf } from './columns.ts';
import { type Findings, faultAt, findingsOn, hasItsCells, warn } from './findings.ts';
import { type Row, readCells } from './quoted-row.ts';
import { suggestedCount, wholeCount } from './whole-count.ts';

const columns: readonly ColumnNames[] = [
  { now: 'id', former: ['project_id'], required: true },
  { now: 'title', former: ['name'], required: true },
  { now: 'amount', former: ['cost'], required: true },
  { now: 'votes', former: [], required: true },
  { now: 'category', former: [], required: false },
  { now: 'district', former: [], required: false },
];

/**
 * Reads a table of counts: `id;title;amount;votes` and optionally `category;district`, separated by `;`, `,` or tab.
 * Amounts and votes may be German or plain. Other columns are ignored, so what `--format csv` writes can be read
 * again.
 */
export function readCounts(text: string, settings: InputSettings): ElectionReading {
  const findings = findingsOn(text);
  if (text.trim() === '') {
    return left([{ kind: 'emptyInput', line: 1, column: 1, found: '', particulars: {}, suggestion: null }]);
  }
  const separator = separatorOf(text);
  if (text.includes('\r\n')) warn(findings, 1, 'windowsLineEnds');
  const heading = readCells(text, 0, 1, separator, text.length);
  const places = columnsOf(findings, heading, columns, '');
  if (findings.faults.length > 0) return left(findings.faults);
  const { projects, votes, amounts } = readProjects(findings, heading, places, separator);
  const isGerman = amounts.some(({ text: written }) => notationOf(written) === 'german');
  if (!isGerman) tellAmbiguous(findings, amounts);
  if (findings.faults.length > 0) return left(findings.faults);
  const { budget, ballots } = settings;
  const election = { budget, currency: 'EUR', projects, votes, ballots };
  return right({
    election,
    rule: null,
    warnings: findings.warnings.toSorted((a, b) => a.line - b.line),
    ...(isGerman ? { isGerman } : {}),
  });
}

/** The amount of a project as it is written, and where. */
interface WrittenAmount {
  readonly row: Row;
  readonly cell: number;
  readonly text: string;
}

/**
 * Amounts such as `56.200` in a file that does not say by another amount how it writes thousands: they are read as
 * thousands, with a warning. If another amount is plain, they would be a thousandth: that is a fault.
 */
function tellAmbiguous(findings: Findings, amounts: readonly WrittenAmount[]): void {
  const isPlain = amounts.some(({ text }) => notationOf(text) === 'plain');
  for (const { row, cell, text } of amounts.filter((amount) => isAmbiguousAmount(amount.text))) {
    const read = parseAmount(text);
    const meant = isLeft(read) ? '' : formatAmount(read.right);
    if (isPlain) faultAt(findings, row, cell, 'notAnAmount', {}, meant);
    else warn(findings, row.line, 'ambiguousAmount', { found: text, read: meant });
  }
}

/** The one of the three that is most frequent in the heading row. */
function separatorOf(text: string): string {
  const heading = text.split('\n', 1)[0] ?? '';
  const count = (separator: string) => heading.split(separator).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

function readProjects(findings: Findings, heading: Row, places: ColumnPlaces, separator: string) {
  const { text } = findings;
  const projects: BudgetProject[] = [];
  const votes = new Map<ProposalId, number>();
  const lines = new Map<string, number>();
  const amounts: WrittenAmount[] = [];
  let { next: at, nextLine: line } = heading;
  while (at < text.length) {
    const row = readCells(text, at, line, separator, text.length);
    at = row.next;
    line = row.nextLine;
    if (row.cells.length === 1 && row.cells[0]?.trim() === '') continue;
    if (!hasItsCells(findings, row, heading.cells.length)) continue;
    if (row.quoted) warn(findings, row.line, 'quotedCells');
    const cell = (name: string) => row.cells[places.get(name) ?? -1]?.trim() ?? '';
    const id = proposalId(cell('id'));
    checkId(findings, row, places.get('id') ?? 0, id, lines);
    const amountCell = places.get('amount') ?? 0;
    amounts.push({ row, cell: amountCell, text: row.cells[amountCell] ?? '' });
    const amount = amountAt(findings, row, amountCell);
    votes.set(id, votesAt(findings, row, places.get('votes') ?? 0));
    projects.push({
      id,
      title: cell('title') || id,
      amount,
      category: cell('category') || null,
      district: cell('district') || null,
    });
  }
  return { projects, votes, amounts };
}

function checkId(findings: Findings, row: Row, cell: number, id: string, lines: Map<string, number>): void {
  const before = lines.get(id);
  if (id === '') faultAt(findings, row, cell, 'missingId');
  else if (before !== undefined) faultAt(findings, row, cell, 'repeatedProject', { before });
  lines.set(id, before ?? row.line);
}

function amountAt(findings: Findings, row: Row, cell: number): Cents {
  const read = parseAmount(row.cells[cell] ?? '');
  if (isLeft(read)) {
    const { suggestion } = read.left;
    faultAt(findings, row, cell, 'notAnAmount', {}, suggestion === null ? null : formatAmount(suggestion));
    return cents(0);
  }
  if (read.right < 0) faultAt(findings, row, cell, 'negativeAmount');
  return read.right;
}

function votesAt(findings: Findings, row: Row, cell: number): number {
  const text = row.cells[cell]?.trim() ?? '';
  const count = wholeCount(text);
  if (count === null) faultAt(findings, row, cell, 'notACount', {}, suggestedCount(text));
  return count ?? 0;
}
