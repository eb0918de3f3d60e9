import { describe, expect, it } from 'vitest';
import { holdAppointment } from '#application/appointments/booking/hold-appointment.ts';
import type { MinuteWork } from '#application/scarcity/holds/hold-gate.ts';
import { doWork } from '#domain/scarcity/work/work-proof.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import {
  askedHold,
  bookingCouncil,
  bookingTown as town,
} from '#fixtures/builders/appointments/booking-town.ts';
import { memoryAttempts } from '#fixtures/memory/attempt-keeper.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import type { CameToHold } from './hold-caller.ts';
import { visitDoor } from './visit-door.ts';

const { realm } = town;
const ana = { identity: '12.345.678-z', birthDay: '1984-03-02' };

/** A door at which so many devices hold a time. */
function doorWith(devices: number) {
  const { ports } = bookingCouncil();
  const council = { ...ports, attempts: memoryAttempts(ports.clock) } as unknown as ServerParts;
  const door = visitDoor(council);
  for (let n = 0; n < devices; n += 1) door.held(realm, `hold ${n}`, { holder: `device ${n}` });
  const came = (key: string, more: Partial<CameToHold['body']> = {}): CameToHold => ({
    town,
    address: '192.0.2.1',
    body: { key, services: ['padron'], ...more },
  });
  const work = async (asked: CameToHold) => {
    const refused = await door.holderOf(asked, 'phone');
    const [fault] = (refused as unknown as { left: { faults: MinuteWork[] } }).left.faults as [MinuteWork];
    return { minute: fault.minute, tries: fault.tries, counters: doWork(fault) ?? [] };
  };
  const hold = (id: string, more: object = {}) => holdAppointment(ports)(town, askedHold(id, more));
  return { door, came, work, hold };
}
const refusedAs = (where: string) => left(expect.objectContaining({ where }));

describe('a hold of an appointment', () => {
  it('needs nothing as long as little is held', async () => {
    const { door, came } = doorWith(19);
    expect(await door.holderOf(came('a'), 'phone')).toEqual(right({ device: 'device phone', isBusy: false }));
    expect(await door.whyNotLonger(came('a'))).toBeNull();
  });

  it('needs work then, and is answered as it is when it is sent again', async () => {
    const { door, came, work, hold } = doorWith(20);
    expect(await door.holderOf(came('a'), 'phone')).toEqual(refusedAs('workNeeded'));
    const done = { work: await work(came('a')) };
    expect(await door.holderOf(came('a', done), 'phone')).toMatchObject(right({ isBusy: true }));
    expect(await door.holderOf(came('b', done), 'phone')).toEqual(refusedAs('workNeeded'));
    await hold('a');
    expect(await door.holderOf(came('a'), 'phone')).toMatchObject(right({ device: 'device phone' }));
  });

  it('needs a person of the census once very much is held, and no work then: the person holds one time', async () => {
    const { door, came, hold } = doorWith(30);
    expect(await door.holderOf(came('a'), 'phone')).toEqual(refusedAs('identityNeeded'));
    expect(await door.holderOf(came('a', { ...ana, birthDay: '1985-03-02' }), 'phone')).toEqual(
      refusedAs('notListed'),
    );
    const spelt = await Promise.all(
      ['12345678Z', ana.identity].map((identity) => door.holderOf(came('a', { ...ana, identity }), 'phone')),
    );
    expect(spelt[0]).toEqual(spelt[1]);
    const { device } = (spelt[0] as { right: { device: string } }).right;
    const held = await hold('a', { device });
    door.held(realm, 'a', { holder: device });
    expect(isLeft(held)).toBe(false);
    expect(await door.whyNotLonger(came('a'))).toBeNull();
  });

  it('for anybody needs work however much is held: a number proves nothing', async () => {
    const { door, came } = doorWith(1000);
    const asked = came('a', { ...ana, services: ['obras'] });
    expect(await door.holderOf(asked, 'phone')).toEqual(refusedAs('workNeeded'));
  });

  it('of one address that guesses is refused until it has waited', async () => {
    const { door, came } = doorWith(30);
    const guess = came('a', { ...ana, birthDay: '1950-01-01' });
    for (let n = 0; n < 5; n += 1) await door.holderOf(guess, 'phone');
    expect(await door.holderOf(guess, 'phone')).toMatchObject(left({ kind: 'tooManyAttempts' }));
    expect(
      await door.holderOf(came('a', { identity: '12345678Z', birthDay: '1950-01-01' }), 'p'),
    ).toMatchObject(left({ kind: 'tooManyAttempts' }));
  });
});

describe('a hold that is kept longer while much is held', () => {
  it('is kept for a person whom the council can check', async () => {
    const { door, came, hold } = doorWith(20);
    await hold('a');
    expect(await door.whyNotLonger(came('a'))).toMatchObject({ where: 'identityNeeded' });
    expect(await door.whyNotLonger(came('a', { ...ana, birthDay: '1950-01-01' }))).toMatchObject({
      where: 'notListed',
    });
    expect(await door.whyNotLonger(came('a', ana))).toBeNull();
    door.finished(realm, 'hold 1');
    expect(await door.whyNotLonger(came('a'))).toBeNull();
  });

  it('is kept for work, if its services are for anybody', async () => {
    const { door, came, hold } = doorWith(20);
    await hold('a', { services: ['obras'] });
    const refused = await door.whyNotLonger(came('a'));
    expect(refused).toMatchObject({ where: 'workNeeded' });
    const [fault] = (refused as unknown as { faults: MinuteWork[] }).faults as [MinuteWork];
    const work = { minute: fault.minute, tries: fault.tries, counters: doWork(fault) ?? [] };
    expect(await door.whyNotLonger(came('a', { work }))).toBeNull();
  });
});
