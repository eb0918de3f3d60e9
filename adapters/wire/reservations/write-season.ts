import type { DraftedSeason, SeasonOrder } from '#domain/reservations/season/drafted-season.ts';
import type { PublishedSeason } from '#domain/reservations/season/season-record.ts';
import type { SeasonTurn } from '#domain/reservations/season/season-plan.ts';
import type { Season, SeasonSlot, SeasonWish } from '#domain/reservations/season/season.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { writtenClock, minutesOfClock } from './minutes-of-clock.ts';
import type { DraftedSeasonAnswer, SeasonDraft } from './season.ts';

type WrittenSlot = Pick<SeasonDraft['wishes'][number], 'weekday' | 'at' | 'minutes'>;

const readSlot = ({ weekday, at, minutes }: WrittenSlot): SeasonSlot => ({
  weekday,
  from: minutesOfClock(at),
  minutes,
});

const writeSlot = ({ weekday, from, minutes }: SeasonSlot): WrittenSlot => ({
  weekday,
  at: writtenClock(from),
  minutes,
});

const readStretch = <T extends { readonly opens: string; readonly closes: string }>({
  opens,
  closes,
  ...more
}: T) => ({ ...more, from: minutesOfClock(opens), until: minutesOfClock(closes) });

const writeStretch = <T extends { readonly from: number; readonly until: number }>({
  from,
  until,
  ...more
}: T) => ({ ...more, opens: writtenClock(from), closes: writtenClock(until) });

/** The last day of a season whose first day or weeks cannot be read does not matter: its faults name them. */
function lastDayOf({ from, weeks }: SeasonDraft): CalendarDay {
  const isReadable = /^\d{4}-\d{2}-\d{2}$/u.test(from) && !Number.isNaN(Date.parse(from)) && weeks > 0;
  return isReadable && weeks < 1000
    ? addDays(from as CalendarDay, Math.floor(weeks) * 7 - 1)
    : (from as CalendarDay);
}

/** The season that is asked for. Hours that cannot be read are faults of it. */
export function readSeasonDraft(draft: SeasonDraft): SeasonOrder {
  const last = lastDayOf(draft);
  return {
    id: draft.id,
    title: draft.title,
    written: {
      from: draft.from as CalendarDay,
      weeks: draft.weeks,
      hours: draft.hours.map(readStretch),
      closures: draft.closures.map(({ day, ...more }) => ({ ...readStretch(more), day: day as CalendarDay })),
      clubs: draft.clubs,
      wishes: draft.wishes.map(
        ({ weekday, at, minutes, alternatives, from, until, ...wish }): SeasonWish => ({
          ...wish,
          slot: readSlot({ weekday, at, minutes }),
          alternatives: alternatives.map(readSlot),
          from: (from ?? draft.from) as CalendarDay,
          until: (until ?? last) as CalendarDay,
        }),
      ),
    },
  };
}

const writeWish = ({ slot, alternatives, places, ...wish }: SeasonWish) => ({
  ...wish,
  ...writeSlot(slot),
  alternatives: alternatives.map(writeSlot),
  places: [...places],
});

/** All that a plan depends on. Its canonical JSON is what the hash of a season is made of. */
export const writeWholeSeason = (season: Season): DraftedSeasonAnswer['season'] => ({
  ...season,
  places: [...season.places],
  hours: season.hours.map(writeStretch),
  closures: season.closures.map(writeStretch),
  clubs: [...season.clubs],
  wishes: season.wishes.map(writeWish),
});

/** A season in a list. */
export const writeSeasonRow = ({ id, title, season: { from, weeks } }: PublishedSeason) => ({
  id,
  title,
  from,
  weeks,
});

const writeTurn = (turn: SeasonTurn): DraftedSeasonAnswer['turns'][number] => ({
  ...turn,
  weeks: [...turn.weeks],
  uses: turn.uses.map(({ from, places, ...use }) => ({
    ...use,
    at: writtenClock(from),
    places: [...places],
  })),
  refused: [...turn.refused],
  refusals: turn.refusals.map(({ slot, days, ...one }) => ({
    ...one,
    slot: writeSlot(slot),
    days: [...days],
  })),
});

/** A season with its plan. */
export const writeSeason = ({ season, plan, hash }: DraftedSeason): DraftedSeasonAnswer => ({
  season: writeWholeSeason(season),
  turns: plan.turns.map(writeTurn),
  hash,
});
