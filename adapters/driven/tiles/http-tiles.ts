import type { Clock } from '#application/ports/clock.ts';
import type { TilePicture, TileRefusal, TileSource } from '#application/ports/server/maps/tile-source.ts';
import type { Tile } from '#domain/maps/tile.ts';
import { type TileProvider, tileHost } from '#domain/maps/tile-provider.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { tilePicture } from './tile-picture.ts';

const patience = 5000;
/** Larger than any tile of 256 pixels. */
const mostBytes = 512 * 1024;
/** Providers ask for no more connections of one program than this. */
const mostAtOnce = 2;
/** A wide window needs some thirty tiles; more readers than these get their background at the next try. */
const mostWaiting = 200;
/** Milliseconds without another try after a provider did not answer: readers must not wait for each tile. */
const rest = 30_000;

const unreachable: Either<TileRefusal, never> = left({ kind: 'tilesUnreachable' });

/** The body, if it is no longer than a tile can be. */
async function shortBody(response: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The address of one tile; null if it would lead to another host than the provider's. */
export function tileAddress({ url, host }: TileProvider, { zoom, x, y }: Tile): URL | null {
  if (tileHost(url) !== host) return null;
  const address = URL.parse(
    url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y)),
  );
  return address?.protocol === 'https:' && address.host === host ? address : null;
}

async function ask(address: URL, program: string): Promise<Either<TileRefusal, TilePicture>> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'image/png,image/jpeg,image/webp', 'user-agent': program },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const isPicture = (response.headers.get('content-type') ?? '').startsWith('image/');
    if (!response.ok || !isPicture) {
      await response.body?.cancel();
      return unreachable;
    }
    const content = await shortBody(response);
    const picture = content === null ? null : tilePicture(content);
    return picture === null ? unreachable : right(picture);
  } catch {
    return unreachable;
  }
}

/** Lets a few pieces of work run at once; the others wait in the order in which they came. */
function fewAtOnce(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    waits: () => waiting.length,
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      if (running >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // The next takes the place over, so that nobody else can come between.
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}

/**
 * Asks providers of map tiles over HTTPS: two tiles at a time, each tile once however many readers want it, and after a
 * failure not again for half a minute. Follows no redirect. `contact` says whose server asks, as providers require.
 */
export function httpTiles(clock: Clock, contact: string | null): TileSource {
  const program = `Concejo (${contact ?? 'open-source participation portal'})`;
  const underWay = new Map<string, Promise<Either<TileRefusal, TilePicture>>>();
  const restsUntil = new Map<string, number>();
  const lines = fewAtOnce(mostAtOnce);
  const isResting = (host: string) => (restsUntil.get(host) ?? 0) > clock.now();
  const fetched = async (host: string, address: URL) => {
    const answer = await lines.run(async () => (isResting(host) ? unreachable : ask(address, program)));
    if (isLeft(answer) && !isResting(host)) restsUntil.set(host, clock.now() + rest);
    return answer;
  };
  return {
    fetch: (provider, tile) => {
      const address = tileAddress(provider, tile);
      if (address === null || isResting(provider.host)) return Promise.resolve(unreachable);
      const known = underWay.get(address.href);
      if (known !== undefined) return known;
      if (lines.waits() >= mostWaiting) return Promise.resolve(unreachable);
      const asked = fetched(provider.host, address).finally(() => underWay.delete(address.href));
      underWay.set(address.href, asked);
      return asked;
    },
  };
}
