import type { RealmId } from '#domain/shared/ids.ts';

const follows = (realm: RealmId) => `/api/${encodeURIComponent(realm)}/follows`;

/* Where the calls about following go, and the page that the links of mails open. */
export const followAddresses = {
  ask: follows,
  confirm: (realm: RealmId) => `${follows(realm)}/confirm`,
  mine: (realm: RealmId) => `${follows(realm)}/mine`,
  end: (realm: RealmId) => `${follows(realm)}/end`,
  /** What programs for mail ask when somebody presses their own button (RFC 8058). */
  oneClick: (realm: RealmId, link: string) => `${follows(realm)}/one-click?link=${encodeURIComponent(link)}`,
  page: '/siguiendo',
} as const;

/** What a link does stands before it, behind the hash: `#confirmar=…`. No server is told. */
export const followHashes = { confirm: 'confirmar', leave: 'dejar', mine: 'ver' } as const;
