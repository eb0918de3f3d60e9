import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { VenuePlace } from '../venue-place.ts';

/** A stretch of a day of each week, by the clock of the town. */
export interface SeasonSlot {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  /** Minutes after midnight. */
  readonly from: number;
  readonly minutes: number;
}

/** When clubs can have places: on a day of the week, between two minutes of the day. */
export interface SeasonHours {
  readonly weekday: number;
  readonly from: number;
  readonly until: number;
}

/** When a place is not for clubs: a holiday, an event of the council. */
export interface SeasonClosure {
  /** A place of the venue; null: all of them. */
  readonly place: string | null;
  readonly day: CalendarDay;
  readonly from: number;
  readonly until: number;
  /** Why, for the public. */
  readonly why: string;
}

/** A club that asks for times. */
export interface SeasonClub {
  readonly id: string;
  readonly title: string;
  /** Which clubs choose first: 1 before 2. The council says what each number means. */
  readonly tier: number;
  /** How many licences it has: of one tier, the club with more chooses first. */
  readonly licences: number;
}

/** One time of the week that a club wants, for the whole season or a part of it. */
export interface SeasonWish {
  readonly id: string;
  readonly club: string;
  /** Its place among the club's wishes: 1 is what it wants most. */
  readonly rank: number;
  readonly slot: SeasonSlot;
  /** Other times that would do, the best first. */
  readonly alternatives: readonly SeasonSlot[];
  /** The places that would do, the best first. */
  readonly places: readonly string[];
  /** How many of them at once. */
  readonly count: number;
  /** The first and the last day on which it is wanted. */
  readonly from: CalendarDay;
  readonly until: CalendarDay;
}

/** A season: the places of a venue for some weeks, and what clubs ask for. The order of its lists changes nothing. */
export interface Season {
  readonly places: readonly Pick<VenuePlace, 'id' | 'within'>[];
  /** The Monday of its first week. */
  readonly from: CalendarDay;
  readonly weeks: number;
  /** Minutes that a place stays empty before and after each use. */
  readonly before: number;
  readonly after: number;
  readonly hours: readonly SeasonHours[];
  readonly closures: readonly SeasonClosure[];
  readonly clubs: readonly SeasonClub[];
  readonly wishes: readonly SeasonWish[];
}

/** Minutes of a cell of the day: all times of a season are multiples of it. */
export const seasonCell = 5;
