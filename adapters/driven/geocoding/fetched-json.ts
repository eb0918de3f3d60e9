import type { GeocoderRefusal } from '#application/ports/server/geocoder.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

const patience = 5000;
const unreachable: Either<GeocoderRefusal, never> = left({ kind: 'geocodingUnreachable' });

/** Asks a service for JSON: `none` if it has nothing (204, 404). Follows no redirect. */
export async function fetchedJson(url: URL): Promise<Either<GeocoderRefusal, unknown>> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': 'concejo' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 204 || response.status === 404) return right(null);
    if (!response.ok) return unreachable;
    const text = await response.text();
    return right(JSON.parse(text.replace(/^\s*callback\((.*)\)\s*;?\s*$/su, '$1')));
  } catch {
    return unreachable;
  }
}
