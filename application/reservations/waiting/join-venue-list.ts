import { drawnName } from '#application/appointments/booking/booking-ports.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { Town } from '#domain/access/town.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { isAllowedLength } from '#domain/reservations/reservation-rules.ts';
import type { PersonCategory } from '#domain/reservations/tariff.ts';
import type { Venue } from '#domain/reservations/venue.ts';
import { type VenueWaiting, waitAtVenue } from '#domain/reservations/waiting/venue-waiting.ts';
import { type CalendarDay, dayAt, endOfDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { WrittenHolder } from '#domain/vouchers/issue/holder-rules.ts';
import { waitingNotices } from '#domain/waiting-list/waiting-notices.ts';
import type { WaitingContact } from '#domain/waiting-list/waiting-person.ts';
import { waitingPlaceRecord } from '#domain/waiting-list/waiting-records.ts';
import { type WishedTimes, wishFault } from '#domain/waiting-list/wished-times.ts';
import { answerOnce } from '../../scarcity/answer-once.ts';
import { readPlaceOf } from '../../waiting-list/read-places.ts';
import type { KeptPlace } from '../../waiting-list/waiting-line.ts';
import { waitingStep } from '../../waiting-list/waiting-step.ts';
import { findVisitor, type VisitorPorts, type VisitorRefused } from '../find-visitor.ts';
import type { VenueOfLine, VenueWaitingPorts } from './venue-line.ts';

/** What a person waits for at a venue, as they wrote it. */
export interface AskedVenueWaiting {
  /** Made by chance on the device. */
  readonly id: string;
  readonly places: readonly string[];
  readonly minutes: number;
  readonly category: string;
  readonly times: WishedTimes;
  readonly contact: WaitingContact;
  readonly written: WrittenHolder;
}

/** Why somebody does not wait. `noList`: staff approve each reservation, so nothing of it is given back to others. */
export type VenueWaitingRefused =
  | VisitorRefused
  | {
      readonly kind:
        | 'noList'
        | 'unknownPlace'
        | 'unknownCategory'
        | 'length'
        | 'emailUnreadable'
        | 'noTimes'
        | 'past'
        | 'tooFar'
        | 'alreadyWaits'
        | 'otherPlace';
    };

type Ports = VenueWaitingPorts & VisitorPorts & { readonly random: RandomBytes };

const sameWish = ({ places, minutes, category, times }: Omit<AskedVenueWaiting, 'written'>): string =>
  JSON.stringify([places, minutes, category, times]);

/** What of a wish nobody can wait for; null if all can be. */
function whyNotWish(
  { needsApproval, places, rules }: Venue,
  { places: wanted, minutes, times, contact }: AskedVenueWaiting,
  today: CalendarDay,
): VenueWaitingRefused | null {
  if (needsApproval) return { kind: 'noList' };
  const known = new Set(places.map(({ id }) => id));
  if (wanted.length === 0 || wanted.some((place) => !known.has(place))) return { kind: 'unknownPlace' };
  if (!isAllowedLength(rules, minutes)) return { kind: 'length' };
  if (contact.email !== '' && !isEmail(contact.email)) return { kind: 'emailUnreadable' };
  const fault = wishFault(times, today);
  return fault === null ? null : { kind: fault };
}

/** The mark of the person, who must have the price of their category on the first day and on the last one. */
async function markOf(
  ports: Ports,
  town: Town,
  { good }: VenueOfLine,
  { category, asked }: { readonly category: PersonCategory; readonly asked: AskedVenueWaiting },
): Promise<Either<VenueWaitingRefused, string>> {
  const now = ports.clock.now();
  const find = (day: CalendarDay) =>
    findVisitor(ports)(
      town,
      { good: good.good, category, day },
      { written: asked.written, isAtDesk: false },
      now,
    );
  const first = await find(asked.times.firstDay);
  return isLeft(first) ? first : find(asked.times.lastDay);
}

async function store(
  ports: Ports,
  { site, good }: VenueOfLine,
  asked: AskedVenueWaiting,
  holder: string,
): Promise<Either<VenueWaitingRefused, KeptPlace<VenueWaiting>>> {
  const { id, places, minutes, category, times, contact } = asked;
  const joined = ports.clock.now();
  const until = endOfDay(times.lastDay, site.zone);
  const place: VenueWaiting = {
    id,
    name: drawnName(ports.random),
    places,
    minutes,
    category,
    times,
    holder,
    person: contact,
    joined,
    until,
    state: 'waiting',
    offer: null,
    unanswered: 0,
    deeds: [{ act: 'join', at: joined, offered: null }],
  };
  const done = await ports.goods.ask(good, {
    key: `wait/${id}`,
    bodyHash: `${holder} ${sameWish(asked)}`,
    at: joined,
    by: 'sender',
    acts: waitAtVenue(place),
    money: [],
    records: [waitingPlaceRecord(place, 1), ...waitingNotices(place, contact, 'joined', joined)],
    steps: place.deeds.map((deed) => waitingStep(place, deed, 'sender')),
  });
  if (isLeft(done)) return left({ kind: done.left.kind === 'holderHasMost' ? 'alreadyWaits' : 'otherPlace' });
  return right({ place, version: 1 });
}

/**
 * Puts a person on the waiting list of a venue: one place, whatever device they use. They are checked as for a reservation,
 * so that one request takes what they are offered. The same sent again is answered as it is now.
 */
export const joinVenueList =
  (ports: Ports) =>
  async (
    town: Town,
    of: VenueOfLine,
    posted: AskedVenueWaiting,
  ): Promise<Either<VenueWaitingRefused, KeptPlace<VenueWaiting>>> => {
    const asked = { ...posted, places: [...new Set(posted.places)] };
    const stored = async (): Promise<Either<VenueWaitingRefused, KeptPlace<VenueWaiting>> | null> => {
      const kept = await readPlaceOf(ports)<VenueWaiting>(of.good, asked.id);
      if (kept === null) return null;
      const { places, minutes, category, times } = kept.place;
      const isSame = sameWish(asked) === sameWish({ ...asked, places, minutes, category, times });
      return isSame ? right(kept) : left({ kind: 'otherPlace' });
    };
    return answerOnce(stored, async (): Promise<Either<VenueWaitingRefused, KeptPlace<VenueWaiting>>> => {
      const { venue, zone } = of.site;
      const fault = whyNotWish(venue, asked, dayAt(ports.clock.now(), zone));
      if (fault !== null) return left(fault);
      const category = venue.tariff.categories.find(({ id }) => id === asked.category);
      if (category === undefined) return left({ kind: 'unknownCategory' });
      const holder = await markOf(ports, town, of, { category, asked });
      return isLeft(holder) ? holder : store(ports, of, asked, holder.right);
    });
  };
