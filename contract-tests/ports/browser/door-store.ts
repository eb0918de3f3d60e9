import { describe, expect, it } from 'vitest';
import type { DoorStore, PreparedDoor, UnsentScan } from '#application/ports/browser/door-store.ts';
import { packTickets } from '#domain/tickets/door/pack-tickets.ts';
import { playTicket, playWithDoors } from '#fixtures/builders/tickets/sample-door.ts';

/** A scan that waits on a device. */
export const unsentScan = (nonce: string, more: Partial<UnsentScan> = {}): UnsentScan => ({
  nonce,
  at: 1000,
  door: 'one',
  session: 'friday',
  direction: 'in',
  offline: true,
  undone: false,
  hash: '00112233445566778899aabb',
  ...more,
});

/** A scanner that the council prepared. */
export const preparedDoor: PreparedDoor = {
  event: playWithDoors,
  doors: [
    { id: 'one', name: 'Puerta 1', types: null },
    { id: 'two', name: 'Puerta 2', types: null },
  ],
  proven: ['reduced'],
  device: 'Móvil de Empar',
  ahead: 0,
  parts: packTickets(playWithDoors, [playTicket('7K2QRA5D3HT8'), playTicket('8K2QRA5D3HT8')]),
};

/** The contract of what a scanner keeps without a line. `open` gives one without content. */
export function doorStoreContract(name: string, open: () => DoorStore): void {
  describe(`${name} keeps the contract of the scanner without a line`, () => {
    it('gives back what the council gave, byte by byte, until it is forgotten with who is inside', async () => {
      const door = open();
      const news = {
        session: 'friday',
        until: '2026-12-04T18:00:00.000Z',
        packed: Uint8Array.of(1, 255),
        inside: 3,
      };
      expect([await door.prepared('vilanova'), await door.news('vilanova')]).toEqual([null, null]);
      expect(await door.prepare('vilanova', preparedDoor)).toBe(true);
      expect(await door.keepNews('vilanova', news)).toBe(true);
      expect(await door.prepared('vilanova')).toEqual(preparedDoor);
      expect(await door.news('vilanova')).toEqual(news);
      expect(await door.prepared('benialt')).toBeNull();
      await door.prepare('vilanova', null);
      expect([await door.prepared('vilanova'), await door.news('vilanova')]).toEqual([null, null]);
    });

    it('keeps one scan under a nonce, in the order in which they were made, until it is dropped', async () => {
      const door = open();
      await door.keep('vilanova', unsentScan('b', { at: 2000 }));
      await door.keep('vilanova', unsentScan('a'));
      await door.keep('vilanova', unsentScan('a', { undone: true }));
      await door.keep('benialt', unsentScan('c'));
      const waiting = [unsentScan('a', { undone: true }), unsentScan('b', { at: 2000 })];
      expect(await door.unsent('vilanova')).toEqual(waiting);
      await door.drop('vilanova', ['a', 'none']);
      expect(await door.unsent('vilanova')).toEqual(waiting.slice(1));
    });
  });
}
