import type { PushTarget } from '#application/ports/server/push-sender.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** Keys of the lengths that encryption needs, and an address of a push service: no other is ever called. */
export const isBrowser = (
  { push }: Pick<ServerParts, 'push'>,
  { endpoint, p256dh, auth }: PushTarget,
): boolean =>
  push?.takes(endpoint) === true && /^[\w-]{87}=?$/u.test(p256dh) && /^[\w-]{22}(?:==)?$/u.test(auth);
