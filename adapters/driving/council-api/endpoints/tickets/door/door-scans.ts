import type { FastifyInstance } from 'fastify';
import { type SentScan, passDoor } from '#application/tickets/door/pass-door.ts';
import { countInside, readDoorNews } from '#application/tickets/door/read-door.ts';
import type { ReadDoorList } from '#application/tickets/door/read-list.ts';
import {
  mostScans,
  passDoorCall,
  type PassedDoorWire,
  type SentScanWire,
} from '#adapters/wire/tickets/door/pass-door.ts';
import { writePlannedEvent } from '#adapters/wire/tickets/door/planned-event.ts';
import { syncDoorCall } from '#adapters/wire/tickets/door/sync-door.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { lettersHash, ticketHash } from '#domain/tickets/door/door-hash.ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import { packDeltas } from '#domain/tickets/door/door-delta.ts';
import { readTicketLetters } from '#domain/tickets/ticket-code.ts';
import { writeHex } from '#domain/tickets/door/hex.ts';
import { route } from '../../../plugins/route.ts';
import { askedDoor } from './asked-door.ts';
import { isNonce, readSent, writePassed } from './asked-scan.ts';
import { keptDoorLists } from './kept-lists.ts';
import type { DoorParts } from './door-parts.ts';

type Unreadable = 'door' | 'session' | 'moment';

/** The id of the ticket that a device names; empty if the list has none. */
function ticketNamed(list: ReadDoorList | null, { by, text }: SentScanWire['ticket']): string {
  if (by === 'hash') return list?.byHash.get(text) ?? '';
  if (by === 'code') return list?.byHash.get(writeHex(ticketHash(text))) ?? '';
  const id = readTicketLetters(text);
  return (id === null ? undefined : list?.byLetters.get(writeHex(lettersHash(id)))) ?? '';
}

/** A scan as it was sent; left: what of it there is not. */
function readScan(
  plan: PlannedEvent,
  list: ReadDoorList | null,
  sent: SentScanWire,
): Either<Unreadable, SentScan> {
  const at = Date.parse(sent.at);
  if (!Number.isSafeInteger(at) || !isNonce(sent.nonce)) return left('moment');
  return readSent(plan, ticketNamed(list, sent.ticket), { ...sent, at });
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** What a scanner asks for: the list and who is inside, and a verdict on what it scanned. */
export function doorScanEndpoints(server: FastifyInstance, council: DoorParts): void {
  const lists = keptDoorLists(council);
  const pass = passDoor(council);

  route(server, council, passDoorCall, async ({ realm, body, request }) => {
    const asked = await askedDoor(council, realm, request);
    if (isLeft(asked)) return asked;
    const { plan, event } = asked.right;
    if (body.scans.length > mostScans) return left({ kind: 'unknownDoor', where: 'tooMany' });
    const list = await lists.of(realm, event);
    const sent = body.scans.map((one) => readScan(plan, list, one));
    const items: PassedDoorWire[] = [];
    for (const one of sent) {
      if (isLeft(one)) return left({ kind: 'unknownDoor', where: one.left });
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were made
      const passed = await pass(realm, plan, one.right);
      items.push(writePassed(one.right.nonce, passed));
    }
    return right({ items });
  });

  route(server, council, syncDoorCall, async ({ realm, body, request }) => {
    const asked = await askedDoor(council, realm, request);
    if (isLeft(asked)) return asked;
    const { plan, event, device } = asked.right;
    const session = plan.event.sessions.find(({ id }) => id === body.session);
    const since = body.since === null ? null : Date.parse(body.since);
    if (session === undefined || Number.isNaN(since)) return left({ kind: 'unknownDoor', where: 'session' });
    const parts = (await lists.of(realm, event))?.parts ?? [];
    const news = await readDoorNews(council)(realm, plan, { session: session.id, since });
    const counts = await countInside(council)(realm, event);
    return right({
      ...writePlannedEvent(plan),
      device: device.name,
      now: new Date(council.clock.now()).toISOString(),
      count: parts.length,
      parts: parts.flatMap(({ salt, factBytes, rows }, n) =>
        body.parts.length === parts.length && body.parts[n] === writeHex(salt)
          ? []
          : [{ n, salt: writeHex(salt), factBytes, rows: base64(rows) }],
      ),
      news: base64(packDeltas(news.deltas, session.startsAt)),
      until: new Date(news.until).toISOString(),
      inside: counts.get(session.id)?.inside ?? 0,
    });
  });
}
