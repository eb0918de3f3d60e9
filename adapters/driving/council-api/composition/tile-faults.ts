import type { ServerParts } from './server-parts.ts';

/** A town whose maps have a plain background, because it names a host of tiles that the operator does not allow. */
export interface TileFault {
  readonly realm: string;
  readonly host: string;
}

/** The hosts of tiles that towns name and the operator does not allow. */
export async function tileFaults({
  realms,
  maps,
}: Pick<ServerParts, 'realms' | 'maps'>): Promise<readonly TileFault[]> {
  const towns = await realms.towns();
  const faults = await Promise.all(
    towns.map(async ({ realm }) => ({ realm, host: await maps.refusedHost(realm) })),
  );
  return faults.flatMap(({ realm, host }) => (host === null ? [] : [{ realm, host }]));
}
