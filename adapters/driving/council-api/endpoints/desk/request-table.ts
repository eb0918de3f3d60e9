import { harmlessText } from '#application/reports/harmless-text.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { firstAnswer } from '#domain/office/desk/figures.ts';
import { usualPriority } from '#domain/office/desk/priority.ts';

/** What the reader of a table may see of a request. */
export interface TableRights {
  readonly text: boolean;
  readonly contact: boolean;
  /** Whether the table has columns for the contact. */
  readonly hasContact: boolean;
}

const columns = [
  'iid',
  'mailbox',
  'status',
  'priority',
  'assignedTo',
  'createdAt',
  'due',
  'firstAnswerAt',
  'toldAt',
  'hasReply',
  'followers',
  'category',
  'title',
  'body',
  'address',
  'lat',
  'lng',
] as const;
const contactColumns = ['firstName', 'lastName', 'telephone', 'email'] as const;

type Cell = string | number | boolean | null | undefined;

/** Quotes where a cell could be confused with its neighbours. */
const quoted = (text: string) => (/[;"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly Cell[]): string =>
  `${cells
    .map((cell) => (typeof cell === 'string' ? quoted(harmlessText(cell)) : String(cell ?? '')))
    .join(';')}\r\n`;

/** The heading, after the mark by which spreadsheets know the encoding. */
export const tableHeading = (hasContact: boolean): string =>
  `\uFEFF${line([...columns, ...(hasContact ? contactColumns : [])])}`;

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A request as a row: what its reader may not see is blank. */
export function tableRow(request: CouncilRequest, { text, contact, hasContact }: TableRights): string {
  const { coordinates, createdAt, toldAt } = request;
  const seen = text ? request : null;
  return line([
    request.iid,
    request.mailbox,
    request.status,
    request.priority ?? usualPriority,
    request.assignedTo,
    iso(createdAt),
    request.due,
    iso(firstAnswer(request)),
    iso(toldAt),
    request.hasReply,
    request.followers,
    request.category,
    seen?.title,
    seen?.body,
    seen?.address,
    text ? coordinates?.lat : null,
    text ? coordinates?.lng : null,
    ...(hasContact ? contactColumns.map((name) => (contact ? request.contact[name] : null)) : []),
  ]);
}
