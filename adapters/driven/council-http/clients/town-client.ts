import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, flatMap, isLeft, right } from '#domain/shared/result.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { readMapCall } from '#adapters/wire/maps/read-map.ts';
import { readRegionCall } from '#adapters/wire/collections/read-region.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { readPage } from '#adapters/wire/page.ts';
import { readRegion, readRequestSettings, type TownFacts } from '#adapters/wire/site/town-facts.ts';
import { bodyAt, type CallSettings } from '../council-call.ts';
import { readAnswer } from '../council-client.ts';

/** The calls of forms and maps to a town. */
export interface TownClient {
  facts(realm: RealmId): Promise<Either<CouncilRefusal, TownFacts>>;
}

const noRegion = { centre: null, privacyEmail: null, privacyLink: null };

/** Region and settings of a town over its API. */
export function townClient(settings: CallSettings): TownClient {
  const firstOf = async <T>(address: string, read: (raw: unknown) => Either<CouncilRefusal, T>) =>
    flatMap((body: unknown) => readPage(body, read))(await bodyAt(settings, address));
  return {
    facts: async (realm) => {
      const [place, own, drawn] = await Promise.all([
        firstOf(
          // Regions belong to no single town (specification 1, section 7).
          addressOf(readRegionCall, { 'region.realm': realm }),
          readRegion,
        ),
        firstOf(addresses.settings(realm), readRequestSettings),
        bodyAt(settings, addressOf(readMapCall, { realm })),
      ]);
      if (isLeft(own)) return own;
      const ground = readAnswer(readMapCall, drawn);
      // A town without a region entry still has forms: maps begin where the product's own begin.
      const region = (isLeft(place) ? undefined : place.right.items[0]) ?? noRegion;
      const said = own.right.items[0] ?? { categories: [], centre: null };
      return right({
        ...region,
        ...said,
        centre: region.centre ?? said.centre,
        // Without it maps are drawn on a plain background: no other host is asked for one.
        ground: isLeft(ground) ? null : ground.right,
      });
    },
  };
}
