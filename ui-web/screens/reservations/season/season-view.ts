import type { DraftedSeasonAnswer } from '#adapters/wire/reservations/season.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';

type Season = DraftedSeasonAnswer['season'];
type Turn = DraftedSeasonAnswer['turns'][number];
export type SeasonObstacleWire = Turn['refusals'][number]['obstacle'];

/** A day that a club did not get as it wished: why, and what it was offered. */
export interface MissedDay {
  readonly day: string;
  /** Each reason once. */
  readonly why: readonly SeasonObstacleWire[];
  /** Another time or other places; null: nothing. */
  readonly offer: Turn['uses'][number] | null;
}

/** What came of one wish of a club. */
export interface WishOutcome {
  readonly wish: Season['wishes'][number];
  readonly round: number;
  readonly asked: number;
  readonly granted: number;
  readonly missed: readonly MissedDay[];
}

/** A club with its wishes, in the order in which it chose. */
export interface ClubOutcome {
  readonly club: Season['clubs'][number];
  readonly wishes: readonly WishOutcome[];
}

const daysOfWeek = (first: string): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => addDays(first as CalendarDay, at));

function whyOn({ refusals }: Turn, week: readonly string[]): readonly SeasonObstacleWire[] {
  const found = refusals.filter(({ days }) => days.some((day) => week.includes(day)));
  const seen = new Map(found.map(({ obstacle }) => [JSON.stringify(obstacle), obstacle]));
  return [...seen.values()];
}

/** A week in which a club got something else than it wished, or nothing. */
function missedIn(turn: Turn, first: string, weekday: number): MissedDay | null {
  const week = daysOfWeek(first);
  const uses = turn.uses.filter(({ day }) => week.includes(day));
  if (uses.some(({ isReplacement }) => !isReplacement)) return null;
  return { day: week[weekday - 1] ?? first, why: whyOn(turn, week), offer: uses[0] ?? null };
}

function outcomeOf({ wishes }: Season, turn: Turn): readonly WishOutcome[] {
  const wish = wishes.find(({ id }) => id === turn.wish);
  if (wish === undefined) return [];
  const missed = turn.weeks.flatMap((week) => missedIn(turn, week, wish.weekday) ?? []);
  const asked = turn.weeks.length;
  return [{ wish, round: turn.round, asked, granted: asked - missed.length, missed }];
}

/** A published season by clubs, for people who want to know what each got and why not. */
export const seasonOutcomes = ({ season, turns }: DraftedSeasonAnswer): readonly ClubOutcome[] =>
  season.clubs.map((club) => ({
    club,
    wishes: turns.filter((turn) => turn.club === club.id).flatMap((turn) => outcomeOf(season, turn)),
  }));
