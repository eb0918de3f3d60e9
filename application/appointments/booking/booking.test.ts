import { describe, expect, it } from 'vitest';
import { plaza, sampleSetup } from '#fixtures/builders/appointments/appointment-setup.ts';
import {
  askedConfirmation,
  askedHold,
  bookingCouncil,
  bookingTown as town,
  tomorrowAt,
} from '#fixtures/builders/appointments/booking-town.ts';
import { allCodesOf } from '#fixtures/builders/appointments/full-day.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { goodOfAppointments } from './booking-ports.ts';
import { whyNotBooked } from './booking-refused.ts';
import { extendHeldTime, leaveHeldTime } from './change-hold.ts';
import { confirmAppointment } from './confirm-appointment.ts';
import { findFreeTimes } from './find-free-times.ts';
import { giveAppointmentBack } from './give-appointment-back.ts';
import { type AskedHold, holdAppointment } from './hold-appointment.ts';
import { moveAppointment } from './move-appointment.ts';
import { readVisit } from './read-visit.ts';

const minute = 60_000;
const { realm } = town;

const booking = (...made: Parameters<typeof bookingCouncil>) => {
  const council = bookingCouncil(...made);
  const { ports } = council;
  return {
    ...council,
    hold: (id: string, more: Partial<AskedHold> = {}) => holdAppointment(ports)(town, askedHold(id, more)),
    confirm: (...asked: Parameters<typeof askedConfirmation>) =>
      confirmAppointment(ports)(town, askedConfirmation(...asked)),
    read: (id: string) => readVisit(ports)(realm, id),
    firstDays: async (services: readonly string[] = ['padron'], more: object = {}) => {
      const asked = {
        services,
        people: 1,
        office: 'plaza',
        from: addDays(today, 1),
        channel: 'web' as const,
        ...more,
      };
      const found = await findFreeTimes(ports)(town, asked);
      if (isLeft(found)) throw new Error(found.left.kind);
      return found.right;
    },
    faults: async () => (await auditGoods({ books: council.goods })()).flatMap(({ faults }) => faults),
  };
};
const stateOf = (done: Awaited<ReturnType<ReturnType<typeof booking>['hold']>>) =>
  isLeft(done) ? done.left.kind : done.right.visit.state;

describe('a time that is held', () => {
  it('is the first device’s for ten minutes, and everybody’s at a moment of the five minutes after them', async () => {
    const { hold, read, setTime } = booking();
    const obras = { services: ['obras'] };
    expect(await hold('a', obras)).toMatchObject(right({ until: noon + 10 * minute, extended: 0 }));
    expect(await hold('b', obras)).toEqual(left({ kind: 'taken' }));
    setTime(noon + 10 * minute - 1);
    expect([await hold('b', obras), (await read('a'))?.visit.state]).toEqual([
      left({ kind: 'taken' }),
      'held',
    ]);
    setTime(noon + 10 * minute);
    expect([await hold('b', obras), (await read('a'))?.visit.state]).toEqual([
      left({ kind: 'taken' }),
      'ended',
    ]);
    setTime(noon + 15 * minute);
    expect(stateOf(await hold('b', obras))).toBe('held');
  });

  it('comes back at another moment each time, also if it was kept longer, which its holder is not told', async () => {
    const { ports, hold, read, setTime } = booking();
    const ends = [];
    for (let n = 0; n < 8; n += 1) {
      await hold(`a${n}`, { at: tomorrowAt(10, n * 10) });
      const seat = (await read(`a${n}`))?.visit.seat;
      const before = await ports.goods.grant(goodOfAppointments(realm), seat?.grant ?? '', noon);
      await extendHeldTime(ports)(realm, `a${n}`);
      const after = await ports.goods.grant(goodOfAppointments(realm), seat?.grant ?? '', noon);
      ends.push(Number(after?.until) - noon);
      expect([before?.until, (await read(`a${n}`))?.until]).toEqual([after?.until, noon + 10 * minute]);
    }
    setTime(noon);
    expect(new Set(ends).size).toBe(8);
    expect(ends.every((end) => end >= 10 * minute && end < 15 * minute)).toBe(true);
  });

  it('rests when it is left, or another one is chosen, while much is held', async () => {
    const { ports, hold, setTime } = booking();
    const obras = { services: ['obras'] };
    await hold('a', obras);
    await leaveHeldTime(ports)(realm, 'a', true);
    expect(stateOf(await hold('b', obras))).toBe('taken');
    await hold('c', { ...obras, device: 'phone', at: tomorrowAt(10) });
    await hold('d', { ...obras, device: 'phone', at: tomorrowAt(11), isBusy: true });
    expect(stateOf(await hold('e', { ...obras, at: tomorrowAt(10) }))).toBe('taken');
    setTime(noon + 5 * minute + 1);
    expect(stateOf(await hold('f', obras))).toBe('held');
    expect(stateOf(await hold('g', { ...obras, at: tomorrowAt(10) }))).toBe('held');
  });

  it('is at the desk that can do least, and then at another one that is free', async () => {
    const { hold } = booking();
    const units = [];
    for (const id of ['a', 'b']) {
      const done = await hold(id);
      units.push(isLeft(done) ? done.left.kind : done.right.visit.seat?.unit);
    }
    expect(units).toEqual(['plaza.2', 'plaza.1']);
    expect(stateOf(await hold('c'))).toBe('taken');
  });

  it('is the same, sent again; another one under its key is refused', async () => {
    const { hold } = booking();
    const first = await hold('a', { services: ['padron', 'padron'] });
    expect(await hold('a')).toEqual(first);
    expect(await hold('a', { at: tomorrowAt(10) })).toEqual(left({ kind: 'otherVisit' }));
  });

  it('is let go when the device chooses another one', async () => {
    const { hold, read } = booking();
    await hold('a', { device: 'phone' });
    expect(stateOf(await hold('b', { device: 'phone', at: tomorrowAt(10) }))).toBe('held');
    expect((await read('a'))?.visit.state).toBe('ended');
  });

  it('is kept longer, ten times at most, once however often it is pressed at once', async () => {
    const { ports, hold, read, setTime } = booking();
    await hold('a');
    setTime(noon + minute);
    await Promise.all([extendHeldTime(ports)(realm, 'a'), extendHeldTime(ports)(realm, 'a')]);
    expect(await read('a')).toMatchObject({ until: noon + 11 * minute, extended: 1 });
    for (let n = 2; n <= 10; n += 1) {
      setTime(noon + n * minute);
      await extendHeldTime(ports)(realm, 'a');
    }
    expect(await extendHeldTime(ports)(realm, 'a')).toEqual(left({ kind: 'extendedOften' }));
  });

  it('is free at once when its device leaves it, and cannot be changed then', async () => {
    const { ports, hold } = booking();
    await hold('a', { services: ['obras'] });
    expect((await leaveHeldTime(ports)(realm, 'a'))._tag).toBe('Right');
    expect(await leaveHeldTime(ports)(realm, 'a')).toEqual(left({ kind: 'wrongState', state: 'ended' }));
    expect(await extendHeldTime(ports)(realm, 'none')).toEqual(left({ kind: 'unknownVisit' }));
    expect(stateOf(await hold('b', { services: ['obras'] }))).toBe('held');
  });

  it.each([
    [{ office: 'none' }, 'unknownOffice'],
    [{ services: [] }, 'noService'],
    [{ at: tomorrowAt(9, 5) }, 'taken'],
    [{ at: tomorrowAt(8) }, 'taken'],
    [{ at: noon + 30 * minute }, 'taken'],
    [{ at: noon - 24 * 60 * minute }, 'taken'],
    [{ at: tomorrowAt(9 + 24 * 60) }, 'taken'],
  ] as const)('is one that is offered: %j is refused as %s', async (more, kind) => {
    expect(await booking().hold('a', more)).toMatchObject(left({ kind }));
  });

  it('is also one of the hours of staff, if they book', async () => {
    expect(stateOf(await booking().hold('a', { at: tomorrowAt(8), channel: 'desk' }))).toBe('held');
  });

  it('is refused if somebody was faster at every desk, or the device was', async () => {
    const faster = (refusal: object, first = 1): Parameters<typeof bookingCouncil>[1] => {
      let asked = 0;
      return {
        ask: async () => {
          asked += 1;
          return asked >= first ? left(refusal as never) : right([]);
        },
      };
    };
    const taken = { kind: 'cellsTaken', pool: 'desks', cells: [] };
    expect(await booking(sampleSetup, faster(taken)).hold('a')).toEqual(left({ kind: 'taken' }));
    const most = { kind: 'holderHasMost', pool: 'holding', most: 1 };
    expect(await booking(sampleSetup, faster(most)).hold('a')).toEqual(left({ kind: 'holdsAnother' }));
  });
});

describe('free times', () => {
  it('are the first of each office, and those of some days of one', async () => {
    const { firstDays } = booking();
    const { firsts, days } = await firstDays();
    expect(firsts).toEqual([
      { office: 'plaza', at: tomorrowAt(13) - 24 * 60 * minute },
      { office: 'raval', at: tomorrowAt(16) },
    ]);
    expect(days).toHaveLength(14);
    expect(days[0]).toMatchObject({ day: addDays(today, 1) });
    expect(days[0]?.starts.slice(0, 2)).toEqual([tomorrowAt(9), tomorrowAt(9, 10)]);
    expect(days[2]).toEqual({ day: addDays(today, 3), starts: [] });
  });

  it('are those up to the last day that is released, from today on', async () => {
    const { firstDays } = booking();
    expect((await firstDays(['obras'], { from: addDays(today, 25) })).days).toHaveLength(4);
    expect((await firstDays(['obras'], { from: addDays(today, 29) })).days).toEqual([]);
    expect((await firstDays(['obras'], { from: addDays(today, -9) })).days[0]?.day).toBe(today);
    expect((await firstDays(['obras'], { from: null })).days[0]?.day).toBe(today);
    expect((await firstDays(['obras'], { office: null })).days).toEqual([]);
  });

  it('are far away or there are none, if all before is closed', async () => {
    const closure = { firstDay: today, lastDay: addDays(today, 20), hours: [] };
    const closed = (lastDay = closure.lastDay) => ({
      ...sampleSetup,
      offices: [{ ...plaza, hours: { ...plaza.hours, exceptions: [{ ...closure, lastDay }] } }],
    });
    expect((await booking(closed()).firstDays()).firsts).toEqual([
      { office: 'plaza', at: tomorrowAt(9 + 24 * 20) },
    ]);
    expect((await booking(closed(addDays(today, 40))).firstDays()).firsts).toEqual([
      { office: 'plaza', at: null },
    ]);
  });

  it('are refused for what cannot be booked', async () => {
    const find = findFreeTimes(booking().ports);
    const asked = { services: ['padron'], people: 1, office: null, from: null, channel: 'web' as const };
    expect(await find(town, { ...asked, office: 'none' })).toEqual(left({ kind: 'unknownOffice' }));
    expect(await find(town, { ...asked, people: 9 })).toEqual(left({ kind: 'tooManyPeople', most: 4 }));
  });

  it('of an office can all be booked, one after the other, until none is left', {
    timeout: 60_000,
  }, async () => {
    const { hold, firstDays, faults } = booking();
    const services = [['padron'], ['obras'], ['certificado', 'padron']];
    let booked = 0;
    for (let n = 0; n < 200; n += 1) {
      const chosen = services[n % 3] ?? [];
      const { days } = await firstDays(chosen);
      const starts = days[0]?.starts ?? [];
      const at = starts[(n * 7) % Math.max(1, starts.length)];
      if (at === undefined && chosen[0] === 'padron') break;
      if (at === undefined) continue;
      expect(stateOf(await hold(`v${n}`, { services: chosen, at }))).toBe('held');
      booked += 1;
    }
    expect(booked).toBeGreaterThan(25);
    expect(await faults()).toEqual([]);
  });
});

describe('an appointment', () => {
  it('is the person’s, with a code, and opens no second one of its family in any office', async () => {
    const { hold, confirm, read, faults } = booking();
    await hold('a');
    const done = await confirm('a');
    expect(done).toMatchObject(right({ state: 'confirmed', moved: 0, person: { name: 'Empar Ferrandis' } }));
    const { visit } = (await read('a')) ?? {};
    expect(visit?.code).toMatch(/^C-\d{3}$/u);
    expect(JSON.stringify(visit)).not.toContain('12345678');
    await hold('b', { office: 'raval', at: tomorrowAt(16) });
    for (const identity of ['12345678Z', '12.345.678-z', ' 12345678 Z '])
      expect(await confirm('b', { written: { identity, birthDay: '1984-03-02' } })).toEqual(
        left({ kind: 'hasOpen' }),
      );
    expect(await faults()).toEqual([]);
  });

  it('that is over lets the person book again', async () => {
    const { hold, confirm, setTime } = booking();
    await hold('a');
    await confirm('a');
    setTime(tomorrowAt(9, 15));
    await hold('b', { at: tomorrowAt(11) });
    expect(await confirm('b')).toMatchObject(right({ state: 'confirmed' }));
  });

  it('is confirmed once, sent again or not; somebody else cannot confirm it', async () => {
    const { hold, confirm } = booking();
    await hold('a');
    const first = await confirm('a');
    expect(await confirm('a')).toEqual(first);
    const person = { name: 'Pau', email: '', language: 'es' as const };
    expect(await confirm('a', { person })).toEqual(left({ kind: 'wrongState', state: 'confirmed' }));
    expect(await confirm('none')).toEqual(left({ kind: 'unknownVisit' }));
  });

  it('has another code if somebody got the same one at that moment, and is refused if that never ends', async () => {
    let conflicts = 2;
    const council = bookingCouncil();
    const ask = async (...asked: Parameters<typeof council.goods.ask>) => {
      const isConfirmation = asked[1].key.startsWith('confirm');
      if (isConfirmation && conflicts > 0) {
        conflicts -= 1;
        return left({ kind: 'recordChanged' as const, record: 'visitCode' });
      }
      return council.goods.ask(...asked);
    };
    const ports = { ...council.ports, goods: { ...council.goods, ask } };
    await holdAppointment(ports)(town, askedHold('a'));
    expect(await confirmAppointment(ports)(town, askedConfirmation('a'))).toMatchObject(
      right({ state: 'confirmed' }),
    );
    conflicts = 99;
    await holdAppointment(ports)(town, askedHold('b', { at: tomorrowAt(10) }));
    expect(await confirmAppointment(ports)(town, askedConfirmation('b'))).toEqual(left({ kind: 'changed' }));
  });

  it.each([
    ['nameMissing', { person: { name: ' ', email: '', language: 'es' } }],
    ['mailMissing', { person: { name: 'Ana', email: 'ana', language: 'es' } }],
    ['identityUnreadable', { written: { identity: '12345678A', birthDay: '1984-03-02' } }],
    ['birthDayMissing', { written: { identity: '12345678Z', birthDay: null } }],
    ['birthDayUnreadable', { written: { identity: '12345678Z', birthDay: '1984-13-02' } }],
    ['notListed', { written: { identity: '12345678Z', birthDay: '1985-03-02' } }],
  ] as const)('is refused as %s, and its time stays held', async (kind, more) => {
    const { hold, confirm, read } = booking();
    await hold('a');
    expect(await confirm('a', more)).toEqual(left({ kind }));
    expect((await read('a'))?.visit.state).toBe('held');
  });

  it('at the desk needs no birth date, but the census must know the person', async () => {
    const { hold, confirm } = booking();
    const desk = { channel: 'desk' as const, by: 'rosa' };
    const person = { name: 'Ana', email: '', language: 'es' as const };
    await hold('a');
    expect(await confirm('a', { ...desk, written: { identity: '11111111H', birthDay: null } })).toEqual(
      left({ kind: 'notListed' }),
    );
    const wrong = { ...person, email: 'not written well' };
    const written = { identity: '12345678Z', birthDay: null };
    expect(await confirm('a', { ...desk, person: wrong, written })).toEqual(left({ kind: 'mailMissing' }));
    expect(await confirm('a', { ...desk, person, written })).toMatchObject(right({ state: 'confirmed' }));
  });

  it('is not confirmed once its time was held too long, or its day has no code left', async () => {
    const { hold, confirm, setTime, goods } = booking();
    await hold('a');
    setTime(noon + 10 * minute);
    expect(await confirm('a')).toEqual(left({ kind: 'wrongState', state: 'ended' }));
    await goods.ask(goodOfAppointments(realm), allCodesOf('plaza', addDays(today, 1)));
    await hold('b');
    expect(await confirm('b')).toEqual(left({ kind: 'dayFull' }));
  });

  it('whose service is gone is not confirmed', async () => {
    const setup = { ...sampleSetup };
    const { hold, confirm } = booking(setup);
    await hold('a');
    Object.assign(setup, { services: [] });
    expect(await confirm('a')).toEqual(left({ kind: 'unknownService', service: 'padron' }));
  });
});

describe('an appointment that is given back', () => {
  const booked = async () => {
    const council = booking();
    await council.hold('a', { services: ['padron'] });
    await council.confirm('a');
    const back = (by = 'sender') => giveAppointmentBack(council.ports)(realm, 'a', by);
    return { ...council, back };
  };

  it('is forgotten but for its time, and its person can book another one at once', async () => {
    const { back, hold, confirm, read } = await booked();
    expect(await back()).toMatchObject(right({ state: 'cancelled', person: null }));
    expect(await back()).toMatchObject(right({ state: 'cancelled' }));
    expect((await read('a'))?.visit.deeds.map(({ act }) => act)).toEqual(['confirm', 'cancel']);
    await hold('b', { at: tomorrowAt(10) });
    expect(await confirm('b')).toMatchObject(right({ state: 'confirmed' }));
  });

  it('is not free at once, and free within two hours', async () => {
    const { back, firstDays, setTime } = await booked();
    await back();
    const isFree = async () => {
      const starts = (await firstDays(['obras'])).days[0]?.starts ?? [];
      return starts.includes(tomorrowAt(9));
    };
    // Both desks: the certificate could be had at the other one all the time.
    const both = async () => (await firstDays(['padron'])).days[0]?.starts.length ?? 0;
    const before = await both();
    setTime(noon + 120 * minute + 1);
    expect(await isFree()).toBe(true);
    expect(await both()).toBe(before);
  });

  it('is refused once it has begun, while it is held, and if it is unknown', async () => {
    const { ports, back, hold, setTime } = await booked();
    expect(await giveAppointmentBack(ports)(realm, 'none', 'sender')).toEqual(left({ kind: 'unknownVisit' }));
    await hold('b', { at: tomorrowAt(10) });
    expect(await giveAppointmentBack(ports)(realm, 'b', 'sender')).toEqual(
      left({ kind: 'wrongState', state: 'held' }),
    );
    setTime(tomorrowAt(9));
    expect(await back()).toEqual(left({ kind: 'wrongState', state: 'confirmed' }));
  });

  it('is refused as changed if something else was done at that moment', async () => {
    const { ports } = await booked();
    const ask = async () => left({ kind: 'recordChanged' as const, record: 'visit/a' });
    const busy = { ...ports, goods: { ...ports.goods, ask } };
    expect(await giveAppointmentBack(busy)(realm, 'a', 'sender')).toEqual(left({ kind: 'changed' }));
  });
});

describe('an appointment that is moved', () => {
  const moving = async (...made: Parameters<typeof bookingCouncil>) => {
    const council = booking(...made);
    await council.hold('a');
    await council.confirm('a');
    const move = (at: number, office = 'plaza', visit = 'a') =>
      moveAppointment(council.ports)(town, { visit, office, at, channel: 'web', by: 'sender' });
    return { ...council, move };
  };

  it('has one time at every moment, in the same office or in another one, and its old time rests', async () => {
    const { move, read, faults, firstDays } = await moving();
    const cells = async () => (await firstDays()).days[0]?.starts.length ?? 0;
    const before = await cells();
    expect(await move(tomorrowAt(11))).toMatchObject(
      right({ moved: 1, at: tomorrowAt(11), state: 'confirmed' }),
    );
    expect(await cells()).toBe(before);
    expect(await move(tomorrowAt(16), 'raval')).toMatchObject(right({ moved: 2, office: 'raval' }));
    expect(await move(tomorrowAt(16), 'raval')).toMatchObject(right({ moved: 2 }));
    expect((await read('a'))?.visit.seat?.unit).toBe('raval.1');
    expect(await faults()).toEqual([]);
  });

  it('stays where it is if the other time is taken, not offered or unknown', async () => {
    const { move, hold, read, setTime, ports } = await moving();
    for (const id of ['b', 'c']) await hold(id, { at: tomorrowAt(10) });
    expect(await move(tomorrowAt(10))).toEqual(left({ kind: 'taken' }));
    expect(await move(tomorrowAt(7))).toEqual(left({ kind: 'taken' }));
    expect(await move(tomorrowAt(10), 'none')).toEqual(left({ kind: 'unknownOffice' }));
    expect(await move(tomorrowAt(11), 'plaza', 'none')).toEqual(left({ kind: 'unknownVisit' }));
    expect(await move(tomorrowAt(11), 'plaza', 'b')).toEqual(left({ kind: 'wrongState', state: 'held' }));
    const gone = {
      ...ports,
      appointments: { ...ports.appointments, setup: async () => ({ offices: [], services: [] }) },
    };
    const asked = { visit: 'a', office: 'plaza', at: tomorrowAt(11), channel: 'web', by: 'sender' } as const;
    expect(await moveAppointment(gone)(town, asked)).toMatchObject(left({ kind: 'unknownService' }));
    expect((await read('a'))?.visit.at).toBe(tomorrowAt(9));
    setTime(tomorrowAt(9));
    expect(await move(tomorrowAt(11))).toEqual(left({ kind: 'wrongState', state: 'confirmed' }));
  });

  it('tries another desk if somebody was faster at one, and says so if something else changed', async () => {
    const { ports } = await moving();
    const asked = { visit: 'a', office: 'plaza', at: tomorrowAt(11), channel: 'web', by: 'sender' } as const;
    const refusing = (kind: 'cellsTaken' | 'recordChanged') => {
      const ask = async () => left({ kind, pool: 'desks', cells: [], record: '' } as never);
      return moveAppointment({ ...ports, goods: { ...ports.goods, ask } })(town, asked);
    };
    expect(await refusing('cellsTaken')).toEqual(left({ kind: 'taken' }));
    expect(await refusing('recordChanged')).toEqual(left({ kind: 'changed' }));
  });

  it('goes to no day that has no code left', async () => {
    const { move, goods } = await moving();
    await goods.ask(goodOfAppointments(realm), allCodesOf('raval', addDays(today, 1)));
    expect(await move(tomorrowAt(16), 'raval')).toEqual(left({ kind: 'dayFull' }));
  });
});

it('says in words of appointments why the kernel refuses', () => {
  const kinds = [
    { kind: 'cellsTaken', pool: 'desks', cells: [] },
    { kind: 'grantExists' },
    { kind: 'holderHasMost', pool: 'family/padron', most: 1 },
    { kind: 'holderHasMost', pool: 'holding', most: 1 },
    { kind: 'extendedOften' },
    { kind: 'endIsPast' },
    { kind: 'wrongStatus', status: 'expired' },
    { kind: 'otherRequest' },
  ] as const;
  expect(kinds.map((one) => whyNotBooked(one).kind)).toEqual([
    'taken',
    'taken',
    'hasOpen',
    'holdsAnother',
    'extendedOften',
    'wrongState',
    'wrongState',
    'changed',
  ]);
});
