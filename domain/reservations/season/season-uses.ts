import { instantAt, type Instant } from '../../shared/calendar-day.ts';
import { cents } from '../../shared/money.ts';
import { endAfter, takeOfPlace } from '../place-times.ts';
import { dateAt, type VenueSite } from '../priced-time.ts';
import type { Reservation } from '../reservation.ts';
import type { SeasonClub } from './season.ts';
import type { SeasonTurn, SeasonUse } from './season-plan.ts';

/** Whose the uses of a club are. Marks of people have no `/`. */
export const holderOfClub = (club: string): string => `club/${club}`;

/** Whether a reservation was made for a club. */
export const isHeldByClub = ({ holder }: Pick<Reservation, 'holder'>): boolean => holder.startsWith('club/');

/** Whether a reservation is a club's now. */
export const isOfClub = (reservation: Pick<Reservation, 'holder' | 'state'>): boolean =>
  isHeldByClub(reservation) && reservation.state === 'booked';

/** Where a use is among those of its season; its id is the same each time that the season is published. */
const idOfUse = (season: string, turn: SeasonTurn, { day }: SeasonUse, place: string): string =>
  `season/${season}/${turn.wish}/${day}/${place}`;

/** The reservations of a turn: one for each of its places on each of its days. Nothing is paid for them here. */
export function reservationsOfTurn(
  site: VenueSite,
  { season, club, turn }: { readonly season: string; readonly club: SeasonClub; readonly turn: SeasonTurn },
  at: Instant,
): readonly Reservation[] {
  const nothing = { price: [], total: cents(0), deposit: cents(0), terms: [], entry: null, payment: null };
  return turn.uses.flatMap((use) => {
    const start = instantAt(use.day, use.from * 60, site.zone);
    const date = dateAt(site, start);
    return use.places.map((place): Reservation => {
      const id = idOfUse(season, turn, use, place);
      return {
        ...nothing,
        id,
        letters: id,
        holder: holderOfClub(club.id),
        place,
        category: '',
        purpose: club.title,
        start,
        end: endAfter(start, use.minutes),
        day: date.day,
        take: takeOfPlace(site.venue, date, { place, start, minutes: use.minutes }),
        state: 'booked',
        back: null,
        depositKept: null,
        reason: '',
        at,
      };
    });
  });
}
