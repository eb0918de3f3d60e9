import { writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import type { DayHours } from '#domain/free-times/opening.ts';
import { isWholeClock, minutesAsTyped } from '#domain/free-times/week/typed-clock.ts';

/** Hours as they are being typed; `hours` is what was read of them last, null if nothing was. */
export interface TypedHours {
  readonly from: string;
  readonly to: string;
  readonly hours: DayHours | null;
}

/** Hours of a document as texts. */
export const asTyped = (hours: DayHours): TypedHours => ({
  from: writtenClock(hours.from),
  to: writtenClock(hours.to),
  hours,
});

/** A stretch that nothing is typed of. */
export const noHours: TypedHours = { from: '', to: '', hours: null };

const readHours = ({ from, to }: TypedHours): DayHours | null => {
  const [first, last] = [minutesAsTyped(from), minutesAsTyped(to)];
  return first === null || last === null ? null : { from: first, to: last };
};

/** The hours while somebody types: the 9 of 9:30 is not yet meant. */
export const whileTyping = (typed: TypedHours): TypedHours =>
  isWholeClock(typed.from) && isWholeClock(typed.to) ? { ...typed, hours: readHours(typed) } : typed;

/** The hours once somebody goes on: what can be read is written as clocks show it. */
export function onceTyped(typed: TypedHours): TypedHours {
  const clockOf = (text: string) => {
    const read = minutesAsTyped(text);
    return read === null ? text : writtenClock(read);
  };
  const hours = readHours(typed) ?? typed.hours;
  return { from: clockOf(typed.from), to: clockOf(typed.to), hours };
}

/** Whether something is typed that is no hour. */
export const isUnreadable = (text: string): boolean => text.trim() !== '' && minutesAsTyped(text) === null;
