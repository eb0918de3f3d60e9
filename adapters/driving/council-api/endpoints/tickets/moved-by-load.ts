import { readEventDocument } from '#adapters/wire/tickets/event-document.ts';
import type { TownBundle } from '#application/ports/server/town-keeper.ts';
import { movesSoldSession } from '#application/tickets/moves-sold-session.ts';
import type { Town } from '#domain/access/town.ts';
import { eventDocuments } from '#domain/documents/document-parts.ts';
import { bodyOf } from '#domain/documents/office-document.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import { type EventSession, eventOfGood, goodOfEvent } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

type Parts = Pick<ServerParts, 'documentDesk' | 'goodsRecords' | 'realms' | 'clock'>;

/** The sessions of an event as it was published last, withdrawn since or not, that are not over. */
async function sessionsBefore(
  { documentDesk, clock }: Parts,
  { realm, timeZone }: Town,
  event: string,
): Promise<readonly EventSession[]> {
  const ref = { collection: eventDocuments, id: event };
  const fields = (await documentDesk.find(realm, ref))?.fields ?? null;
  const read = fields === null ? null : readEventDocument(bodyOf(ref, fields), event, timeZone);
  if (read === null || isLeft(read)) return [];
  return read.right.sessions.filter(({ end }) => end > clock.now());
}

/** The sessions of an event as a folder has it; none if it has it no more, or as nothing that can be sold. */
function sessionsAfter({ town, collections }: TownBundle, event: string): readonly EventSession[] {
  const raw = (collections.get(eventDocuments) ?? []).find(({ _id }) => _id === event);
  const read = raw && readEventDocument(raw, event, town.timeZone);
  return read === undefined || isLeft(read) ? [] : read.right.sessions;
}

/**
 * The events of which a folder would move or take out a session that somebody has a ticket of: in the office that takes two people,
 * and who loads a folder is one. Another zone of the town moves them too.
 */
export const movedByLoad =
  (council: Parts) =>
  async (bundle: TownBundle): Promise<readonly string[]> => {
    const { realm } = bundle.town;
    const town = (await council.realms.towns()).find((one) => one.realm === realm);
    if (town === undefined) return [];
    const moved: string[] = [];
    for (const good of await council.goodsRecords.goodsWith(realm, ticketOrderKind)) {
      const event = eventOfGood(good);
      if (event === null) continue;
      // oxlint-disable no-await-in-loop -- a town has few events with orders
      const before = { sessions: await sessionsBefore(council, town, event) };
      const after = { sessions: sessionsAfter(bundle, event) };
      const id = { realm, good: goodOfEvent(event) };
      if (await movesSoldSession(council)(id, { before, after })) moved.push(event);
      // oxlint-enable no-await-in-loop
    }
    return moved;
  };
