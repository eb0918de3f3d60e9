import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { CalendarDay, Instant } from '../shared/calendar-day.ts';
import { type Either, left, right } from '../shared/result.ts';
import { intranetRecord } from './intranet-records.ts';
import type { Colleague } from './news-reading.ts';

/** An hour of a room, which one person has or nobody. */
export interface RoomHour {
  readonly room: string;
  readonly day: CalendarDay;
  readonly hour: number;
  readonly start: Instant;
  /** Null: nobody has it. */
  readonly holder: Colleague | null;
}

/** How an hour of a room is for a person. `over`: it is past. */
export type RoomHourState = 'free' | 'mine' | 'taken' | 'over';

const hourLength = 3_600_000;
/** How many days ahead a room can be had. */
export const roomDaysAhead = 60;

/** How an hour is for a person at a moment: until it ends it can be had. */
export function stateOfHour(
  { holder, start }: Pick<RoomHour, 'holder' | 'start'>,
  person: string,
  now: Instant,
): RoomHourState {
  if (holder !== null) return holder.id === person ? 'mine' : 'taken';
  return start + hourLength <= now ? 'over' : 'free';
}

/** Why a room is not had or given back. */
export type RoomRefused = { readonly kind: 'taken' | 'over' | 'tooFar' | 'notYours' };

/** An hour that a person takes; what is theirs already stays so. */
export function takeHour(hour: RoomHour, person: Colleague, now: Instant): Either<RoomRefused, RoomHour> {
  const state = stateOfHour(hour, person.id, now);
  if (state === 'taken' || state === 'over') return left({ kind: state });
  if (hour.start > now + roomDaysAhead * 24 * hourLength) return left({ kind: 'tooFar' });
  return right({ ...hour, holder: { id: person.id, name: person.name } });
}

/** An hour that its holder gives back. */
export const giveHourBack = (hour: RoomHour, person: Pick<Colleague, 'id'>): Either<RoomRefused, RoomHour> =>
  hour.holder?.id === person.id ? right({ ...hour, holder: null }) : left({ kind: 'notYours' });

/** The name of an hour of a room. */
export const roomHourId = ({ room, day, hour }: Pick<RoomHour, 'room' | 'day' | 'hour'>): string =>
  `${room}/${day}/${hour}`;

/** The record of an hour, in the list of its room. */
export const roomHourRecord = (hour: RoomHour, version: number): GoodsRecord =>
  intranetRecord(
    'room',
    { id: roomHourId(hour), owner: hour.room, at: hour.start, body: { holder: hour.holder } },
    version,
  );

/** Who has an hour by its record; null if nobody has. */
export const holderIn = ({ body }: Pick<GoodsRecord, 'body'>): Colleague | null =>
  body['holder'] as unknown as Colleague | null;
