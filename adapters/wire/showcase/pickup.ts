import * as t from 'io-ts';
import type { Pickup, PickupState } from '#domain/showcase/pickup.ts';
import { wordOf } from '../decode.ts';

/** Things that a shop has set aside, as the person sees them who asked for them. */
export const pickupWire = t.type({
  id: t.string,
  shop: t.string,
  offer: t.string,
  title: t.string,
  pieces: t.number,
  name: t.string,
  letters: t.string,
  until: t.string,
  state: wordOf(['waits', 'handed', 'returned', 'lapsed'] as const),
});
export type PickupAnswer = t.TypeOf<typeof pickupWire>;

export function writePickup(set: Pickup, state: PickupState): PickupAnswer {
  const { at: _, ...pickup } = set;
  return { ...pickup, until: new Date(pickup.until).toISOString(), state };
}
