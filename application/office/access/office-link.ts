import type { RealmId } from '#domain/shared/ids.ts';

/** The address where a town is made, in no town. */
export const setupPath = '/gestion/nuevo';

/** Passkeys want a name: 127.0.0.1 is localhost. */
const byName = (portal: string): string =>
  portal.replace(/^http:\/\/(?:127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=[:/]|$)/u, 'http://localhost');

/** The link with which a town is made once; its secret is behind the #, as that of an invitation. */
export const setupLink = (portal: string, secret: string): string =>
  `${byName(portal)}${setupPath}#${secret}`;

/** The address of the office of a town. */
export const officeLink = (portal: string, realm: RealmId, place = ''): string =>
  `${byName(portal)}/gestion${place}?realm=${encodeURIComponent(realm)}`;

/**
 * The link of an invitation. Its secret is behind the #: browsers do not send it, so that neither the log of a server nor
 * that of a proxy has it.
 */
export const invitationLink = (portal: string, realm: RealmId, invitation: string): string =>
  `${officeLink(portal, realm, '/invitacion')}#${invitation}`;
