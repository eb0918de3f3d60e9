import type { NewStep } from '#domain/office/steps/step.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Shop } from '#domain/vouchers/shop.ts';

/** A shop after a change, with the step that says what changed; null if nothing does. */
export interface ChangedShop {
  readonly shop: Shop;
  readonly step: NewStep;
}

/** The shops of towns that take vouchers, have applied or have left. */
export interface ShopRegister {
  /** All shops of a town, by name. */
  list(realm: RealmId): Promise<readonly Shop[]>;
  find(realm: RealmId, id: string): Promise<Shop | null>;
  /** The shop of a tax number that has not left; null if there is none. */
  ofTaxNumber(realm: RealmId, taxNumber: string): Promise<Shop | null>;
  /**
   * Adds a shop under the next number of its town, with its first step. Null if a shop of that tax number is there that has
   * not left: of two that come at once, one is added.
   */
  add(realm: RealmId, shop: Omit<Shop, 'number'>, step: NewStep): Promise<Shop | null>;
  /** Changes a shop, with its step, one change after the other. Null if it is unknown; work that returns null changes nothing. */
  change(realm: RealmId, id: string, work: (before: Shop) => ChangedShop | null): Promise<Shop | null>;
}
