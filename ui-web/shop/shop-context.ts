import { createContext, useContext } from 'react';
import type { CallCouncil } from '#ui-web/composition/call-council.ts';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Authenticator } from '../office/access/authenticator.ts';
import type { CheckSignature } from '#application/ports/check-signature.ts';
import type { TillStore } from '#application/ports/browser/till-store.ts';
import type { CodeReader } from '../device/camera/code-reader.ts';
import type { PreparedTill } from './offline/prepared-till.ts';

/** What the page of shops reaches its council and its device by; tests pass others of the same shape. */
export interface ShopMeans {
  readonly realm: RealmId;
  readonly timeZone: TimeZone;
  readonly call: CallCouncil;
  readonly now: () => number;
  /** A new name of a sale: the council finishes the same one once, however often it is sent. */
  readonly newKey: () => string;
  readonly passkeys: Authenticator;
  /** Reads codes in pictures; it is fetched when it is first needed. */
  readonly codeReader: () => Promise<CodeReader>;
  /** Where an unfinished sale is kept on this device. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Checks the signatures of codes on the device. */
  readonly checkSignature: CheckSignature;
  /** Where the till keeps what it needs without a line, and the sales that it makes then. */
  readonly till: TillStore<PreparedTill>;
}

export const ShopContext = createContext<ShopMeans | null>(null);

export function useShop(): ShopMeans {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('no shop around this screen');
  return shop;
}

/** The shop that is signed in, and what to do when it is no longer. */
export interface ShopInside {
  readonly own: OwnShop;
  readonly signedOut: () => void;
}
