import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { readEventDocument } from './event-document.ts';

const zone = 'Europe/Madrid';
const written = {
  title: 'Concierto',
  sessions: [{ id: 'fri', begins: '2026-12-04T20:00' }],
  types: [{ id: 'full', title: 'General', price: '12.00', pools: ['room'] }],
  pools: [{ id: 'room', title: 'Sala', capacity: 90 }],
  saleFrom: '2026-11-02T10:00',
};
const read = (more: object = {}) => readEventDocument({ ...written, ...more }, 'concert', zone);

describe('the document of an event', () => {
  it('has euros and the clock of the town, and usual values for what is not written', () => {
    const start = Date.parse('2026-12-04T19:00:00Z');
    expect(read()).toMatchObject({
      right: {
        id: 'concert',
        sessions: [{ doors: start - 1_800_000, start, end: start + 7_200_000 }],
        types: [{ price: 1200, check: 'unchecked', need: 'any', perPerson: null }],
        pools: [{ places: 90, rows: [] }],
        sale: { from: Date.parse('2026-11-02T09:00:00Z'), until: null, gathers: false },
        perOrder: 6,
        isTransferable: false,
        hasWaitingList: false,
        terms: [],
      },
    });
  });

  it('names what is wrong as it is written', () => {
    expect(read({ sessions: [{ id: 'fri', begins: 'soon' }] })).toMatchObject({
      left: { where: 'sessions.0.begins' },
    });
    expect(read({ sessions: [{ ...written.sessions[0], ends: '2026-12-04T19:00' }] })).toMatchObject({
      left: { where: 'sessions.0.ends' },
    });
    expect(read({ pools: [{ id: 'room', title: 'Sala' }] })).toMatchObject({
      left: { where: 'pools.0.capacity' },
    });
    expect(read({ saleFrom: 'now' })).toMatchObject({ left: { where: 'saleFrom' } });
    expect(isLeft(read({ types: 'none' }))).toBe(true);
  });
});
