import type { Clock } from '#application/ports/clock.ts';
import type { Mail, Mailer } from '#application/ports/server/mailer.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Town } from '#domain/access/town.ts';
import {
  dueNotice,
  dueOwner,
  lostOwner,
  type MailNotice,
  noticeIn,
  noticeKind,
  settledNotice,
} from '#domain/notices/notice.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';

/** The words of a notice as it is now; null if nobody needs it any more. */
export type WriteNoticeMail = (
  town: Town,
  good: GoodId,
  notice: MailNotice,
) => Promise<Omit<Mail, 'to'> | null>;

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'goodsWith'>;
  readonly realms: Pick<RealmRegister, 'towns'>;
  readonly mailer: Mailer;
  readonly random: RandomBytes;
  readonly clock: Clock;
  readonly write: WriteNoticeMail;
  /** False: the server is about to stop, and begins no other message. */
  readonly goesOn: () => boolean;
}

/** The outcome of a round, only in numbers. */
export interface RoundOfNotices {
  readonly sent: number;
  readonly failed: number;
  /** Those that failed for a day and are not tried again. */
  readonly lost: number;
}

const beforeNextTry = 30 * 60_000;
/** A day of tries. */
const mostTries = 48;
/** After this many consecutive failures the mail server counts as down: the round ends. */
const mostFailures = 5;
const mostAtOnce = 100;

const claimLetters = 8;

/** Writes a notice; false if another process was faster. */
async function written(
  { goods, clock, random }: Ports,
  good: GoodId,
  act: string,
  record: GoodsRecord,
): Promise<boolean> {
  // Two processes that claim the same one are two requests: only one of them gets it.
  const process = Array.from(random(claimLetters), (byte) => byte.toString(16)).join('.');
  const done = await goods.ask(good, {
    key: `${act}/${record.id}/${record.version}`,
    bodyHash: process,
    at: clock.now(),
    by: bySystem,
    acts: [],
    money: [],
    records: [record],
  });
  return !isLeft(done);
}

/** Sends one; a mail that fails is due again later. `other`: another process sends it. */
async function sendOne(
  ports: Ports,
  { town, good }: { readonly town: Town; readonly good: GoodId },
  record: GoodsRecord,
): Promise<'sent' | 'unneeded' | 'failed' | 'lost' | 'other'> {
  const notice = noticeIn(record);
  const now = ports.clock.now();
  if (notice === null) return 'other';
  const tries = notice.tries + 1;
  const claimed = dueNotice({ ...notice, tries }, now + beforeNextTry, record.version + 1);
  if (!(await written(ports, good, 'claim', claimed))) return 'other';
  const settle = (owner?: typeof lostOwner) =>
    written(ports, good, 'sent', settledNotice(notice.id, now, record.version + 2, owner));
  try {
    const mail = await ports.write(town, good, notice);
    if (mail !== null) await ports.mailer.send({ ...mail, to: notice.to });
    await settle();
    return mail === null ? 'unneeded' : 'sent';
  } catch {
    if (tries < mostTries) return 'failed';
    await settle(lostOwner);
    return 'lost';
  }
}

const dueOf = async (
  { goodsRecords }: Ports,
  good: GoodId,
  now: Instant,
): Promise<readonly GoodsRecord[]> => {
  const query = {
    kind: noticeKind,
    owner: dueOwner,
    from: null,
    until: now + 1,
    limit: mostAtOnce,
    after: null,
  };
  return (await goodsRecords.list(good, query)).toReversed();
};

/**
 * Sends the mails about appointments and reservations that are due. Each is claimed for half an hour and erased once it is sent:
 * of several processes one sends it, and a server that is killed in between loses none. If it was killed after the mail server
 * had accepted the mail, that mail is sent again, with the same id. A mail that is refused is tried every half hour for a day.
 */
export const sendNotices = (ports: Ports) => async (): Promise<RoundOfNotices> => {
  const round = { sent: 0, failed: 0, lost: 0 };
  let inARow = 0;
  // oxlint-disable no-await-in-loop -- the mail server accepts one after the other
  for (const town of await ports.realms.towns())
    for (const good of await ports.goodsRecords.goodsWith(town.realm, noticeKind)) {
      const id = { realm: town.realm, good };
      for (const record of await dueOf(ports, id, ports.clock.now())) {
        if (!ports.goesOn() || inARow >= mostFailures) return round;
        const outcome = await sendOne(ports, { town, good: id }, record);
        const isFailed = outcome === 'failed' || outcome === 'lost';
        if (outcome !== 'other') inARow = isFailed ? inARow + 1 : 0;
        round.sent += outcome === 'sent' ? 1 : 0;
        round.failed += isFailed ? 1 : 0;
        round.lost += outcome === 'lost' ? 1 : 0;
      }
    }
  // oxlint-enable no-await-in-loop
  return round;
};
