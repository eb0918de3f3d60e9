import type { Town } from '#domain/access/town.ts';
import { venueOfGood } from '#domain/reservations/venue.ts';
import { isLeft } from '#domain/shared/result.ts';
import { waitingPlaceKind } from '#domain/waiting-list/waiting-records.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openLines } from '../../contents/open-lines.ts';
import { venueIn } from './asked-venue.ts';

/** Passes on what was given back of the venues of a town at which somebody has waited. */
export const passVenuesOn =
  (council: ServerParts) =>
  async (town: Town): Promise<void> => {
    for (const good of await council.goodsRecords.goodsWith(town.realm, waitingPlaceKind)) {
      const id = venueOfGood(good);
      if (id === null) continue;
      // oxlint-disable-next-line no-await-in-loop -- one venue after the other: few have a list
      const asked = await venueIn(council, town, id);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (!isLeft(asked)) await openLines(council).venue(asked.right);
    }
  };
