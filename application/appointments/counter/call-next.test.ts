import { describe, expect, it } from 'vitest';
import {
  askedConfirmation,
  askedHold,
  bookingCouncil,
  bookingTown as town,
  tomorrowAt,
} from '#fixtures/builders/appointments/booking-town.ts';
import { plaza, sampleSetup } from '#fixtures/builders/appointments/appointment-setup.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { confirmAppointment } from '../booking/confirm-appointment.ts';
import { holdAppointment } from '../booking/hold-appointment.ts';
import { readVisit } from '../booking/read-visit.ts';
import { actAtCounter } from './act-at-counter.ts';
import { callNext } from './call-next.ts';
import { whyNotRedirected } from './check-redirection.ts';
import { officeNow } from './office-now.ts';
import { takeTicket } from './take-ticket.ts';
import { newcomer, readWaitErrors, tellWait, waitOf } from './tell-wait.ts';

const { realm } = town;
const ticket = (id: string, services: readonly string[] = ['obras']) => ({
  id,
  office: 'plaza',
  services,
  people: 1,
  by: 'rosa',
});

async function keptVisit(ports: ReturnType<typeof bookingCouncil>['ports'], id: string) {
  const kept = await readVisit(ports)(realm, id);
  if (kept === null) throw new Error(id);
  return kept.visit;
}

async function hall(tickets: readonly string[], wrapped: Partial<GoodsStore> = {}) {
  const council = bookingCouncil(undefined, wrapped);
  council.setTime(tomorrowAt(9));
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const id of tickets) await takeTicket(council.ports)(town, ticket(id));
  const next = (desk: string, finished: string | null = null, note?: string) =>
    callNext(council.ports)(town, {
      office: 'plaza',
      desk,
      finished,
      by: `at ${desk}`,
      ...(note !== undefined && { note }),
    });
  const stateOf = async (id: string) => (await readVisit(council.ports)(realm, id))?.visit.state;
  return { ...council, next, stateOf };
}

describe('the next person', () => {
  it('is called when the one before is ended, with what they have to bring', async () => {
    const { ports, next, stateOf } = await hall(['t', 'u']);
    expect(await next('1')).toEqual(right('t'));
    expect(await next('1', 't', 'El contrato')).toEqual(right('u'));
    expect((await readVisit(ports)(realm, 't'))?.visit).toMatchObject({
      state: 'done',
      desk: '1',
      note: 'El contrato',
    });
    expect(await stateOf('u')).toBe('called');
    expect(await next('1', 'u')).toEqual(right(null));
    expect(await stateOf('u')).toBe('done');
    expect(await next('1')).toEqual(right(null));
  });

  it('is the same one if a desk asks again because an answer was lost, or has somebody already', async () => {
    const { next, stateOf } = await hall(['t', 'u', 'w']);
    await next('1');
    expect(await next('1', 't')).toEqual(right('u'));
    expect(await next('1', 't')).toEqual(right('u'));
    expect(await next('1')).toEqual(right('u'));
    expect(await stateOf('w')).toBe('arrived');
  });

  it('of two desks that ask at the same moment is another one, and one desk gets one', async () => {
    const desks = [...plaza.desks, { id: '3', title: '3', services: null, hours: null, staffHours: null }];
    const council = bookingCouncil({
      ...sampleSetup,
      offices: [{ ...plaza, desks }],
    });
    council.setTime(tomorrowAt(9));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const id of ['t', 'u', 'w']) await takeTicket(council.ports)(town, ticket(id));
    const next = (desk: string) =>
      callNext(council.ports)(town, { office: 'plaza', desk, finished: null, by: desk });
    const called = await Promise.all([next('1'), next('3'), next('1'), next('3')]);
    const keys = called.map((one) => (isLeft(one) ? one.left.kind : one.right));
    expect(keys[0]).toBe(keys[2]);
    expect(keys[1]).toBe(keys[3]);
    expect(new Set(keys)).toEqual(new Set(['t', 'u']));
  });

  it('is one whom the desk can serve', async () => {
    const { ports, next } = await hall(['t']);
    expect(await next('2')).toEqual(right(null));
    await takeTicket(ports)(town, ticket('p', ['padron']));
    expect(await next('2')).toEqual(right('p'));
  });

  it('is of an office and a desk of the town, and nobody if others are always faster', async () => {
    const { ports, next } = await hall(['t']);
    expect(await next('9')).toEqual(left({ kind: 'noDesk' }));
    const elsewhere = { office: 'none', desk: '1', finished: null, by: 'x' };
    expect(await callNext(ports)(town, elsewhere)).toEqual(left({ kind: 'unknownOffice' }));
    const ask = async () => left({ kind: 'recordChanged' as const, record: 'visit' });
    const busy = { ...ports, goods: { ...ports.goods, ask } };
    expect(await callNext(busy)(town, { office: 'plaza', desk: '1', finished: null, by: 'x' })).toEqual(
      left({ kind: 'changed' }),
    );
  });
});

describe('the wait of a person', () => {
  it('is told when a ticket is taken, and measured when they are called', async () => {
    const { ports, next, setTime } = await hall(['t', 'u', 'w']);
    const kept = await keptVisit(ports, 'w');
    expect(kept.told).toEqual({ at: tomorrowAt(9), from: 25, to: 75 });
    expect(await waitOf(ports)(town, kept)).toEqual({ from: 25, to: 75, ahead: 2 });
    expect(await waitOf(ports)(town, { ...kept, office: 'none' })).toBeNull();
    expect(await waitOf(ports)(town, { ...kept, state: 'done' })).toBeNull();
    setTime(tomorrowAt(9, 5));
    await next('1');
    setTime(tomorrowAt(9, 20));
    expect(await readWaitErrors(ports)(town, 'plaza', today)).toEqual([
      { services: null, count: 1, within: 1, median: 2.5, most: 2.5 },
      { services: ['obras'], count: 1, within: 1, median: 2.5, most: 2.5 },
    ]);
  });

  it('is told when who has an appointment comes', async () => {
    const { ports, setTime } = bookingCouncil();
    await holdAppointment(ports)(town, askedHold('a', { at: tomorrowAt(9, 20) }));
    await confirmAppointment(ports)(town, askedConfirmation('a'));
    setTime(tomorrowAt(9));
    const kept = await keptVisit(ports, 'a');
    const told = await tellWait(ports)(town, kept);
    expect(told).toEqual({ at: tomorrowAt(9), from: 20, to: 25 });
    expect(await tellWait(ports)(town, { ...kept, office: 'none' })).toBeUndefined();
    const deed = { visit: 'a', version: 2, act: 'arrive', by: 'rosa', desk: null } as const;
    expect(await actAtCounter(ports)(realm, { ...deed, ...(told && { told }) })).toMatchObject(
      right({ state: 'arrived', told }),
    );
  });

  it('of who would take a ticket now is after all who wait', async () => {
    const { ports } = await hall(['t', 'u']);
    expect(await waitOf(ports)(town, newcomer('plaza', tomorrowAt(9, 1)))).toMatchObject({ ahead: 2 });
    expect(await waitOf(ports)(town, newcomer('raval', tomorrowAt(9, 1)))).toMatchObject({ ahead: 0 });
  });

  it('of services that are no longer set up is by ten minutes', async () => {
    const { ports } = await hall(['t']);
    const kept = await keptVisit(ports, 't');
    const later = { ...kept, id: 'z', at: tomorrowAt(9, 1), services: ['gone'] };
    expect((await waitOf(ports)(town, later))?.ahead).toBe(1);
    const now = await officeNow(ports)(town, 'plaza');
    expect(now?.timeOf(later)).toEqual({ mean: 10, deviation: 5, measured: 0 });
  });
});

it('a visit is redirected to a desk of its office that can do it, and for services of the town', async () => {
  const { ports } = await hall(['t']);
  const visit = await keptVisit(ports, 't');
  const why = (to: string | null, services: readonly string[] | null = null) =>
    whyNotRedirected(sampleSetup, visit, { to, services });
  expect([why(null), why('1'), why('2', ['padron'])]).toEqual([null, null, null]);
  expect([why('2'), why('9')]).toEqual([{ kind: 'noDesk' }, { kind: 'noDesk' }]);
  const elsewhere = whyNotRedirected(sampleSetup, { ...visit, office: 'none' }, { to: null, services: null });
  expect(elsewhere).toEqual({ kind: 'noDesk' });
  expect(why(null, ['none'])).toEqual({ kind: 'unknownService', service: 'none' });
});
