import type { RealmId } from '#domain/shared/ids.ts';

const part = encodeURIComponent;

/* Where the calls about a person go (specification 1, section 7). */
export const profileAddresses = {
  loggedIn: (realm: RealmId) => `/users/${part(realm)}/loggedin`,
  logIn: (realm: RealmId) => `/users/${part(realm)}/login`,
  /** The same address registers a device; here it takes user data. */
  keep: (realm: RealmId) => `/users/v2/auth/register?realm=${part(realm)}`,
  token: (realm: RealmId) => `/users/${part(realm)}/login/token`,
  logOut: (realm: RealmId) => `/users/${part(realm)}/logout`,
  spaces: (realm: RealmId) => `/users/${part(realm)}/spaces`,
  mailboxes: (realm: RealmId) => `/api/${part(realm)}/mailboxes`,
} as const;
