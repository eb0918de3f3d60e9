import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { readRotaDocument } from './rota-document.ts';

const rota = { firstTurn: '2026-01-05', pharmacies: [{ id: 'soler', title: 'Farmàcia Soler' }] };

describe('a rota of pharmacies as a council writes it', () => {
  it('changes each week at 9.30 unless it says otherwise', () => {
    const soler = { id: 'soler', title: 'Farmàcia Soler', address: '', phone: '', coordinates: null };
    const read = { begins: '2026-01-05', days: 7, change: 34_200, pharmacies: [soler], swaps: new Map() };
    expect(readRotaDocument(rota)).toEqual(right(read));
    expect(
      readRotaDocument({
        ...rota,
        turnDays: 1,
        changesAt: '22:00',
        swaps: [{ day: '2026-01-06', pharmacy: 'soler' }],
      }),
    ).toEqual(right({ ...read, days: 1, change: 79_200, swaps: new Map([['2026-01-06', 'soler']]) }));
  });

  it('has places on the map that are whole', () => {
    const placed = (coordinates: object) =>
      readRotaDocument({ ...rota, pharmacies: [{ ...rota.pharmacies[0], coordinates }] });
    expect(placed({ lat: 39, lng: -1 })).toMatchObject(
      right({ pharmacies: [{ coordinates: { lat: 39, lng: -1 } }] }),
    );
    expect(placed({ lat: 39 })).toMatchObject(right({ pharmacies: [{ coordinates: null }] }));
  });

  it.each([
    ['firstTurn', { firstTurn: 'lunes' }],
    ['turnDays', { turnDays: 0 }],
    ['turnDays', { turnDays: 1.5 }],
    ['changesAt', { changesAt: 'noche' }],
    ['swaps.0.day', { swaps: [{ day: '2026-02-30', pharmacy: 'soler' }] }],
    ['swaps.0.pharmacy', { swaps: [{ day: '2026-02-03', pharmacy: 'giner' }] }],
    ['pharmacies', { pharmacies: null }],
  ])('is refused by the place of its fault: %s', (where, change) => {
    expect(readRotaDocument({ ...rota, ...change })).toEqual(left({ kind: 'unreadable', where }));
  });
});
