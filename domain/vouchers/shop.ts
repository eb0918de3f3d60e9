import type { Instant } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';

/** Every state of a shop. */
export const shopStatuses = ['applied', 'authorised', 'suspended', 'left'] as const;
/** The state of a shop: `applied → authorised ⇄ suspended → left`. */
export type ShopStatus = (typeof shopStatuses)[number];

/** What a shop asks to change of itself: only what would be different. */
export interface ShopCorrection {
  /** The name of the device at which it was asked for. */
  readonly by: string;
  readonly at: Instant;
  readonly fields: Partial<
    Pick<Shop, 'name' | 'iban' | 'headings' | 'address' | 'hours' | 'email' | 'telephone'>
  >;
}

/** A shop of the town that takes vouchers, and later stands in the showcase. */
export interface Shop {
  readonly id: string;
  /** 1, 2, 3 … in the order in which the shops of a town applied: it is part of the numbers of its sales. */
  readonly number: number;
  readonly name: string;
  /** Its tax number (NIF), normalised; and its bank account (IBAN), without spaces. */
  readonly taxNumber: string;
  readonly iban: string;
  /** What it sells, by the words of the town's list. */
  readonly headings: readonly string[];
  readonly address: string;
  readonly place: { readonly lat: number; readonly lng: number } | null;
  readonly hours: LocalizedText;
  readonly email: string;
  readonly telephone: string;
  readonly status: ShopStatus;
  /** What it can be paid in one campaign; null: as the campaign says. */
  readonly most: Cents | null;
  readonly since: Instant;
  /** What it asks to change, until a member of staff decides; null if it asks for nothing. */
  readonly correction: ShopCorrection | null;
}
