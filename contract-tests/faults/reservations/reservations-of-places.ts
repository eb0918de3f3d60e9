import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { sampleSeasonDraft } from '#fixtures/builders/councils/calls/reservation-calls.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { paidAtBank } from '#fixtures/builders/reservations/paid-at-bank.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';
import {
  atVenue,
  auditedBooks as audited,
  reservingVenue as venue,
  sevenInTheEvening as seven,
  writtenAt as at,
} from './a-reserving-venue.ts';
import { peopleWhoWalkIn } from './walking-in.ts';
import { namesForStaff, placesAtTheDesk } from './places-at-the-desk.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

function oneSlot(): void {
  it('for one hour has one winner, whoever races through two processes, in whatever spelling, and both halves exclude each other', async () => {
    const { council, reserve } = await atVenue();
    const other = await council.second();
    const there = asking(other, await deviceCookie(other.server));
    const spellings = ['12345678Z', '12.345.678-z', ' １２３４５６７８Ｚ ', '00000001R', '00000002W'];
    const places = ['pista-2', 'pabellon', 'pista-2', 'pabellon', 'pista-2'];
    const answers = await Promise.all(
      spellings.flatMap((identity, n) => {
        const asked = { identity, place: places[n] };
        return [reserve(asked), reserve(asked, there)];
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect(['taken', 'tooClose']).toContain(body.where);
    await audited(council);
  });
}

function paying(): void {
  it('is not complete until it is paid: refused, late, lost with the server, and twice', async () => {
    const { council, reserve, own, pay } = await atVenue();
    const { own: first } = await reserve();
    expect(first).toMatchObject({ state: 'held', total: 1100, payment: { isRefused: false } });
    const page = await pay(first, 'refuse');
    expect(page.body).toContain('Pago no realizado: la reserva no está completa');
    expect(await own(first.id)).toMatchObject([
      { state: 'held', letters: null, payment: { isRefused: true } },
    ]);
    // The bank has its money, and the server is killed before it gives the place.
    const [again] = await own(first.id);
    await paidAtBank(council, again?.payment?.id ?? '', first.total);
    const restarted = await council.restart();
    const there = asking(restarted, await deviceCookie(restarted.server));
    const { body } = await there('reservations/own', { reservations: [{ venue, key: first.id }] });
    expect(body).toMatchObject({ items: [{ state: 'booked', refundNow: 550, payment: null }] });
    await audited(restarted);
  });

  it('goes back if it comes when another one has the place', async () => {
    const { council, reserve, own, pay } = await atVenue();
    const { own: late } = await reserve();
    council.setTime(noon + 16 * minute);
    const { own: quick } = await reserve({ identity: '00000001R' });
    await pay(quick);
    await pay(late);
    expect(await own(late.id, quick.id)).toMatchObject([
      { state: 'refunded', letters: null },
      { state: 'booked' },
    ]);
    await audited(council);
  });
}

function theVenue(): void {
  it('is given up by the clock if nobody comes, and the keeper sees who has come', async () => {
    const { council, keeper, reserve, own, pay } = await atVenue();
    const [{ own: comes }, { own: stays }] = [
      await reserve(),
      await reserve({ place: 'pista-1', identity: '00000001R' }),
    ];
    await pay(comes);
    await pay(stays);
    const [{ letters } = { letters: null }] = await own(comes.id);
    const doors = `staff/reservations/venues/${venue}/entries`;
    expect(await keeper(doors, { letters })).toMatchObject({ status: 409, body: { where: 'tooEarly' } });
    council.setTime(seven);
    const later = { id: 'conserge', roles: ['venueKeeper'], now: seven } as const;
    const evening = asking(council, await staffCookie(council, later));
    expect(await evening(doors, { letters: letters?.toLowerCase() })).toMatchObject({ status: 200 });
    council.setTime(seven + 15 * minute);
    expect(await own(comes.id, stays.id)).toMatchObject([
      { state: 'entered' },
      { state: 'missed', strikes: { count: 1, most: 3 } },
    ]);
    const { body } = await evening(`staff/reservations/venues/${venue}/day`);
    expect(
      (body as unknown as { items: { state: string }[] }).items.map(({ state }) => state).toSorted(),
    ).toEqual(['entered', 'missed']);
    await audited(council);
  });
}

/** What goes before residents. */
function displacing(): void {
  it('goes to a season of clubs and to the council before residents, who are told and have all their money back', async () => {
    const { council, keeper, call, path, reserve, own, pay } = await atVenue();
    const friday = noon + 9 * day + 7 * hour;
    const { own: held } = await reserve({ place: 'pista-3', start: at(friday) });
    await pay(held);
    const seasons = `staff/reservations/venues/${venue}/seasons`;
    const draft = await keeper(`${seasons}/draft`, sampleSeasonDraft);
    const { hash } = draft.body as { readonly hash?: string };
    expect(await keeper(seasons, { ...sampleSeasonDraft, hash: 'other' })).toMatchObject({
      body: { where: 'changed' },
    });
    expect(await keeper(seasons, { ...sampleSeasonDraft, hash })).toMatchObject({
      status: 200,
      body: { displaced: [{ place: 'pista-3', state: 'displaced' }] },
    });
    expect(await keeper(seasons, { ...sampleSeasonDraft, hash })).toMatchObject({ body: { displaced: [] } });
    const public_ = await call(`reservations/venues/${venue}/seasons/2026-2027`);
    expect(public_.body).toMatchObject({ hash, turns: [{ club: 'volei', refused: [] }] });
    expect(await own(held.id)).toMatchObject([
      { state: 'displaced', reason: 'Temporada 2026-2027', refundNow: held.total },
    ]);
    const week = await call(`reservations/venues/${venue}/week?from=2026-11-23`);
    expect(JSON.stringify(week.body)).toContain('Club de Voleibol Marjal');
    const moved = await call(`${path}/move`, { key: held.id, place: 'pista-2', start: at(friday) });
    expect(moved).toMatchObject({ status: 200, body: { state: 'booked', total: held.total } });
    const event = {
      key: 'pleno',
      places: ['pabellon'],
      from: at(friday),
      until: at(friday + hour),
      reason: 'Pleno',
    };
    expect(await keeper(`staff/reservations/venues/${venue}/events`, event)).toMatchObject({
      status: 200,
      body: { displaced: [{ state: 'displaced' }, { state: 'displaced' }] },
    });
    expect(await call(`${path}/return`, { key: held.id })).toMatchObject({
      body: { state: 'returned', back: { refund: held.total, kept: 0 } },
    });
    await audited(council);
  });
}

/** Reservations of places, on one of the databases. */
export function reservationsOfPlaces(database: string): void {
  describe(`a reservation on ${database}`, () => {
    oneSlot();
    paying();
    theVenue();
    namesForStaff();
    peopleWhoWalkIn();
    displacing();
    placesAtTheDesk();
  });
}
