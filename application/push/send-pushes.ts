import type { PushMessage, PushSender } from '#application/ports/server/push-sender.ts';
import type { Town } from '#domain/access/town.ts';
import { type DuePush, duePush, pushDue, pushIn, pushKind, settledPush } from '#domain/push/due-push.ts';
import { noPhone, type Phone, phoneIn, phoneKind, phoneRecord } from '#domain/push/phone.ts';
import { afterUnreached } from '#domain/push/unreached.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { goodOfPush, type PushPorts, pushPage, storePush } from './push-records.ts';

interface Ports extends PushPorts {
  readonly realms: { readonly towns: () => Promise<readonly Town[]> };
  readonly push: Pick<PushSender, 'sendMany'>;
  /** The words of a message on a locked screen. */
  readonly write: (town: Town, push: DuePush) => PushMessage;
  /** Whose the phone is now: another owner than when the message was made gets nothing. */
  readonly ownerNow: (town: Town, phone: Phone) => Promise<string>;
  /** False: the server is about to stop, and begins no other page. */
  readonly goesOn: () => boolean;
}

/** The outcome of a round, only in numbers. */
export interface RoundOfPushes {
  readonly sent: number;
  readonly gone: number;
  readonly failed: number;
}

const beforeNextTry = 30 * 60_000;
/** Four hours of tries: then the news is old. */
const mostTries = 8;

/** A phone, when its owner last looked at its settings, and the version of its record. */
interface StoredPhone {
  readonly here: Phone;
  readonly at: Instant;
  readonly version: number;
}

interface Claimed {
  readonly record: GoodsRecord;
  readonly push: DuePush;
  /** The phone as it is stored; null if nobody wants the message any more. */
  readonly phone: StoredPhone | null;
}

/** The phone of a message, if it is still there, of the same owner, and its subject is still switched on. */
async function phoneFor(ports: Ports, town: Town, push: DuePush): Promise<Claimed['phone']> {
  const found = await ports.goodsRecords.record(goodOfPush(town.realm), phoneKind, push.phone);
  const here = found && phoneIn(found);
  if (found === null || here === null) return null;
  const isWanted = here.owner === push.owner && here.subjects.includes(push.subject);
  return isWanted && (await ports.ownerNow(town, here)) === here.owner
    ? { here, at: found.at, version: found.version }
    : null;
}

async function readDue(ports: Ports, town: Town, record: GoodsRecord): Promise<readonly Claimed[]> {
  const push = pushIn(record);
  return push === null ? [] : [{ record, push, phone: await phoneFor(ports, town, push) }];
}

/**
 * The record of a phone after a message to it, or null if it stays as it is: it is erased once it is gone, or once nothing
 * has reached it for long. `waits`: the message is tried again.
 */
function phoneAfter(
  { here, at, version }: StoredPhone,
  outcome: 'sent' | 'gone' | 'failed' | 'waits' | undefined,
  now: Instant,
): GoodsRecord | null {
  const { unreached, ...phone } = here;
  if (outcome === 'gone') return noPhone(here.id, now, version + 1);
  if (outcome === 'sent') return unreached === undefined ? null : phoneRecord(phone, at, version + 1);
  if (outcome !== 'failed') return null;
  const after = afterUnreached(unreached, now);
  return after === null
    ? noPhone(here.id, now, version + 1)
    : phoneRecord({ ...phone, unreached: after }, at, version + 1);
}

/** Sends a page of messages; null if another process sends some of it. */
async function sendPage(
  ports: Ports,
  town: Town,
  page: readonly GoodsRecord[],
): Promise<RoundOfPushes | null> {
  const now = ports.clock.now();
  const due = (await Promise.all(page.map((record) => readDue(ports, town, record)))).flat();
  const claims = due.map(({ record, push }) =>
    duePush({ ...push, tries: push.tries + 1 }, now + beforeNextTry, record.version + 1),
  );
  if (!(await storePush(ports, town.realm, claims))) return null;
  const wanted = due.flatMap(({ push, phone }) => (phone === null ? [] : [{ push, phone }]));
  const outcomes = await ports.push.sendMany(
    wanted.map(({ push, phone }) => ({ to: phone.here, message: ports.write(town, push) })),
  );
  const later = wanted.filter(({ push }, n) => outcomes[n] === 'failed' && push.tries + 1 < mostTries);
  const waiting = new Set(later.map(({ push }) => push));
  const settled = due.filter(({ push }) => !waiting.has(push));
  await storePush(
    ports,
    town.realm,
    settled.map(({ push, record }) => settledPush(push.id, now, record.version + 2)),
  );
  // One by one: its owner may be switching something on at this moment.
  const phones = wanted.flatMap(({ push, phone }, n) => {
    const record = phoneAfter(phone, waiting.has(push) ? 'waits' : outcomes[n], now);
    return record === null ? [] : [storePush(ports, town.realm, [record])];
  });
  await Promise.all(phones);
  const count = (word: (typeof outcomes)[number]) => outcomes.filter((one) => one === word).length;
  return { sent: count('sent'), gone: count('gone'), failed: count('failed') };
}

/** The messages of a town that are due. */
const dueIn = ({ goodsRecords, clock }: Ports, { realm }: Town): Promise<readonly GoodsRecord[]> =>
  goodsRecords.list(goodOfPush(realm), {
    kind: pushKind,
    owner: pushDue,
    from: null,
    until: clock.now() + 1,
    limit: pushPage,
    after: null,
  });

/**
 * Sends the messages to phones that are due, page by page. A page is claimed before it is sent, so that of several processes one
 * sends it; of a server that is killed in between, the page is due again half an hour later. Phones that are gone are erased.
 */
export const sendPushes = (ports: Ports) => async (): Promise<RoundOfPushes> => {
  const round = { sent: 0, gone: 0, failed: 0 };
  const nextPage = async (town: Town) => {
    const page = ports.goesOn() ? await dueIn(ports, town) : [];
    return page.length === 0 ? null : sendPage(ports, town, page);
  };
  // oxlint-disable no-await-in-loop -- one page after the other, so that votes come in between
  for (const town of await ports.realms.towns())
    for (let done = await nextPage(town); done !== null; done = await nextPage(town)) {
      round.sent += done.sent;
      round.gone += done.gone;
      round.failed += done.failed;
    }
  // oxlint-enable no-await-in-loop
  return round;
};
