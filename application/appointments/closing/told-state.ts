import type { ClosedVisit, ToldState } from '#domain/appointments/closing/closure-records.ts';
import { dueOwner, lostOwner, noticeKind } from '#domain/notices/notice.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';

/** More mails than wait at a time. */
const mostNotices = 20_000;
/** A mail that waits is due now, or soon: another process has it. Reminders are due later. */
const soon = 3_600_000;

/** Finds whether the person in a closure knows: their mail waits, was sent, or was tried for a day in vain. */
export async function toldStateIn(
  { goodsRecords, clock }: Pick<BookingPorts, 'goodsRecords' | 'clock'>,
  realm: RealmId,
): Promise<(closed: ClosedVisit) => ToldState> {
  const idsOf = async (owner: string): Promise<ReadonlySet<string>> => {
    const until = clock.now() + soon;
    const query = { kind: noticeKind, owner, from: null, until, limit: mostNotices, after: null };
    const records = await goodsRecords.list(goodOfAppointments(realm), query);
    return new Set(records.map(({ id }) => id));
  };
  const [due, lost] = await Promise.all([idsOf(dueOwner), idsOf(lostOwner)]);
  return ({ told, notice }) => {
    if (told !== 'waits' || notice === null || due.has(notice)) return told;
    return lost.has(notice) ? 'phone' : 'mailed';
  };
}
