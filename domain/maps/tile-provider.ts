/** Where the tiles of a town's maps come from. */
export interface TileProvider {
  /** Its address, with `{z}`, `{x}` and `{y}` for zoom, column and row. */
  readonly url: string;
  /** Whose work they are; shown on every map. */
  readonly credit: string;
  readonly host: string;
}

/** The maps of the Spanish mapping agency, which a town has unless it names another provider. */
export const mappingAgency: TileProvider = {
  url: 'https://www.ign.es/wmts/ign-base?layer=IGNBaseTodo&style=default&tilematrixset=GoogleMapsCompatible&Service=WMTS&Request=GetTile&Version=1.0.0&Format=image/jpeg&TileMatrix={z}&TileCol={x}&TileRow={y}',
  credit: '© Instituto Geográfico Nacional',
  host: 'www.ign.es',
};

/** The hosts that towns may name; an operator may allow others. */
export const usualTileHosts: readonly string[] = [mappingAgency.host, 'tile.openstreetmap.org'];

/** A name with at least one dot, whose last part is no number: an address in digits is no name. */
const shape =
  /^https:\/\/(?<host>(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?)\/[\x21-\x7E]*$/u;
const parts = ['{z}', '{x}', '{y}'];

/**
 * The host of a provider's address; null if tiles cannot be asked for there. Only https, a host with a name, the usual
 * port and no user: town data must not lead the server to machines of its own network.
 *
 * @example tileHost('https://tile.openstreetmap.org/{z}/{x}/{y}.png') // 'tile.openstreetmap.org'
 * @example tileHost('http://169.254.169.254/{z}/{x}/{y}') // null
 */
export function tileHost(url: string): string | null {
  if (!parts.every((part) => url.split(part).length === 2)) return null;
  // A sign that some programs read as the end of the host.
  if (url.includes('\\')) return null;
  return shape.exec(url)?.groups?.['host'] ?? null;
}
