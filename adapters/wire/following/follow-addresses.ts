import type { RealmId } from '#domain/shared/ids.ts';
import { addressOf } from '../address-of.ts';
import { endInOneClickCall } from './one-click.ts';

/** The page that the links of mails open, and the address that mail programs call. */
export const followAddresses = {
  /** The address that mail programs call when the reader presses their unsubscribe button (RFC 8058). */
  oneClick: (realm: RealmId, link: string) => addressOf(endInOneClickCall, { realm, link }),
  page: '/siguiendo',
} as const;

/** The action of a link comes before its code, after the `#`: `#confirmar=…`. It is sent to no server. */
export const followHashes = { confirm: 'confirmar', leave: 'dejar', mine: 'ver' } as const;
