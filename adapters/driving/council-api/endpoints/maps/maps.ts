import type { FastifyInstance } from 'fastify';
import { showTile } from '#application/maps/show-tile.ts';
import { readMapCall } from '#adapters/wire/maps/read-map.ts';
import { readTileCall } from '#adapters/wire/maps/read-tile.ts';
import { readTile } from '#domain/maps/tile.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { networkOf } from '../../limits/network-of.ts';
import { requestRates } from '../../plugins/request-rate.ts';
import { route } from '../../plugins/route.ts';

/**
 * How many tiles in a minute the provider is asked for because of one network, and because of one town. A wide window
 * shows thirty; those that the server has already are not counted.
 */
const mostNewTiles = { network: 150, town: 300 } as const;

/** Seconds for which a browser keeps a tile: a week, the least that providers ask for. */
const browserKeeps = 604_800;

/** The address of the town's own tiles, with the parts that a map fills in. */
const ownTiles = (realm: string) =>
  readTileCall.path.replace('{realm}', encodeURIComponent(realm)).replace('{zoom}', '{z}');

/** The background of a town's maps. Tiles come through this server, so that no other host learns of a reader. */
export function mapEndpoints(server: FastifyInstance, council: ServerParts): void {
  const [ofNetwork, ofTown] = [requestRates(mostNewTiles.network), requestRates(mostNewTiles.town)];
  const show = showTile(council);

  route(server, council, readMapCall, async ({ realm }) => {
    const { frame, provider, isDirect } = await council.maps.of(realm);
    if (provider === null) return right({ frame, tiles: null });
    const { url, credit, host } = provider;
    const tiles = isDirect ? { url, credit, host } : { url: ownTiles(realm), credit, host: null };
    return right({ frame, tiles });
  });

  route(server, council, readTileCall, async ({ realm, zoom, x, y, request, reply }) => {
    const now = council.clock.now();
    const wait = () => ofNetwork(networkOf(request.ip), now) || ofTown(realm, now);
    const shown = await show({ realm, tile: readTile(zoom, x, y), wait });
    if (isLeft(shown)) return shown;
    const { type, content } = shown.right;
    void reply.type(type).header('cache-control', `public, max-age=${browserKeeps}`);
    return right(Buffer.from(content));
  });
}
