import { cellStart } from '#domain/free-times/cell-day.ts';
import { cellRuns } from '#domain/free-times/cell-mask.ts';
import { calendarDate, openedDays } from '#domain/free-times/opened-days.ts';
import type { Colleague } from '#domain/intranet/news-reading.ts';
import {
  giveHourBack,
  holderIn,
  type RoomHour,
  roomHourId,
  roomHourRecord,
  type RoomRefused,
  takeHour,
} from '#domain/intranet/room-hours.ts';
import type { VenueSite } from '#domain/reservations/priced-time.ts';
import { type CalendarDay, endOfDay, instantAt, startOfDay } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import { intranetBook, type IntranetPorts } from './intranet-book.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const hourLength = 3_600_000;

/** The name of a room: its venue and its place. */
export const roomName = ({ venue }: Pick<VenueSite, 'venue'>, place: string): string =>
  `${venue.id}.${place}`;

/** The whole hours of a day in which a venue is open. */
export function openHours({ venue, zone, isHoliday }: VenueSite, day: CalendarDay): readonly number[] {
  const date = calendarDate({ zone, isHoliday }, day);
  const open = cellRuns(openedDays()(venue.opening, date).open).map(({ first, end }) => ({
    from: cellStart(date, first),
    until: cellStart(date, end),
  }));
  return hours.filter((hour) => {
    const start = instantAt(day, hour * 3600, zone);
    return open.some(({ from, until }) => from <= start && start + hourLength <= until);
  });
}

/** The hours of the rooms of a venue on a day, with who has each. */
export const roomsOfDay =
  (ports: IntranetPorts) =>
  async (realm: RealmId, site: VenueSite, day: CalendarDay): Promise<readonly RoomHour[]> => {
    const { venue, zone } = site;
    const records = await intranetBook(ports, realm).list('room', {
      from: startOfDay(day, zone),
      until: endOfDay(day, zone),
    });
    const holders = new Map(records.map((record) => [record.id, holderIn(record)]));
    const open = openHours(site, day);
    return venue.places.flatMap(({ id }) =>
      open.map((hour): RoomHour => {
        const named = { room: roomName(site, id), day, hour };
        const holder = holders.get(roomHourId(named)) ?? null;
        return { ...named, start: instantAt(day, hour * 3600, zone), holder };
      }),
    );
  };

/** Takes an hour of a room for a person, or gives it back; of two who take it at once, one has it. */
export const changeRoom =
  (ports: IntranetPorts) =>
  async (
    realm: RealmId,
    hour: Omit<RoomHour, 'holder'>,
    { person, isTaken }: { readonly person: Colleague; readonly isTaken: boolean },
  ): Promise<Either<RoomRefused, RoomHour>> => {
    const book = intranetBook(ports, realm);
    const record = await book.find('room', roomHourId(hour));
    const now = { ...hour, holder: record && holderIn(record) };
    const changed = isTaken ? takeHour(now, person, ports.clock.now()) : giveHourBack(now, person);
    if (isLeft(changed)) return changed;
    const isStored = await book.write(roomHourRecord(changed.right, (record?.version ?? 0) + 1), person.id);
    return isStored ? changed : left({ kind: 'taken' });
  };
