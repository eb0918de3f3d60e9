import { describe, expect, it } from 'vitest';
import { concert, fair, fireworks, ticketType } from '#fixtures/builders/tickets/event.ts';
import { ticketedEventFaults } from './event-faults.ts';
import type { TicketedEvent } from './ticketed-event.ts';

const [session] = concert.sessions;
const [room] = concert.pools;
const faults = (more: Partial<TicketedEvent>) => ticketedEventFaults({ ...concert, ...more });
const withSession = (more: object) => faults({ sessions: [{ ...session, ...more } as never] });
const withPool = (more: object) =>
  faults({ types: [ticketType('any', 0)], pools: [{ ...room, ...more } as never] });
const withRow = (more: object) =>
  withPool({ rows: [{ id: 'A', seats: 9, wheelchair: [], companion: [], ...more }] });
const withType = (more: object) => faults({ types: [ticketType('one', 0, more)] });

describe('an event', () => {
  it('is sold as the samples are written', () => {
    for (const event of [concert, fair, fireworks]) expect(ticketedEventFaults(event)).toEqual([]);
  });

  it('has sessions that begin after the doors open and end later', () => {
    expect(faults({ sessions: [] })).toEqual(['sessions']);
    expect(withSession({ id: 'Fri' })).toEqual(['sessions.0.id']);
    expect(faults({ sessions: [session, session] as never })).toEqual(['sessions.1.id']);
    expect(withSession({ start: Number.NaN })).toContain('sessions.0.start');
    expect(withSession({ doors: Number.NaN })).toEqual(['sessions.0.doors']);
    expect(withSession({ end: session?.start })).toEqual(['sessions.0.end']);
  });

  it('has pools of countable places, and rows whose reserved seats are there', () => {
    expect(withPool({ rows: [], places: 0 })).toEqual(['pools.0.places']);
    expect(withPool({ places: 1.5 })).toEqual(['pools.0.places']);
    expect(withRow({ id: ' ' })).toEqual(['pools.0.rows.0.id']);
    expect(withRow({ id: 'A/1' })).toEqual(['pools.0.rows.0.id']);
    expect(withRow({ seats: 0 })).toEqual(['pools.0.rows.0.seats']);
    expect(withRow({ wheelchair: [10] })).toEqual(['pools.0.rows.0.wheelchair']);
    expect(withRow({ wheelchair: [1, 1] })).toEqual(['pools.0.rows.0.wheelchair']);
    expect(withRow({ wheelchair: [1], companion: [3] })).toEqual(['pools.0.rows.0.companion']);
    const row = { id: 'A', seats: 2, wheelchair: [], companion: [] };
    expect(withPool({ rows: [row, row] })).toEqual(['pools.0.rows']);
    expect(withPool({ rows: Array.from({ length: 201 }, (_, n) => ({ ...row, id: String(n) })) })).toEqual([
      'pools.0.rows',
    ]);
  });

  it('has types that take of its pools, and ages only where the census says them', () => {
    expect(faults({ types: [] })).toEqual(['types']);
    expect(withType({ pools: [] })).toEqual(['types.0.pools']);
    expect(withType({ pools: ['other'] })).toEqual(['types.0.pools']);
    expect(withType({ perPerson: 0 })).toEqual(['types.0.perPerson']);
    expect(withType({ minimumAge: 65 })).toEqual(['types.0.check']);
    expect(withType({ check: 'census', minimumAge: 65, maximumAge: 12 })).toEqual(['types.0.minimumAge']);
    expect(withType({ check: 'census', maximumAge: 131 })).toContain('types.0.minimumAge');
    const plain = { ...room, rows: [{ id: 'A', seats: 9, wheelchair: [], companion: [] }] } as never;
    expect(faults({ pools: [plain], types: [ticketType('one', 0, { need: 'wheelchair' })] })).toEqual([
      'types.0.need',
    ]);
    const other = { ...room, id: 'other' } as never;
    expect(
      faults({
        pools: [...concert.pools, other],
        types: [ticketType('one', 0, { pools: ['room', 'other'] })],
      }),
    ).toEqual(['types.0.pools']);
  });

  it('has a sale that ends after it begins, and terms of percents', () => {
    const { sale } = concert;
    expect(faults({ sale: { ...sale, from: Number.NaN } })).toEqual(['saleFrom']);
    expect(faults({ sale: { ...sale, until: sale.from } })).toEqual(['saleUntil']);
    expect(faults({ perOrder: 21 })).toEqual(['perOrder']);
    expect(faults({ terms: [{ hours: -1, percent: 101 }] })).toEqual([
      'returnTerms.0.hoursBefore',
      'returnTerms.0.percent',
    ]);
  });
});
