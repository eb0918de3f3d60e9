import { readSiteTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import type { Portal } from '#domain/access/portals.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../composition/server-parts.ts';

interface Known {
  readonly version: number;
  readonly closed: readonly Portal[];
}

/** What each council’s towns have closed, known as long as their contents are the same. */
const known = new WeakMap<ServerParts['documents'], Map<RealmId, Known>>();

/** The front-ends that a town has switched off, by what it shows now. */
export async function closedPortals(
  { documents, contents }: Pick<ServerParts, 'documents' | 'contents'>,
  realm: RealmId,
): Promise<readonly Portal[]> {
  const ofCouncil = known.get(documents) ?? new Map<RealmId, Known>();
  known.set(documents, ofCouncil);
  const { version } = await contents.look(realm);
  const before = ofCouncil.get(realm);
  if (before?.version === version) return before.closed;
  const site = readSiteTolerantly(portalSettings(await documents.all(realm, 'settings'), 'participation'));
  const closed = isLeft(site) ? [] : site.right.closed;
  ofCouncil.set(realm, { version, closed });
  return closed;
}
