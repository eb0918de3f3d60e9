import type { RealmId } from '#domain/shared/ids.ts';
import { addressOf } from '../address-of.ts';
import { endInOneClickCall } from './one-click.ts';

/** The page that the links of mails open, and what programs for mail ask. */
export const followAddresses = {
  /** What programs for mail ask when somebody presses their own button (RFC 8058). */
  oneClick: (realm: RealmId, link: string) => addressOf(endInOneClickCall, { realm, link }),
  page: '/siguiendo',
} as const;

/** What a link does stands before it, behind the hash: `#confirmar=…`. No server is told. */
export const followHashes = { confirm: 'confirmar', leave: 'dejar', mine: 'ver' } as const;
