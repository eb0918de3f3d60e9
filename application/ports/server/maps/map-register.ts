import type { TileProvider } from '#domain/maps/tile-provider.ts';
import type { TownFrame } from '#domain/maps/town-frame.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** The maps of a town. */
export interface TownMaps {
  readonly frame: TownFrame;
  /** Null if its maps have a plain background: the town wants none, or names a host that is not allowed. */
  readonly provider: TileProvider | null;
  /** Whether browsers ask the provider themselves, once their reader agrees; otherwise the server asks. */
  readonly isDirect: boolean;
}

/** What towns say about their maps, within what the operator allows. */
export interface MapRegister {
  of(realm: RealmId): Promise<TownMaps>;
  /** The host that a town names and the operator does not allow; null if there is none. */
  refusedHost(realm: RealmId): Promise<string | null>;
}
