import { describe, expect, it } from 'vitest';
import type { DoorScan } from './door-scan.ts';
import { passageOf } from './door-scan.ts';
import type { DoorType, EventDoor } from './door-ticket.ts';
import { type DoorHere, type TicketAtDoor, verdictOn } from './verdict.ts';

const general: DoorType = { id: 'general', title: { es: 'General' } };
const reduced: DoorType = { id: 'reduced', title: { es: 'Reducida' } };
const [one, two]: readonly [EventDoor, EventDoor] = [
  { id: 'one', name: 'Puerta 1', types: null },
  { id: 'two', name: 'Puerta 2', types: ['reduced'] },
];
const friday = { id: 'friday', startsAt: 1000, opensAt: 500 };
const here: DoorHere = {
  event: { id: 'sequera', title: { es: 'La sequera' }, sessions: [friday], types: [general, reduced] },
  doors: [one, two],
  proven: ['reduced'],
  door: one,
  session: friday,
  direction: 'in',
  awaySince: null,
  now: 600,
};
const ticket: TicketAtDoor = {
  session: 'friday',
  state: 'valid',
  type: general,
  seat: null,
  initials: 'E. F.',
  passage: passageOf([]),
  owner: one,
};
const came: DoorScan = {
  nonce: 'a',
  at: 550,
  door: 'two',
  direction: 'in',
  offline: false,
  undone: false,
};
const inside = passageOf([came]);
const outside = passageOf([came, { ...came, nonce: 'b', at: 560, direction: 'out' }]);

describe('who comes in with a line', () => {
  it('passes with a valid ticket of this session, and again after they left', () => {
    expect(verdictOn(ticket, here)).toEqual({ kind: 'ok' });
    expect(verdictOn({ ...ticket, passage: outside }, here)).toEqual({ kind: 'ok' });
    expect(verdictOn({ ...ticket, owner: two }, here)).toEqual({ kind: 'ok' });
  });

  it('does not pass twice: when and by which door the ticket came in is said', () =>
    expect(verdictOn({ ...ticket, passage: inside }, here)).toEqual({ kind: 'used', at: 550, door: 'two' }));

  it('does not pass with an unknown, revoked or unpaid ticket, nor with one of another session', () => {
    expect(verdictOn(null, here)).toEqual({ kind: 'unknown' });
    for (const state of ['revoked', 'unpaid'] as const)
      expect(verdictOn({ ...ticket, state }, here)).toEqual({ kind: state });
    const other = { ...ticket, session: 'saturday', state: 'revoked' } as const;
    expect(verdictOn(other, here)).toEqual({ kind: 'wrongSession', session: 'saturday' });
  });

  it('is sent to the doors of their type', () => {
    const atTwo = { ...here, door: two };
    expect(verdictOn(ticket, atTwo)).toEqual({ kind: 'wrongDoor', doors: [one] });
    expect(verdictOn({ ...ticket, type: reduced, passage: outside }, atTwo)).toEqual({ kind: 'ok' });
  });

  it('waits until the doors open, to the millisecond', () => {
    expect(verdictOn(ticket, { ...here, now: 499 })).toEqual({ kind: 'tooEarly', opensAt: 500 });
    expect(verdictOn(ticket, { ...here, now: 500 })).toEqual({ kind: 'ok' });
  });

  it('shows once what a reduced price asks for', () => {
    const asked = { kind: 'question', why: { kind: 'proof' } };
    expect(verdictOn({ ...ticket, type: reduced }, here)).toEqual(asked);
    expect(verdictOn({ ...ticket, type: reduced, passage: outside }, here)).toEqual({ kind: 'ok' });
  });
});

describe('who comes in without a line', () => {
  const away = { ...here, awaySince: 580 };

  it('passes at the door that has the ticket', () => expect(verdictOn(ticket, away)).toEqual({ kind: 'ok' }));

  it('is asked at every other door', () => {
    const why = { kind: 'elsewhere', owner: two, since: 580 };
    expect(verdictOn({ ...ticket, owner: two }, away)).toEqual({ kind: 'question', why });
    expect(verdictOn({ ...ticket, owner: null }, away)).toMatchObject({ why: { kind: 'elsewhere' } });
  });

  it('is asked if they have only the letters of a ticket, which without a line say no type', () => {
    const letters = { ...ticket, type: null };
    expect(verdictOn(letters, away)).toEqual({ kind: 'question', why: { kind: 'letters', since: 580 } });
    expect(verdictOn(letters, here)).toEqual({ kind: 'ok' });
  });

  it('does not pass twice at one door', () =>
    expect(verdictOn({ ...ticket, passage: inside }, away)).toMatchObject({ kind: 'used' }));
});

describe('who leaves', () => {
  const leaving = { ...here, direction: 'out' } as const;

  it('leaves if they are inside, also with a ticket that was revoked meanwhile', () => {
    expect(verdictOn({ ...ticket, passage: inside, state: 'revoked' }, leaving)).toEqual({ kind: 'ok' });
    expect(verdictOn({ ...ticket, passage: outside }, leaving)).toEqual({ kind: 'notInside' });
  });

  it('does not leave another session, nor with an unknown ticket', () => {
    const other = { ...ticket, session: 'saturday', passage: inside };
    expect(verdictOn(other, leaving)).toEqual({ kind: 'wrongSession', session: 'saturday' });
    expect(verdictOn(null, leaving)).toEqual({ kind: 'unknown' });
  });
});
