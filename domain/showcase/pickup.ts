import type { GoodsStatus } from '../scarcity/goods-grant.ts';
import { lettersFrom } from '../shared/typed-letters.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';

/** What a shop has set aside for somebody, who comes for it and pays it there. */
export interface Pickup {
  /** Made by chance on the device that asked: who has it may give the things back. */
  readonly id: string;
  readonly shop: string;
  readonly offer: string;
  /** The title of the offer in the language of the listing, as it was then. */
  readonly title: string;
  /** The same in each language that the shop says it in; what was set aside before has none. */
  readonly titles?: LocalizedText;
  readonly pieces: number;
  /** The name that is said in the shop. */
  readonly name: string;
  /** What is said with it: also the id of its grant. */
  readonly letters: string;
  readonly until: Instant;
  readonly at: Instant;
}

/** Whether things wait, were handed over, were given back, or were not fetched in time. */
export type PickupState = 'waits' | 'handed' | 'returned' | 'lapsed';

const stateOf: Readonly<Record<GoodsStatus, PickupState>> = {
  held: 'waits',
  granted: 'waits',
  used: 'handed',
  cancelled: 'returned',
  expired: 'lapsed',
};

/** The state of things that were set aside, by that of their grant. */
export const stateOfPickup = (status: GoodsStatus): PickupState => stateOf[status];

/** How many letters tell one person at the shop from another. */
export const pickupLetters = 6;

/** The letters of things that are set aside, made of random bytes, one for each. */
export const pickupLettersFrom = (random: Uint8Array): string =>
  lettersFrom(random.slice(0, pickupLetters)).toUpperCase();

/** The most pieces that one person asks for at once. */
export const mostPiecesAsked = 5;
/** The most letters of a name. */
export const longestPickupName = 40;

/** What somebody asks a shop to set aside, as it was typed. */
export interface AskedPickup {
  readonly id: string;
  readonly offer: string;
  readonly pieces: number;
  readonly name: string;
}

/** The field of what somebody asks for that is wrong; null if none is. */
export function wrongInPickup({ id, pieces, name }: AskedPickup): 'id' | 'pieces' | 'name' | null {
  if (!/^[\w-]{16,64}$/u.test(id)) return 'id';
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > mostPiecesAsked) return 'pieces';
  const said = name.trim();
  return said === '' || said.length > longestPickupName ? 'name' : null;
}
