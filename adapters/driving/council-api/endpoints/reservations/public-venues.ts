import type { FastifyInstance } from 'fastify';
import { rowIn } from '#adapters/wire/scarcity/in-language.ts';
import { listVenuesCall } from '#adapters/wire/reservations/list-venues.ts';
import { writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import { readSeasonCall } from '#adapters/wire/reservations/read-season.ts';
import { readVenueCall } from '#adapters/wire/reservations/read-venue.ts';
import { readVenueWeekCall } from '#adapters/wire/reservations/read-venue-week.ts';
import { writeSeason, writeSeasonRow } from '#adapters/wire/reservations/write-season.ts';
import { writeVenue, writeVenueRow } from '#adapters/wire/reservations/write-venue.ts';
import { keyOfVenue } from '#application/reservations/code/code-of-reservation.ts';
import { listSeasons, readSeason } from '#application/reservations/season/read-season.ts';
import { type VenueDay, weekOfVenue } from '#application/reservations/week-of-venue.ts';
import { isAllowedLength } from '#domain/reservations/reservation-rules.ts';
import type { Venue } from '#domain/reservations/venue.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { venueIn, venuesOf } from './asked-venue.ts';

const moment = (at: Instant): string => new Date(at).toISOString();

const writeStretch = ({ from, until }: { readonly from: Instant; readonly until: Instant }) => ({
  from: moment(from),
  until: moment(until),
});

function writeDay({ tariff: { light } }: Venue, { day, isOpen, hours, closed, places }: VenueDay) {
  const dusk = light?.dusk[Number(day.slice(5, 7)) - 1];
  return {
    day,
    isOpen,
    hours: hours.map(writeStretch),
    closed,
    dusk: dusk === undefined ? null : writtenClock(dusk),
    places: places.map(({ place, starts, clubs, events }) => ({
      place,
      starts: starts.map(moment),
      clubs: clubs.map(({ club, ...time }) => ({ ...writeStretch(time), club })),
      events: events.map(({ reason, ...time }) => ({ ...writeStretch(time), reason })),
    })),
  };
}

/** How long the asked reservations are: the shortest that the venue allows if it was not said, or not so. */
function lengthOf({ rules }: Venue, written: string | null): number {
  const asked = Number(written ?? rules.shortest);
  return isAllowedLength(rules, asked) ? asked : rules.shortest;
}

/** What everybody reads of venues: their rules, their free times, the seasons of clubs. */
export function publicVenueEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listVenuesCall, async ({ town, lang }) => {
    const items = (await venuesOf(council, town)).map((site) =>
      rowIn(writeVenueRow(site), ['title', 'summary', 'address'], lang),
    );
    return right({ items, itemsCount: items.length });
  });

  route(server, council, readVenueCall, async ({ town, id }) => {
    const asked = await venueIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { site, good } = asked.right;
    const seasons = (await listSeasons(council)(good)).map(writeSeasonRow);
    const publicKey = Buffer.from(keyOfVenue(council.voucherKeys, good)).toString('base64');
    return right(writeVenue(site.venue, { seasons, publicKey }));
  });

  route(server, council, readVenueWeekCall, async ({ town, id, from, minutes: written }) => {
    const asked = await venueIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { site, good } = asked.right;
    const first = from ?? dayAt(council.clock.now(), town.timeZone);
    const minutes = lengthOf(site.venue, written);
    const days = await weekOfVenue(council)(site, good, { first, days: 7, minutes });
    return right({ minutes, days: days.map((day) => writeDay(site.venue, day)) });
  });

  route(server, council, readSeasonCall, async ({ town, id, season }) => {
    const asked = await venueIn(council, town, id);
    if (isLeft(asked)) return asked;
    const found = await readSeason(council)(asked.right.good, season);
    if (found === null) return left({ kind: 'unknownDocument' });
    return right({ ...writeSeason(found), id: found.id, title: found.title });
  });
}
