import type { RealmId } from '#domain/shared/ids.ts';

/** The address of the office of a town. Passkeys want a name: 127.0.0.1 is localhost. */
export const officeLink = (portal: string, realm: RealmId, place = ''): string =>
  `${portal.replace(/^http:\/\/(?:127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=[:/]|$)/u, 'http://localhost')}/gestion${place}?realm=${encodeURIComponent(realm)}`;

/**
 * The link of an invitation. Its secret is behind the #: browsers do not send it, so that neither the log of a server nor
 * that of a proxy has it.
 */
export const invitationLink = (portal: string, realm: RealmId, invitation: string): string =>
  `${officeLink(portal, realm, '/invitacion')}#${invitation}`;
