import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { AppointmentRegister } from '#application/ports/server/appointments/appointment-register.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { appointmentGood } from '#domain/appointments/appointment-goods.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** What appointments are booked with. */
export interface BookingPorts {
  readonly appointments: AppointmentRegister;
  readonly goods: Pick<GoodsStore, 'ask' | 'grant' | 'grantsOf' | 'pools'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly goodsCalendar: GoodsCalendar;
  readonly random: RandomBytes;
  readonly clock: Clock;
  readonly keys: Pick<VotingKeys, 'account'>;
}

/** The good of a town's appointments. */
export const goodOfAppointments = (realm: RealmId): GoodId => ({ realm, good: appointmentGood });

/** A number from 0 up to 1 that nobody can foresee, of four bytes. */
export function drawnShare(random: RandomBytes): number {
  const bytes = random(4);
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 32;
}

/** A name that nobody can guess, of eight bytes. */
export const drawnName = (random: RandomBytes): string =>
  Array.from(random(8), (byte) => byte.toString(16).padStart(2, '0')).join('');
