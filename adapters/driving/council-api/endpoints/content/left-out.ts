import type { FastifyBaseLogger } from 'fastify';
import type { RealmId } from '#domain/shared/ids.ts';

/** Logs which of a town's settings cannot be read and are left out: once, and again when that changes. */
export function leftOutReporter() {
  const reported = new Map<RealmId, string>();
  return (log: FastifyBaseLogger, realm: RealmId, places: readonly string[]): void => {
    const now = places.join(' ');
    if ((reported.get(realm) ?? '') === now) return;
    reported.set(realm, now);
    if (places.length > 0)
      log.error({ realm, leftOut: places }, 'settings that cannot be read were left out');
  };
}
