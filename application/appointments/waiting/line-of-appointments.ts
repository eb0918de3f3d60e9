import type { Town } from '#domain/access/town.ts';
import { restingHolder, restsUntil, setAside } from '#domain/appointments/appointment-goods.ts';
import type { FittingStart } from '#domain/appointments/waiting/fitting-start.ts';
import type { WaitingPlace } from '#domain/appointments/waiting/waiting-place.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either } from '#domain/shared/result.ts';
import { offerEnds } from '#domain/waiting-list/waking-hours.ts';
import { type AnswerRefused, leaveLine, letGoOfOffer } from '../../waiting-list/answer-offer.ts';
import { passLineOn } from '../../waiting-list/pass-on.ts';
import { restOn } from '../../waiting-list/rest-on.ts';
import type { LinePorts, WaitingLine } from '../../waiting-list/waiting-line.ts';
import { type BookingPorts, drawnShare, goodOfAppointments } from '../booking/booking-ports.ts';
import { findCandidate } from './find-candidate.ts';
import type { FreedSeat, KeptVisitPlace } from './read-places.ts';

type AppointmentLine = WaitingLine<WaitingPlace, FreedSeat, FittingStart>;

/** An offer, and a freed time in which what the appointment needs of what is free beside it is set aside too. */
const offering =
  ({ clock, random }: Pick<BookingPorts, 'clock' | 'random'>, { timeZone }: Town) =>
  (freed: FreedSeat, _: WaitingPlace, { at, seat }: FittingStart, grant: string) => {
    const until = offerEnds(clock.now(), timeZone);
    const cells = [...new Set([...freed.seat.cells, ...seat.cells])].toSorted((a, b) => a - b);
    return {
      offer: { freed: freed.id, grant, office: freed.office, at, seat, until },
      freed: { ...freed, seat: { ...freed.seat, cells } },
      rests: restsUntil(at, until, drawnShare(random), true),
    };
  };

/** The waiting list of the appointments of a town. */
export const lineOfAppointments = (ports: BookingPorts, town: Town): AppointmentLine => ({
  good: goodOfAppointments(town.realm),
  zone: town.timeZone,
  findCandidate: async (freed) =>
    findCandidate(ports, town, await ports.appointments.setup(town.realm), freed),
  makeOffer: offering(ports, town),
  setAside: ({ seat }, holder, until) => setAside(seat, holder ?? restingHolder, until),
  restsAfter: ({ at }, now) => restsUntil(at, now, drawnShare(ports.random), true),
});

/** Offers all that was given back, and ends the wait of those whose last day is over. */
export const passAllOn =
  (ports: BookingPorts) =>
  (town: Town): Promise<void> =>
    passLineOn(ports)(lineOfAppointments(ports, town));

/** Keeps all that was given back for those who wait, while the town offers no appointments. */
export const restAll =
  (ports: BookingPorts) =>
  (town: Town): Promise<void> =>
    restOn(ports)(lineOfAppointments(ports, town));

/** What answers an offer, and knows whether the next one may be asked. */
type AnswerPorts = BookingPorts & Pick<LinePorts, 'isOpen'>;

/** Lets go of the time that is offered; the person waits on in their place. `at`: the time that they saw. */
export const letOfferGo =
  (ports: AnswerPorts) =>
  (town: Town, id: string, at: Instant): Promise<Either<AnswerRefused, KeptVisitPlace>> =>
    letGoOfOffer(ports, lineOfAppointments(ports, town))(id, at);

/** Ends the wait of a person who says so. */
export const leaveWaitingList =
  (ports: AnswerPorts) =>
  (town: Town, id: string): Promise<Either<AnswerRefused, KeptVisitPlace>> =>
    leaveLine(ports, lineOfAppointments(ports, town))(id);
