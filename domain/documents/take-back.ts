import { undoTime } from '../forms/handling/undo-window.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { type Either, left, right } from '../shared/result.ts';
import type { NewRevision } from './document-change.ts';
import { documentOf, type Fields } from './fields.ts';
import { isSameJson } from './json.ts';
import type { OfficeDocument } from './office-document.ts';

/** Why what was published cannot be taken back: its time is over, or the document has changed since. */
export type TakeBackRefused = 'tooLate' | 'handledSince';

/**
 * What was published before the last publication of a document, for the person who made that one, within the time for
 * second thoughts. Left: it stays published.
 */
export function takenBackFields(
  { status, fields }: Pick<OfficeDocument, 'status' | 'fields'>,
  revisions: readonly NewRevision[],
  { by, at }: { readonly by: string; readonly at: Instant },
): Either<TakeBackRefused, Fields> {
  const [last, before] = revisions.filter(({ act }) => act !== 'review').toReversed();
  if (last === undefined || before === undefined || last.by !== by) return left('handledSince');
  const isShown = status.place === 'published' && fields !== null;
  if (!isShown || !isSameJson(documentOf(last.fields), documentOf(fields))) return left('handledSince');
  return at > last.at + undoTime ? left('tooLate') : right(before.fields);
}
