import { describe, expect, it } from 'vitest';
import type { ReservationShelf } from '#application/ports/browser/reservation-shelf.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const reservation = (key: string, answer: unknown = null) => ({ venue: 'nord', key, answer });

/** The contract of every shelf of reservations. */
export function reservationShelfContract(name: string, open: () => ReservationShelf): void {
  describe(`${name} keeps the contract of a shelf of reservations`, () => {
    it('has the newest reservation first, each in its town, and forgets what it is told to', () => {
      const shelf = open();
      expect(shelf.list(town)).toEqual([]);
      for (const key of ['one', 'two']) expect(shelf.keep(town, reservation(key))).toBe(true);
      shelf.keep(town, reservation('one', { state: 'booked' }));
      expect(shelf.list(town)).toEqual([reservation('two'), reservation('one', { state: 'booked' })]);
      expect(shelf.list(other)).toEqual([]);
      for (const key of ['two', 'none']) shelf.forget(town, key);
      expect(shelf.list(town)).toEqual([reservation('one', { state: 'booked' })]);
    });

    it('renews what is there, and brings back nothing that was erased meanwhile', () => {
      const shelf = open();
      shelf.keep(town, reservation('one'));
      shelf.renew(town, reservation('one', { state: 'booked' }));
      expect(shelf.list(town)).toEqual([reservation('one', { state: 'booked' })]);
      shelf.forget(town, 'one');
      shelf.renew(town, reservation('one', { state: 'booked' }));
      expect(shelf.list(town)).toEqual([]);
    });

    it('has what is written until it is sent', () => {
      const shelf = open();
      expect(shelf.written(town)).toBeNull();
      shelf.write(town, { purpose: 'Ensayo' });
      expect(shelf.written(town)).toEqual({ purpose: 'Ensayo' });
      expect(shelf.written(other)).toBeNull();
      shelf.write(town, null);
      expect(shelf.written(town)).toBeNull();
    });
  });
}
