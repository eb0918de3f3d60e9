import type { RealmId } from '#domain/shared/ids.ts';

const part = encodeURIComponent;

/** Where the calls for likes go (specification 3, section 7); `all` is ours, for lists. */
export const likeAddresses = {
  all: (realm: RealmId) => `/api/${part(realm)}/surveys/content`,
  one: (realm: RealmId, content: string) => `/api/${part(realm)}/surveys/content/${part(content)}`,
  give: (realm: RealmId, content: string) => `/api/${part(realm)}/surveys/content/${part(content)}/vote`,
} as const;
