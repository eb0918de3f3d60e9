import { changeRoom, openHours, roomName, roomsOfDay } from '#application/intranet/rooms.ts';
import type { RoomsAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { Town } from '#domain/access/town.ts';
import type { Colleague } from '#domain/intranet/news-reading.ts';
import { stateOfHour } from '#domain/intranet/room-hours.ts';
import { type CalendarDay, dayAt, instantAt } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { roomSites } from './staff-contents.ts';

/** The rooms of a town on a day, as a person sees them. */
export async function roomsFor(
  council: ServerParts,
  town: Town,
  person: Colleague,
  day: CalendarDay = dayAt(council.clock.now(), town.timeZone),
): Promise<RoomsAnswer> {
  const now = council.clock.now();
  const sites = await roomSites(council, town);
  const rooms = await Promise.all(
    sites.map(async (site) => {
      const all = await roomsOfDay(council)(town.realm, site, day);
      return site.venue.places.map(({ id: place, title }) => {
        const id = roomName(site, place);
        const hours = all.filter(({ room }) => room === id);
        return {
          id,
          title,
          hours: hours.map((one) => ({
            hour: one.hour,
            state: stateOfHour(one, person.id, now),
            who: one.holder?.name ?? null,
          })),
        };
      });
    }),
  );
  return { day, rooms: rooms.flat() };
}

/** What is asked to happen with an hour of a room. */
interface AskedHour {
  readonly room: string;
  readonly day: CalendarDay;
  readonly hour: number;
  readonly isTaken: boolean;
}

/** Takes an hour of a room for a person, or gives it back. Left: there is no such room or hour, or why not. */
export async function changeHour(
  council: ServerParts,
  town: Town,
  person: Colleague,
  { room, day, hour, isTaken }: AskedHour,
): Promise<Either<CallRefusal<'unknownDocument' | 'intranetRefused'>, RoomsAnswer>> {
  const sites = await roomSites(council, town);
  const site = sites.find((one) => one.venue.places.some(({ id }) => roomName(one, id) === room));
  if (site === undefined || !openHours(site, day).includes(hour)) return left({ kind: 'unknownDocument' });
  const start = instantAt(day, hour * 3600, town.timeZone);
  const asked = { room, day, hour, start };
  const changed = await changeRoom(council)(town.realm, asked, { person, isTaken });
  if (isLeft(changed)) return left({ kind: 'intranetRefused', where: changed.left.kind });
  return right(await roomsFor(council, town, person, day));
}
