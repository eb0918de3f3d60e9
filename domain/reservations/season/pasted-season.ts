import { folded } from '../../directory/folded.ts';
import {
  gatherRows,
  pastedClock,
  pastedLines,
  pastedNumber,
  pastedParts,
  pastedPlaces,
  type PastedSeasonFault,
  type PastedSeasonNames,
  type PastedSeasonRows,
  pastedWeekday,
  withoutHeading,
} from './pasted-lines.ts';
import type { SeasonClub } from './season.ts';

/** A time of the week as it is written: `at` is `19:00`. */
export interface PastedSlot {
  readonly weekday: number;
  readonly at: string;
  readonly minutes: number;
}

/** A wish as it is pasted: its rank is its place among those of its club. */
export interface PastedWish extends PastedSlot {
  readonly id: string;
  readonly club: string;
  readonly rank: number;
  readonly alternatives: readonly PastedSlot[];
  readonly places: readonly string[];
  readonly count: number;
}

/**
 * The id of a club in a season, made of its name.
 *
 * @example idOfClub('Club de Pilota') // 'club-de-pilota'
 */
export const idOfClub = (title: string): string =>
  folded(title)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Clubs, a line each: name, tier, licences. */
export function readPastedClubs(text: string): PastedSeasonRows<SeasonClub> {
  const ids = new Set<string>();
  return gatherRows(
    withoutHeading(pastedLines(text), 1),
    ({ cells }): SeasonClub | PastedSeasonFault['kind'] => {
      const [title = '', tier = '', licences = ''] = cells;
      if (cells.length < 3 || title === '') return 'columns';
      const [first, count] = [pastedNumber(tier), pastedNumber(licences)];
      if (first === null || count === null) return 'number';
      const id = idOfClub(title);
      if (id === '' || ids.has(id)) return 'repeated';
      ids.add(id);
      return { id, title, tier: first, licences: count };
    },
  );
}

function slotOf(
  written: { readonly weekday: string; readonly at: string; readonly minutes: number },
  { weekdays }: PastedSeasonNames,
): PastedSlot | 'weekday' | 'clock' {
  const weekday = pastedWeekday(written.weekday, weekdays);
  const at = pastedClock(written.at);
  if (weekday === null) return 'weekday';
  return at === null ? 'clock' : { weekday, at, minutes: written.minutes };
}

/** Other times, as `miércoles 18:00, jueves 19:30`. */
function slotsOf(
  text: string,
  minutes: number,
  names: PastedSeasonNames,
): readonly PastedSlot[] | 'weekday' | 'clock' {
  const slots: PastedSlot[] = [];
  for (const part of pastedParts(text)) {
    const [weekday = '', at = ''] = part.split(/\s+/u);
    const slot = slotOf({ weekday, at, minutes }, names);
    if (typeof slot === 'string') return slot;
    slots.push(slot);
  }
  return slots;
}

/** Wishes, a line each: club, day, hour, minutes, places, how many at once, other times. The first of a club is what it wants most. */
export function readPastedWishes(
  text: string,
  clubs: readonly Pick<SeasonClub, 'id'>[],
  names: PastedSeasonNames,
): PastedSeasonRows<PastedWish> {
  const ranks = new Map<string, number>();
  return gatherRows(
    withoutHeading(pastedLines(text), 3),
    ({ cells }): PastedWish | PastedSeasonFault['kind'] => {
      const [title = '', weekday = '', at = '', length = '', where = '', count = '', others = ''] = cells;
      if (cells.length < 5) return 'columns';
      const club = idOfClub(title);
      if (!clubs.some(({ id }) => id === club)) return 'unknownClub';
      const [minutes, many] = [pastedNumber(length), count === '' ? 1 : pastedNumber(count)];
      if (minutes === null || many === null) return 'number';
      const slot = slotOf({ weekday, at, minutes }, names);
      if (typeof slot === 'string') return slot;
      const places = pastedPlaces(where, names);
      if (places === null) return 'unknownPlace';
      const alternatives = slotsOf(others, minutes, names);
      if (typeof alternatives === 'string') return alternatives;
      const rank = (ranks.get(club) ?? 0) + 1;
      ranks.set(club, rank);
      return { id: `${club}-${rank}`, club, rank, ...slot, alternatives, places, count: many };
    },
  );
}
