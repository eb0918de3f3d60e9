import { describe, expect, it } from 'vitest';
import type { WaitingPlace } from '../appointments/waiting/waiting-place.ts';
import { waitingNotices } from '../waiting-list/waiting-notices.ts';
import { visitNotices } from '../appointments/appointment-notices.ts';
import type { OfficeVisit, VisitPerson } from '../appointments/visit.ts';
import type { Reservation } from '../reservations/reservation.ts';
import { reservationNotices } from '../reservations/reservation-notices.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import { noticeIn, remindedBefore, reminderDue, settledNotice } from './notice.ts';

const said = (records: readonly GoodsRecord[]) =>
  records.map((record) => `${noticeIn(record)?.about.word} at ${record.at}`);
const now = 1000;
const start = now + remindedBefore;

const person: VisitPerson = { name: 'E', email: 'e@correo.example', language: 'va', isReminded: true };
const visit = (more: Partial<OfficeVisit> = {}) =>
  ({
    id: 'v',
    office: 'plaza',
    at: start + 5,
    moved: 0,
    deeds: [],
    person,
    ...more,
  }) as unknown as OfficeVisit;

describe('mails about an appointment', () => {
  it('are the news and, if the person wants one and a day is left, the reminder', () => {
    expect(said(visitNotices(visit(), 'confirmed', now))).toEqual(['confirmed at 1000', 'reminder at 1005']);
    expect(said(visitNotices(visit({ at: start }), 'confirmed', now))).toEqual(['confirmed at 1000']);
    expect(said(visitNotices(visit({ person: { ...person, isReminded: false } }), 'moved', now))).toEqual([
      'moved at 1000',
    ]);
    expect(said(visitNotices(visit(), 'closed', now, { reason: 'obras' }))).toEqual(['closed at 1000']);
    expect(reminderDue(start, now)).toBeNull();
  });

  it('are none without a mail, and go to the person of before if the visit does not name them', () => {
    expect(visitNotices(visit({ person: null }), 'moved', now)).toEqual([]);
    expect(visitNotices(visit({ person: { ...person, email: '' } }), 'moved', now)).toEqual([]);
    const [record] = visitNotices(visit({ person: null }), 'cancelled', now, { person });
    expect(record && noticeIn(record)).toMatchObject({ to: 'e@correo.example', language: 'va', tries: 0 });
  });

  it('have a name of their own each time something happens', () => {
    const ids = [visit(), visit({ moved: 1 }), visit({ deeds: [{ act: 'x', at: 1, by: 'y' }] })].map(
      (one) => visitNotices(one, 'closed', now)[0]?.id,
    );
    expect(new Set(ids).size).toBe(3);
    expect(noticeIn(settledNotice('a', now, 3))).toBeNull();
  });
});

describe('mails about a reservation', () => {
  const contact = { email: 'e@correo.example', language: 'es', isReminded: true } as const;
  const reservation = (more: Partial<Reservation> = {}) =>
    ({ id: 'r', place: 'pista', start: start + 5, reason: '', contact, ...more }) as unknown as Reservation;
  const at = { now, version: 2 };

  it('are the news with its money and its term, and the reminder', () => {
    expect(said(reservationNotices(reservation(), 'booked', at))).toEqual([
      'booked at 1000',
      'reminder at 1005',
    ]);
    expect(said(reservationNotices(reservation({ start }), 'moved', at))).toEqual(['moved at 1000']);
    expect(said(reservationNotices(reservation(), 'refused', at))).toEqual(['refused at 1000']);
    const silent = { ...contact, isReminded: false };
    expect(said(reservationNotices(reservation({ contact: silent }), 'booked', at))).toEqual([
      'booked at 1000',
    ]);
    const [record] = reservationNotices(reservation(), 'approved', at, { amount: 300, until: 7 });
    expect(record && noticeIn(record)).toMatchObject({ id: 'approved/r/2', amount: 300, until: 7 });
  });

  it('are none without a mail', () => {
    expect(reservationNotices(reservation({ contact: null }), 'booked', at)).toEqual([]);
    const { contact: _contact, ...without } = reservation();
    expect(reservationNotices(without as Reservation, 'booked', at)).toEqual([]);
  });
});

it('a mail to who waits has the offered time, and is none without an address', () => {
  const offer = { at: 5, office: 'plaza', until: 9 };
  const place = { id: 'w', offer, deeds: [{}, {}] } as unknown as WaitingPlace;
  const [record] = waitingNotices(place, person, 'offer', 7);
  expect(record && noticeIn(record)).toMatchObject({ id: 'offer/w/2', start: 5, office: 'plaza', until: 9 });
  const [ended] = waitingNotices({ ...place, offer: null }, person, 'ended', 7);
  expect(ended && noticeIn(ended)).toMatchObject({ start: null, office: '', until: null });
  expect(waitingNotices(place, null, 'offer', 7)).toEqual([]);
  expect(waitingNotices(place, { ...person, email: '' }, 'offer', 7)).toEqual([]);
});
