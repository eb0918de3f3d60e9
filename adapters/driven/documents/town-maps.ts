import * as t from 'io-ts';
import { requestSettingsWire, townRegionWire } from '#adapters/wire/site/town-facts.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { MapRegister } from '#application/ports/server/maps/map-register.ts';
import { mappingAgency, type TileProvider, tileHost, usualTileHosts } from '#domain/maps/tile-provider.ts';
import { defaultCentre, frameAround, type TownFrame } from '#domain/maps/town-frame.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface TownMapSettings {
  readonly documents: DocumentStore;
  /** Hosts of tiles that the operator allows besides the usual ones. */
  readonly hosts?: readonly string[];
  /** Whether browsers ask the provider themselves. */
  readonly isDirect?: boolean;
}

const mapTilesOnly = t.type({ mapTiles: requestSettingsWire.props.mapTiles });

/** The maps of towns, by their settings (`mapTiles`) and their region (`coordinates`, `bounds`). */
export function documentMaps({ documents, hosts = [], isDirect = false }: TownMapSettings): MapRegister {
  const allowed = new Set([...usualTileHosts, ...hosts]);
  const wanted = async (realm: RealmId): Promise<TileProvider | 'none' | null> => {
    const [settings] = await documents.all(realm, 'settings');
    const mapTiles = mapTilesOnly.is(settings) ? (settings.mapTiles ?? null) : null;
    if (mapTiles === null) return mappingAgency;
    if (mapTiles === 'none') return 'none';
    const host = tileHost(mapTiles.url);
    return host === null ? null : { url: mapTiles.url, credit: mapTiles.credit, host };
  };
  const frameOf = async (realm: RealmId): Promise<TownFrame> => {
    const regions = await documents.all(realm, 'regions');
    const [region] = regions.flatMap((one: unknown) => (townRegionWire.is(one) ? [one.region] : []));
    return region?.bounds ?? frameAround(region?.coordinates ?? defaultCentre);
  };
  return {
    of: async (realm) => {
      const [provider, frame] = await Promise.all([wanted(realm), frameOf(realm)]);
      const isAllowed = provider !== null && provider !== 'none' && allowed.has(provider.host);
      return { frame, provider: isAllowed ? provider : null, isDirect };
    },
    refusedHost: async (realm) => {
      const provider = await wanted(realm);
      if (provider === null || provider === 'none' || allowed.has(provider.host)) return null;
      return provider.host;
    },
  };
}
