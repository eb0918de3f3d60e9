import { weekdayName } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { DraftedSeasonAnswer } from '#adapters/wire/reservations/season.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { SeasonObstacleWire } from './season-view.ts';

type Places = readonly { readonly id: string; readonly title: LocalizedText }[];

const knownMonday = '2026-01-05' as CalendarDay;

/** A day of the week by its number: 1 is Monday. */
export const weekdayText = (weekday: number, { language }: Speech): string =>
  weekdayName(addDays(knownMonday, weekday - 1), language);

/** Places by their names, one after the other. */
export const placesText = (ids: readonly string[], places: Places, { said }: Speech): string =>
  ids.map((id) => said(places.find((one) => one.id === id)?.title ?? id).text).join(', ');

/** Why a club did not get a time. */
export function obstacleText(
  { kind, why, club, round, by, free = 0 }: SeasonObstacleWire,
  { season }: DraftedSeasonAnswer,
  { t }: Speech,
): string {
  if (kind === 'closed') return t('reservations:season.closed', { why: why ?? '' });
  if (kind === 'tooFew') return t('reservations:season.tooFew', { count: free, n: formatCount(free) });
  if (kind !== 'taken') return t(`reservations:season.${kind}`);
  return t(`reservations:season.taken.${by ?? 'round'}`, {
    club: season.clubs.find(({ id }) => id === club)?.title ?? '',
    round: String(round ?? ''),
  });
}
