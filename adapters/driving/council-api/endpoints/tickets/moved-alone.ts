import { readEventDocument } from '#adapters/wire/tickets/event-document.ts';
import { movesSoldSession } from '#application/tickets/moves-sold-session.ts';
import type { Town } from '#domain/access/town.ts';
import { eventDocuments } from '#domain/documents/document-parts.ts';
import { bodyOf, draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import { isLeft } from '#domain/shared/result.ts';
import { wroteTimes } from '#domain/tickets/moved-sessions.ts';
import { goodOfEvent } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** Whether a person would move, by publishing what they wrote themselves, a session of which tickets are sold. */
export async function movesSessionAlone(
  council: Pick<ServerParts, 'goodsRecords'>,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
  document: OfficeDocument,
  name: string,
): Promise<boolean> {
  const { ref, fields, draft } = document;
  if (ref.collection !== eventDocuments || fields === null || !wroteTimes(draft, name)) return false;
  const read = (written: typeof fields) => readEventDocument(bodyOf(ref, written), ref.id, timeZone);
  const [before, after] = [read(fields), read(draftedFields(document))];
  // What cannot be read was not sold, and is not published.
  if (isLeft(before) || isLeft(after)) return false;
  const good = { realm, good: goodOfEvent(ref.id) };
  return movesSoldSession(council)(good, { before: before.right, after: after.right });
}
