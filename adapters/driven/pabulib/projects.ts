import { type Row, readCells } from '#adapters/driven/csv/quoted-row.ts';
import type { BudgetProject } from '#domain/budget/election.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { type ColumnNames, columnsOf, type ColumnPlaces } from '#adapters/driven/csv/columns.ts';
import { type Findings, faultAt, hasItsCells, warn } from '#adapters/driven/csv/findings.ts';
import { plainAmount, suggestedAmount, warnOfThousands } from './plain-amount.ts';

/** The projects in the order of the file, and the votes that the file declares for them, if it does. */
export interface ReadProjects {
  readonly projects: readonly BudgetProject[];
  readonly declared: readonly { readonly votes: string; readonly row: Row; readonly place: number }[];
}

const columns: readonly ColumnNames[] = [
  { now: 'project_id', former: ['id', 'project'], required: true },
  { now: 'cost', former: ['amount', 'price'], required: true },
  { now: 'name', former: ['title', 'project_name'], required: false },
  { now: 'votes', former: [], required: false },
  { now: 'category', former: ['categories'], required: false },
  { now: 'district', former: [], required: false },
  { now: 'neighborhood', former: ['neighbourhood'], required: false },
  { now: 'subunit', former: [], required: false },
];

/** The amount with which many files mark a project that was withdrawn after the vote had begun. */
const withdrawn = cents(99_999_999_900);

/** Reads the rows from `firstLine` on, the first of which names the columns. */
export function readProjects(findings: Findings, firstLine: number): ReadProjects {
  const { text } = findings;
  const heading = readCells(text, 0, firstLine, ';', text.length);
  const places = columnsOf(findings, heading, columns, 'PROJECTS');
  const projects: BudgetProject[] = [];
  const declared: ReadProjects['declared'][number][] = [];
  const lines = new Map<string, number>();
  let { next: at, nextLine: line } = heading;
  while (at < text.length) {
    const row = readCells(text, at, line, ';', text.length);
    at = row.next;
    line = row.nextLine;
    if (row.cells.length === 1 && row.cells[0]?.trim() === '') continue;
    if (!hasItsCells(findings, row, heading.cells.length)) continue;
    if (row.quoted) warn(findings, row.line, 'quotedCells');
    const project = projectOf(findings, row, places, lines);
    if (!project) continue;
    projects.push(project);
    const cell = places.get('votes');
    if (cell !== undefined)
      declared.push({ votes: row.cells[cell]?.trim() ?? '', row, place: projects.length - 1 });
  }
  return { projects, declared };
}

function projectOf(
  findings: Findings,
  row: Row,
  places: ColumnPlaces,
  lines: Map<string, number>,
): BudgetProject | null {
  const idCell = places.get('project_id');
  const costCell = places.get('cost');
  if (idCell === undefined || costCell === undefined) return null;
  const id = row.cells[idCell]?.trim() ?? '';
  const cell = (name: string) => row.cells[places.get(name) ?? -1]?.trim() || null;
  if (id === '') faultAt(findings, row, idCell, 'missingId');
  const before = lines.get(id);
  if (before !== undefined) faultAt(findings, row, idCell, 'repeatedProject', { before });
  lines.set(id, before ?? row.line);
  if (row.cells[idCell] !== id) warn(findings, row.line, 'spaces', { text: id });
  const amount = costOf(findings, row, costCell, id);
  if (id === '' || before !== undefined) return null;
  return {
    id: proposalId(id),
    title: cell('name') ?? id,
    // Kept with a cost of 0 although it is a fault, so that the votes naming it are not reported as unknown.
    amount: amount ?? cents(0),
    category: cell('category'),
    ...categoriesIn(cell('category')),
    district: cell('district') ?? cell('neighborhood') ?? cell('subunit'),
  };
}

/** The format lists several categories with commas between them. */
function categoriesIn(list: string | null): { readonly categories?: readonly string[] } {
  const categories = [...new Set((list ?? '').split(',').map((name) => name.trim()))].filter(Boolean);
  return categories.length > 1 ? { categories } : {};
}

function costOf(findings: Findings, row: Row, cell: number, id: string): BudgetProject['amount'] | null {
  const text = row.cells[cell]?.trim() ?? '';
  const read = plainAmount(text);
  if (!read) {
    faultAt(findings, row, cell, 'notAnAmount', { manner: 'plain' }, suggestedAmount(text));
    return null;
  }
  if (read.amount < 0) faultAt(findings, row, cell, 'negativeAmount');
  if (read.rounded) warn(findings, row.line, 'roundedAmount', { found: text });
  warnOfThousands(findings, row.line, text, read.amount);
  if (read.amount === withdrawn) warn(findings, row.line, 'withdrawnProject', { project: id });
  return read.amount;
}
