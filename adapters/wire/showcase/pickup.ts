import * as t from 'io-ts';
import type { Pickup, PickupState } from '#domain/showcase/pickup.ts';
import { localizedText, wordOf } from '../decode.ts';

/** Things that a shop has set aside, as the person sees them who asked for them. */
export const pickupWire = t.intersection([
  t.type({
    id: t.string,
    shop: t.string,
    offer: t.string,
    title: t.string,
    pieces: t.number,
    name: t.string,
    letters: t.string,
    until: t.string,
    state: wordOf(['waits', 'handed', 'returned', 'lapsed'] as const),
  }),
  /** The name of the shop, which the till does not need to be told. */
  t.partial({ shopName: t.string }),
  /** The title in each language that the shop says it in. */
  t.partial({ titles: localizedText }),
]);
export type PickupAnswer = t.TypeOf<typeof pickupWire>;

export function writePickup(set: Pickup, state: PickupState, shopName?: string): PickupAnswer {
  const { at: _, ...pickup } = set;
  const until = new Date(pickup.until).toISOString();
  return { ...pickup, until, state, ...(shopName !== undefined && { shopName }) };
}
