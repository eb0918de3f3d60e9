import { dueNotice, type MailNotice, type NoticeAbout, reminderDue } from '../notices/notice.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Reservation, ReservationContact } from './reservation.ts';

type ReservationWord = Extract<NoticeAbout, { readonly kind: 'reservation' }>['word'];

/** What a mail about a reservation says beside the reservation: what goes back, and until when it must be paid. */
export interface NoticedReservation {
  readonly amount?: number;
  readonly until?: Instant;
}

const noticeOf = (
  { id, start, reason, place }: Reservation,
  { email, language }: ReservationContact,
  word: ReservationWord,
  { version, amount = 0, until }: NoticedReservation & { readonly version: number },
): MailNotice => ({
  id: `${word}/${id}/${version}`,
  about: { kind: 'reservation', word, key: id },
  to: email,
  language,
  state: version,
  reason,
  amount,
  start,
  office: place,
  until: until ?? null,
  tries: 0,
});

/**
 * The records of the mails that are due because something happened to a reservation; none if its holder left no mail. They
 * are stored with what happened. `version`: that of the reservation then, by which each is one of its own.
 */
export function reservationNotices(
  reservation: Reservation,
  word: Exclude<ReservationWord, 'reminder'>,
  { now, version }: { readonly now: Instant; readonly version: number },
  noticed: NoticedReservation = {},
): readonly GoodsRecord[] {
  const { contact, start } = reservation;
  if (contact === undefined || contact === null) return [];
  const said = dueNotice(noticeOf(reservation, contact, word, { version, ...noticed }), now, 1);
  const due = reminderDue(start, now);
  const isReminded = contact.isReminded && (word === 'booked' || word === 'moved');
  return isReminded && due !== null
    ? [said, dueNotice(noticeOf(reservation, contact, 'reminder', { version }), due, 1)]
    : [said];
}
