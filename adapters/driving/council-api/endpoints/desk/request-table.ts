import { harmlessText } from '#application/reports/harmless-text.ts';
import { answerTexts, type AskedField, isOfFiles } from '#domain/forms/body/asked-fields.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { firstAnswer } from '#domain/office/desk/figures.ts';
import { usualPriority } from '#domain/office/desk/priority.ts';

/** What the reader of a table may see of a request. */
export interface TableRights {
  readonly text: boolean;
  readonly contact: boolean;
  /** Whether the table has columns for the contact. */
  readonly hasContact: boolean;
  /** The language of the questions. */
  readonly language: Language;
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
  'answers',
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

/**
 * What was answered to the questions that are no columns, a line each, under the question as it was asked. Files are left
 * out: their ids open nothing outside the office.
 */
function answersIn({ asked, extra }: CouncilRequest, language: Language): string {
  const said = (text: LocalizedText) => textFor(text, language, language).text;
  const questions = asked ?? [...extra.keys()].map((name) => ({ ...plainQuestion, name, title: name }));
  return questions
    .filter((one) => one.extra && !isOfFiles(one) && extra.has(one.name))
    .map((one) => {
      const texts = answerTexts(one, extra.get(one.name) ?? '');
      return `${said(one.title)}: ${texts.map(said).join(', ')}`;
    })
    .join('\n');
}

/** What is known of a question of before questions were stored. */
const plainQuestion: Omit<AskedField, 'name' | 'title'> = { type: 'text', extra: true, options: [] };

/** A request as a row: what its reader may not see is blank. */
export function tableRow(
  request: CouncilRequest,
  { text, contact, hasContact, language }: TableRights,
): string {
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
    text ? answersIn(request, language) : null,
    ...(hasContact ? contactColumns.map((name) => (contact ? request.contact[name] : null)) : []),
  ]);
}
