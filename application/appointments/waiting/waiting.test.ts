import { describe, expect, it } from 'vitest';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { numbers, waitingTown } from '#fixtures/builders/appointments/waiting-town.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { findFreeTimes } from '../booking/find-free-times.ts';
import { giveAppointmentBack } from '../booking/give-appointment-back.ts';
import { passAllOn, restAll } from './line-of-appointments.ts';
import { readPlace } from './read-places.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('the waiting list of appointments', () => {
  it('offers what is given back to the first whom it suits, who takes it with one tap', async () => {
    const { book, wait, back, view, take, read, audit } = waitingTown();
    await book('a', tomorrowAt(9));
    await wait('late', { identity: 1, from: 10 * 60 });
    await wait('first', { identity: 2 });
    await wait('second', { identity: 3 });
    expect((await view('second'))?.ahead).toBe(2);
    expect((await view('first'))?.place.offer).toBeNull();
    await back('a');
    const offer = { office: 'plaza', at: tomorrowAt(9), until: noon + hour };
    expect((await view('first'))?.place.offer).toMatchObject(offer);
    expect((await view('late'))?.place.offer).toBeNull();
    expect(await take('first', tomorrowAt(9, 10))).toEqual(left({ kind: 'noOffer' }));
    expect(await take('first', tomorrowAt(9))).toMatchObject(
      right({ place: { state: 'booked', visit: 'first' } }),
    );
    expect((await read('first'))?.visit).toMatchObject({
      state: 'confirmed',
      at: tomorrowAt(9),
      person: { name: 'Empar Ferrandis' },
    });
    expect(await take('first', tomorrowAt(9))).toMatchObject(right({ place: { state: 'booked' } }));
    expect(await audit()).toEqual([]);
  });

  it('keeps what is given back while the town offers no appointments, until it does again', async () => {
    const { ports, town, book, wait, view, free, setTime } = waitingTown();
    await book('a', tomorrowAt(9));
    await wait('w', { identity: 1 });
    await giveAppointmentBack(ports)(town.realm, 'a', 'sender');
    for (let passed = 0; passed < 4 * hour; passed += 4 * minute) {
      setTime(noon + passed);
      // oxlint-disable-next-line no-await-in-loop -- as time goes on
      await restAll(ports)(town);
    }
    expect((await view('w'))?.place.offer).toBeNull();
    expect(await free(tomorrowAt(9))).toBe(false);
    await passAllOn(ports)(town);
    expect((await view('w'))?.place.offer).toMatchObject({ at: tomorrowAt(9) });
  });

  it('hides a time while it is offered, from the moment at which it was given back', async () => {
    const { ports, book, wait, back, free, setTime, town } = waitingTown();
    await book('a', tomorrowAt(9));
    await wait('w', { identity: 1 });
    await back('a');
    expect(await free(tomorrowAt(9))).toBe(false);
    setTime(noon + hour - 1);
    expect(await free(tomorrowAt(9))).toBe(false);
    // Nobody passes it on: it is free at a random moment by itself.
    setTime(noon + 3 * hour + 1);
    expect(await free(tomorrowAt(9))).toBe(true);
    expect(
      await findFreeTimes(ports)(town, {
        services: ['obras'],
        people: 1,
        office: null,
        from: null,
        channel: 'web',
      }),
    ).toMatchObject(right({ firsts: [{ office: 'plaza' }, { office: 'raval' }] }));
  });

  it('asks the next one at the millisecond of an offer’s end, whoever looks, and never the same one twice', async () => {
    const { book, wait, back, view, sweep, setTime, free, audit } = waitingTown();
    await book('a', tomorrowAt(11));
    for (const n of [1, 2]) await wait(`w${n}`, { identity: n });
    await back('a');
    setTime(noon + hour - 1);
    await sweep();
    expect((await view('w2'))?.place.offer).toBeNull();
    setTime(noon + hour);
    expect((await view('w1'))?.place).toMatchObject({ offer: null, unanswered: 1 });
    await sweep();
    expect((await view('w2'))?.place.offer).toMatchObject({ until: noon + 2 * hour });
    expect((await view('w1'))?.place.deeds.map(({ act }) => act)).toEqual(['join', 'offer', 'lapse']);
    setTime(noon + 2 * hour);
    await sweep();
    expect(await free(tomorrowAt(11))).toBe(false);
    setTime(noon + 4 * hour + 1);
    await sweep();
    expect([await free(tomorrowAt(11)), await audit()]).toEqual([true, []]);
  });

  it('asks the next one at once if somebody lets go, who waits on in their place', async () => {
    const { book, wait, back, view, letGo, free, setTime } = waitingTown();
    await book('a', tomorrowAt(11));
    for (const n of [1, 2]) await wait(`w${n}`, { identity: n });
    await back('a');
    expect(await letGo('w1', tomorrowAt(12))).toEqual(left({ kind: 'noOffer' }));
    expect(isLeft(await letGo('w1', tomorrowAt(11)))).toBe(false);
    expect(isLeft(await letGo('w1', tomorrowAt(11)))).toBe(false);
    expect((await view('w1'))?.place).toMatchObject({ state: 'waiting', offer: null, unanswered: 0 });
    expect((await view('w2'))?.place.offer).not.toBeNull();
    await letGo('w2', tomorrowAt(11));
    expect(await free(tomorrowAt(11))).toBe(false);
    setTime(noon + 2 * hour + 1);
    expect(await free(tomorrowAt(11))).toBe(true);
  });

  it('ends for who does not answer twice, and they can join again behind the others', async () => {
    const { book, wait, back, view, sweep, setTime, audit } = waitingTown();
    await book('a', tomorrowAt(9));
    await wait('w', { identity: 1 });
    await back('a');
    setTime(noon + hour);
    await sweep();
    await book('b', tomorrowAt(10), 8);
    await back('b');
    expect((await view('w'))?.place.offer).not.toBeNull();
    setTime(noon + 2 * hour);
    expect((await view('w'))?.place).toMatchObject({ state: 'ended', person: null, unanswered: 2 });
    await sweep();
    expect(await wait('again', { identity: 1 })).toMatchObject(right({ place: { state: 'waiting' } }));
    expect(await audit()).toEqual([]);
  });

  it('has one place for a person and family, in every spelling; what is left or over can be joined anew', async () => {
    const { wait, leave, view, sweep, setTime } = waitingTown();
    expect(isLeft(await wait('a', { identity: 1 }))).toBe(false);
    expect(isLeft(await wait('a', { identity: 1 }))).toBe(false);
    expect(await wait('a', { identity: 1, offices: ['raval'] })).toEqual(left({ kind: 'otherPlace' }));
    const spelt = ` ${numbers[1]?.slice(0, 8)}-${numbers[1]?.slice(8).toLowerCase()}`;
    expect(await wait('b', { written: spelt })).toEqual(left({ kind: 'alreadyWaits' }));
    await leave('a');
    await leave('a');
    expect((await view('a'))?.place).toMatchObject({ state: 'left', person: null });
    expect(isLeft(await wait('b', { identity: 1 }))).toBe(false);
    setTime(tomorrowAt(24 * 7));
    expect((await view('b'))?.place.state).toBe('ended');
    await sweep();
    expect((await view('b'))?.place.deeds.at(-1)?.act).toBe('over');
    expect(isLeft(await wait('c', { identity: 1, lastDay: addDays(today, 10) }))).toBe(false);
  });

  it('refuses who has an appointment, unless it should be earlier: then that one is moved', async () => {
    const { book, wait, back, take, read, view, free, setTime, audit } = waitingTown();
    await book('mine', tomorrowAt(13), 1);
    await book('a', tomorrowAt(9), 2);
    expect(await wait('w', { identity: 1 })).toEqual(left({ kind: 'hasOpen' }));
    expect(await wait('w', { identity: 1, visit: 'none' })).toEqual(left({ kind: 'unknownVisit' }));
    expect(await wait('w', { identity: 3, visit: 'mine' })).toEqual(left({ kind: 'hasOpen' }));
    expect(isLeft(await wait('w', { identity: 1, visit: 'mine' }))).toBe(false);
    await back('a');
    expect((await view('w'))?.place.offer).toMatchObject({ at: tomorrowAt(9) });
    expect(await take('w', tomorrowAt(9))).toMatchObject(right({ place: { visit: 'mine' } }));
    expect((await read('mine'))?.visit).toMatchObject({ at: tomorrowAt(9), moved: 1, state: 'confirmed' });
    expect(await free(tomorrowAt(13))).toBe(false);
    setTime(noon + 2 * hour + 1);
    expect([await free(tomorrowAt(13)), await audit()]).toEqual([true, []]);
  });

  it('offers any time to who wanted to come earlier and gave that appointment back', async () => {
    const { book, wait, back, view, audit } = waitingTown();
    await book('mine', tomorrowAt(9), 1);
    await book('a', tomorrowAt(13), 2);
    await wait('w', { identity: 1, visit: 'mine', from: 12 * 60 });
    await back('mine');
    await back('a');
    expect((await view('w'))?.place.offer).toMatchObject({ at: tomorrowAt(13) });
    expect(await audit()).toEqual([]);
  });

  it('offers another time to who did not answer, and the first one not again', async () => {
    const { ports, town, book, wait, back, view, setTime, audit } = waitingTown();
    await book('a', tomorrowAt(11), 7);
    await book('b', tomorrowAt(10), 8);
    await wait('w', { identity: 1 });
    await back('a');
    setTime(noon + hour);
    await back('b');
    expect((await view('w'))?.place).toMatchObject({ unanswered: 1, offer: { at: tomorrowAt(10) } });
    expect((await view('w'))?.place.deeds.map(({ act }) => act)).toEqual(['join', 'offer', 'lapse', 'offer']);
    // One version for each of these requests: the time that lapsed adds none.
    expect((await readPlace(ports)(town.realm, 'w'))?.version).toBe(3);
    expect(await audit()).toEqual([]);
  });

  it('offers a later time to nobody who wants to come earlier', async () => {
    const { book, wait, back, view } = waitingTown();
    await book('mine', tomorrowAt(9), 1);
    await book('a', tomorrowAt(13), 2);
    await wait('w', { identity: 1, visit: 'mine' });
    await back('a');
    expect((await view('w'))?.place.offer).toBeNull();
  });

  it('ends for who booked by themselves, and says so; the next one is asked', async () => {
    const { book, wait, back, view, audit } = waitingTown();
    await book('a', tomorrowAt(9), 7);
    for (const n of [1, 2]) await wait(`w${n}`, { identity: n });
    await book('own', tomorrowAt(12), 1);
    await back('a');
    expect((await view('w1'))?.place).toMatchObject({ state: 'ended', person: null });
    expect((await view('w1'))?.place.deeds.at(-1)?.act).toBe('bookedElsewhere');
    expect((await view('w2'))?.place.offer).not.toBeNull();
    expect(await audit()).toEqual([]);
  });

  it('passes on what is offered to who leaves', async () => {
    const { book, wait, back, view, leave } = waitingTown();
    await book('a', tomorrowAt(9), 7);
    for (const n of [1, 2]) await wait(`w${n}`, { identity: n });
    await back('a');
    await leave('w1');
    expect((await view('w2'))?.place.offer).not.toBeNull();
  });

  it('offers nothing that begins before somebody has had their waking hour', async () => {
    const { book, wait, back, view, setTime } = waitingTown();
    await book('a', tomorrowAt(9), 7);
    await book('b', tomorrowAt(10), 8);
    await wait('w', { identity: 1 });
    // Eleven at night: an hour from eight in the morning on ends at nine, and the office wants an hour’s notice.
    setTime(noon + 11 * hour);
    await back('a');
    expect((await view('w'))?.place.offer).toBeNull();
    await back('b');
    expect((await view('w'))?.place.offer).toMatchObject({ at: tomorrowAt(10), until: tomorrowAt(9) });
  });

  it('offers a shorter time of what was given back, and lets the rest be free later', async () => {
    const { book, wait, back, view, take, free, setTime, audit } = waitingTown();
    await book('a', tomorrowAt(9), 7, ['obras']);
    await wait('w', { identity: 1, services: ['certificado'] });
    await back('a');
    expect((await view('w'))?.place.offer).toMatchObject({ at: tomorrowAt(9) });
    await take('w', tomorrowAt(9));
    expect(await free(tomorrowAt(9, 10), ['obras'])).toBe(false);
    setTime(noon + 2 * hour + 1);
    expect(await free(tomorrowAt(9, 10), ['obras'])).toBe(true);
    expect(await audit()).toEqual([]);
  });

  it('offers a longer time if what is beside it is free', async () => {
    const { book, wait, back, view } = waitingTown();
    await book('c', tomorrowAt(9), 5, ['certificado']);
    await book('a', tomorrowAt(10), 7, ['certificado']);
    await wait('w', { identity: 1, services: ['padron', 'certificado'], written: '12345678Z' });
    await back('a');
    expect((await view('w'))?.place.offer).toMatchObject({
      at: tomorrowAt(9, 50),
      seat: { unit: 'plaza.2' },
    });
  });

  it.each([
    [{ offices: ['none'] }, 'unknownOffice'],
    [{ services: ['none'] }, 'unknownService'],
    [{ from: 900, until: 900 }, 'noTimes'],
    [{ lastDay: addDays(today, 91) }, 'tooFar'],
    [{ name: ' ' }, 'nameMissing'],
    [{ email: 'nobody' }, 'mailMissing'],
    [{ written: '1' }, 'identityUnreadable'],
    [{ services: ['padron'], email: '', written: '11111111H' }, 'notListed'],
    [{ mailCode: 'wrong' }, 'mailCodeWrong'],
  ])('is joined with what can be booked: %j is refused as %s', async (more, kind) => {
    expect(await waitingTown().wait('w', { identity: 1, ...more })).toMatchObject(left({ kind }));
  });

  it('needs no mail of who is of the census', async () => {
    const { wait } = waitingTown();
    const done = await wait('w', { services: ['padron'], email: '', written: '12345678Z' });
    expect(done).toMatchObject(right({ place: { state: 'waiting', person: { email: '' } } }));
  });

  it('knows no place of another key', async () => {
    const { view, take, letGo, leave } = waitingTown();
    const unknown = left({ kind: 'unknownPlace' });
    expect(await view('none')).toBeNull();
    expect([await take('none', 0), await letGo('none', 0), await leave('none')]).toEqual([
      unknown,
      unknown,
      unknown,
    ]);
  });

  it('says in the steps who was offered what, and by no key', async () => {
    const asked: GoodsRequest[] = [];
    const { book, wait, back, letGo, sweep, setTime } = waitingTown((request) => asked.push(request));
    await book('a', tomorrowAt(9), 7);
    for (const n of [1, 2]) await wait(`secret-${n}`, { identity: n });
    await back('a');
    await letGo('secret-1', tomorrowAt(9));
    setTime(noon + hour);
    await sweep();
    const steps = asked.flatMap((request) => request.steps ?? []);
    expect(steps.map(({ step }) => `${step.by} ${step.act}`)).toEqual([
      'sender waiting.join',
      'sender waiting.join',
      'system waiting.offer',
      'sender waiting.letGo',
      'system waiting.offer',
      'system waiting.lapse',
    ]);
    expect(JSON.stringify(steps)).not.toContain('secret');
  });
});
