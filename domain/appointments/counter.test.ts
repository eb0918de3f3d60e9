import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '../shared/result.ts';
import { actOnVisit, type CounterDeed, visitActs } from './act-on-visit.ts';
import { queueOf } from './queue.ts';
import { type OfficeVisit, visitSeen, visitStates } from './visit.ts';
import { appointmentCode, ticketCode } from './visit-code.ts';
import { codeIn, codeRecord, visitIn, visitRecord } from './visit-record.ts';

const visit = (more: Partial<OfficeVisit> = {}): OfficeVisit => ({
  id: 'v',
  office: 'plaza',
  services: ['padron'],
  people: 1,
  at: 100,
  seat: { grant: 'g', unit: 'plaza.1', day: '2026-11-18' as never, cells: [1], end: 200 },
  state: 'confirmed',
  code: 'C-118',
  holder: 'h',
  person: null,
  moved: 0,
  desk: null,
  deeds: [],
  ...more,
});
const deed = (act: CounterDeed['act'], at: number, desk: string | null = '3'): CounterDeed => ({
  act,
  by: 'rosa',
  desk,
  at,
});
const after = (one: OfficeVisit, ...deeds: readonly CounterDeed[]): OfficeVisit => {
  let now = one;
  for (const next of deeds) {
    const done = actOnVisit(now, next);
    if (isLeft(done)) throw new Error(`${next.act}: ${JSON.stringify(done.left)}`);
    now = done.right;
  }
  return now;
};

describe('a visit', () => {
  it('comes, is called again, is served and done, and each step says by whom', () => {
    const done = after(
      visit(),
      deed('arrive', 90, null),
      deed('call', 110),
      deed('call', 115, '4'),
      deed('serve', 120, null),
      deed('finish', 130, null),
    );
    expect([done.state, done.desk]).toEqual(['done', '4']);
    expect(done.deeds.map(({ act, at, by }) => [act, at, by])).toEqual([
      ['arrive', 90, 'rosa'],
      ['call', 110, 'rosa'],
      ['call', 115, 'rosa'],
      ['serve', 120, 'rosa'],
      ['finish', 130, 'rosa'],
    ]);
  });

  it('is parked and called again, or comes after it was missed', () => {
    expect(
      after(visit({ state: 'arrived' }), deed('call', 110), deed('park', 111), deed('call', 120)).state,
    ).toBe('called');
    expect(
      after(visit({ state: 'arrived' }), deed('call', 110), deed('miss', 115), deed('arrive', 130)).state,
    ).toBe('arrived');
  });

  it('keeps its place, what it is for or only a desk, if it is redirected, and is taken up again if it was ended', () => {
    const waiting = visit({ state: 'arrived', deeds: [{ act: 'arrive', at: 105, by: 'x' }] });
    const sent = after(waiting, deed('call', 110), {
      ...deed('redirect', 111),
      to: '4',
      services: ['obras'],
    });
    expect(sent).toMatchObject({ state: 'arrived', forDesk: '4', services: ['obras'] });
    expect(queueOf([sent])[0]?.since).toBe(105);
    expect(after(waiting, deed('redirect', 111))).toMatchObject({ forDesk: null, services: ['padron'] });
    const done = after(waiting, deed('call', 110), { ...deed('finish', 120), note: 'Contrato' });
    expect(done).toMatchObject({ state: 'done', note: 'Contrato' });
    expect(after(done, deed('resume', 121)).state).toBe('serving');
    const told = { at: 90, from: 10, to: 15 };
    expect(after(visit(), { ...deed('arrive', 90), told }).told).toEqual(told);
  });

  it('is missed at the end of its time, to the millisecond, unless the person has come', () => {
    expect([visitSeen(visit(), 199).state, visitSeen(visit(), 200).state]).toEqual(['confirmed', 'missed']);
    expect(visitSeen(visit({ state: 'arrived' }), 200).state).toBe('arrived');
    expect(visitSeen(visit({ seat: null }), 200).state).toBe('confirmed');
  });

  it('goes nowhere from a state that an act is not for, and is called by a desk only', () => {
    expect(actOnVisit(visit(), deed('call', 1))).toEqual(left({ kind: 'wrongState', state: 'confirmed' }));
    expect(actOnVisit(visit({ state: 'arrived' }), deed('call', 1, null))).toEqual(left({ kind: 'noDesk' }));
    fc.assert(
      fc.property(
        fc.constantFrom(...visitActs),
        fc.constantFrom('held' as const, 'cancelled' as const, 'ended' as const),
        (act, state) => {
          expect(actOnVisit(visit({ state }), deed(act, 1))).toEqual(left({ kind: 'wrongState', state }));
        },
      ),
    );
    expect(visitStates).toContain(visit().state);
  });

  it('is stored and read again, and nothing else is read as one', () => {
    expect(visitIn(visitRecord(visit(), 3))).toEqual(visit());
    expect(visitRecord(visit(), 3)).toMatchObject({
      kind: 'visit',
      id: 'v',
      owner: 'plaza',
      at: 100,
      version: 3,
    });
    expect(() => visitIn({ body: {} })).toThrow('a visit cannot be read');
    const record = codeRecord('plaza', '2026-11-18' as never, 'C-118', 5);
    expect([record.id, record.owner, codeIn(record)]).toEqual([
      'plaza/2026-11-18/C-118',
      'plaza/2026-11-18',
      'C-118',
    ]);
  });
});

describe('the queue', () => {
  it('counts tickets since they were taken, and appointments since their time or since the person came later', () => {
    const arrived = (code: string, at: number, came: number, isTicket = false) =>
      visit({
        code,
        at,
        seat: isTicket ? null : visit().seat,
        state: 'arrived',
        deeds: [
          { act: 'arrive', at: came - 5, by: 'x' },
          { act: 'arrive', at: came, by: 'x' },
        ],
      });
    const queue = queueOf([
      arrived('C-300', 120, 90),
      arrived('A-002', 110, 110, true),
      arrived('C-200', 100, 130),
      arrived('A-001', 110, 110, true),
      visit({ code: 'C-400' }),
      visit({ code: null, state: 'arrived', at: 115, deeds: [] }),
      visit({ code: null, state: 'arrived', at: 115, deeds: [] }),
    ]);
    expect(queue.map((one) => [one.visit.code, one.since])).toEqual([
      ['A-001', 110],
      ['A-002', 110],
      [null, 115],
      [null, 115],
      ['C-300', 120],
      ['C-200', 130],
    ]);
  });

  it('counts a quarter of an hour more for who needs to go earlier, and says how long they really wait', () => {
    const minute = 60_000;
    const ticket = (code: string, at: number, prefers = false) =>
      visit({ code, at: at * minute, seat: null, state: 'arrived', prefers });
    const queue = queueOf([
      ticket('A-001', 4),
      ticket('A-002', 10),
      ticket('A-003', 20, true),
      ticket('A-004', 21),
    ]);
    expect(queue.map((one) => [one.visit.code, one.since / minute])).toEqual([
      ['A-001', 4],
      ['A-003', 20],
      ['A-002', 10],
      ['A-004', 21],
    ]);
  });

  it('puts nobody behind a person who came more than a quarter of an hour after them', () => {
    const times = fc.array(fc.tuple(fc.nat(7_200_000), fc.boolean()), { maxLength: 20 });
    fc.assert(
      fc.property(times, (come) => {
        const queue = queueOf(
          come.map(([at, prefers], n) =>
            visit({ code: `A-${n}`, at, seat: null, state: 'arrived', prefers }),
          ),
        );
        queue.forEach((one, place) => {
          for (const later of queue.slice(place + 1)) {
            const ahead = later.since - one.since;
            expect(ahead).toBeGreaterThanOrEqual(one.visit.prefers ? -15 * 60_000 : 0);
          }
        });
      }),
    );
  });

  it('is changed for who waits by one act, and back by another, of nobody else', () => {
    const ticket = visit({ code: 'A-001', seat: null, state: 'arrived' });
    const earlier = after(ticket, deed('prefer', 110));
    expect([earlier.state, earlier.prefers]).toEqual(['arrived', true]);
    expect(after(earlier, deed('unprefer', 120)).prefers).toBe(false);
    expect(actOnVisit(visit(), deed('prefer', 110))).toEqual(
      left({ kind: 'wrongState', state: 'confirmed' }),
    );
  });
});

describe('the code of a visit', () => {
  it('is one that no other appointment of the day has, whatever chance draws', () => {
    const used = Array.from({ length: 899 }, (_, n) => `C-${n + 100}`).filter((code) => code !== 'C-118');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.9999999, noNaN: true }), (drawn) => {
        expect(['C-118', 'C-999']).toContain(appointmentCode(used, drawn));
      }),
    );
    expect(appointmentCode(['A-100'], 0)).toBe('C-100');
    expect(appointmentCode([...used, 'C-118', 'C-999'], 0.5)).toBeNull();
  });

  it('of a ticket is the next number of the day', () => {
    expect([ticketCode([]), ticketCode(['C-500', 'A-001', 'A-041'])]).toEqual(['A-001', 'A-042']);
    expect(ticketCode(['A-999'])).toBe('A-1000');
  });
});

it('an act of the counter changes nothing of a visit but its state, its desk and its steps', () => {
  const before = visit({ state: 'arrived' });
  const done = actOnVisit(before, deed('call', 7));
  const deeds = [{ act: 'call', at: 7, by: 'rosa' }];
  expect(done).toEqual(right({ ...before, state: 'called', desk: '3', deeds }));
});
