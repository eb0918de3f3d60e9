import type { RealmId } from '#domain/shared/ids.ts';

const part = encodeURIComponent;

/** Where the calls for comments go; all are ours. */
export const commentAddresses = {
  of: (realm: RealmId, content: string) => `/api/${part(realm)}/comments/${part(content)}`,
  one: (realm: RealmId, content: string, comment: string, work: 'delete' | 'support' | 'report') =>
    `/api/${part(realm)}/comments/${part(content)}/${part(comment)}/${work}`,
} as const;
