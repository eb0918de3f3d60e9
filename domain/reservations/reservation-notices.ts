import { dueNotice, type Notice, type NoticeAbout, reminderDue } from '../notices/notice.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Reservation } from './reservation.ts';

type ReservationWord = Extract<NoticeAbout, { readonly kind: 'reservation' }>['word'];

/** What a mail about a reservation says beside the reservation: what goes back, and until when it must be paid. */
export interface NoticedReservation {
  readonly amount?: number;
  readonly until?: Instant;
}

/**
 * The records of the mails that are due because something happened to a reservation; none if its holder left no mail. They
 * are stored with what happened. `version`: that of the reservation then, by which each is one of its own.
 */
export function reservationNotices(
  { id, contact, start, reason, place }: Reservation,
  word: Exclude<ReservationWord, 'reminder'>,
  { now, version }: { readonly now: Instant; readonly version: number },
  { amount = 0, until }: NoticedReservation = {},
): readonly GoodsRecord[] {
  if (contact === undefined || contact === null) return [];
  const notice = (said: ReservationWord): Notice => ({
    id: `${said}/${id}/${version}`,
    about: { kind: 'reservation', word: said, key: id },
    to: contact.email,
    language: contact.language,
    state: version,
    reason,
    amount,
    start,
    office: place,
    until: until ?? null,
    tries: 0,
  });
  const due = reminderDue(start, now);
  const isReminded = contact.isReminded && (word === 'booked' || word === 'moved');
  const said = dueNotice(notice(word), now, 1);
  return isReminded && due !== null ? [said, dueNotice(notice('reminder'), due, 1)] : [said];
}
