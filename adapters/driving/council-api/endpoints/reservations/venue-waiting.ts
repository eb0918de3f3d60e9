import type { FastifyInstance } from 'fastify';
import { isReservationKey } from '#adapters/wire/reservations/own-reservation.ts';
import { joinVenueListCall } from '#adapters/wire/reservations/waiting/join-venue-list.ts';
import { leaveVenueListCall } from '#adapters/wire/reservations/waiting/leave-venue-list.ts';
import { letVenueOfferGoCall } from '#adapters/wire/reservations/waiting/let-venue-offer-go.ts';
import { readVenueWaitingCall } from '#adapters/wire/reservations/waiting/read-venue-waiting.ts';
import { takeVenueOfferCall } from '#adapters/wire/reservations/waiting/take-venue-offer.ts';
import type { VenueWaitingAnswer } from '#adapters/wire/reservations/waiting/venue-waiting.ts';
import {
  joinVenueList,
  type VenueWaitingRefused,
} from '#application/reservations/waiting/join-venue-list.ts';
import { takeVenueOffer } from '#application/reservations/waiting/take-venue-offer.ts';
import { lineOfVenue } from '#application/reservations/waiting/venue-line.ts';
import { viewVenueWaiting } from '#application/reservations/waiting/view-venue-waiting.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import { leaveLine, letGoOfOffer } from '#application/waiting-list/answer-offer.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openLines } from '../../contents/open-lines.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { route } from '../../plugins/route.ts';
import { wishIn } from '../appointments/waiting-wish.ts';
import { languageOf } from '../requests/captcha.ts';
import { type AskedVenue, reservationRefused, type ReservationRefusal, venueIn } from './asked-venue.ts';
import { writeVenueWaiting } from './write-venue-waiting.ts';

type Answered = Either<ReservationRefusal, VenueWaitingAnswer>;

/** The place of a key as it is after something was done, or why it was not. */
const answering =
  (council: ServerParts) =>
  async (
    asked: AskedVenue,
    key: string,
    done: Either<{ readonly kind: string }, unknown>,
  ): Promise<Answered> => {
    if (isLeft(done)) return left(reservationRefused(done.left));
    const seen = await viewVenueWaiting(council)(asked.good, key);
    return seen === null
      ? left(reservationRefused({ kind: 'unknownPlace' }))
      : right(writeVenueWaiting(asked.site.venue, seen));
  };

const isUnlisted = (done: Either<VenueWaitingRefused, unknown>): boolean =>
  isLeft(done) && done.left.kind === 'notListed';

function joining(server: FastifyInstance, council: ServerParts): void {
  const answer = answering(council);
  const attempts = attemptBudget(council);
  route(server, council, joinVenueListCall, async ({ town, id, body, request }) => {
    const asked = await venueIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { key, places, minutes, people, identity, birthDay, email } = body;
    if (!isReservationKey(key)) return left(reservationRefused({ kind: 'unknownPlace' }));
    const language = languageOf(request, town.defaultLanguage);
    const work = () =>
      joinVenueList(council)(town, asked.right, {
        id: key,
        places,
        minutes,
        category: people,
        times: wishIn(body),
        contact: { email: (email ?? '').trim(), language },
        written: { identity, birthDay: birthDay ?? null },
      });
    const tried = await attempts.within(guesserOf(town.realm, request.ip, identity), work, isUnlisted);
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    if (!isLeft(tried.right)) await openLines(council).venue(asked.right);
    return answer(asked.right, key, tried.right);
  });
}

/** The waiting list of a venue, for those who wait. */
export function venueWaitingEndpoints(server: FastifyInstance, council: ServerParts): void {
  const answer = answering(council);
  joining(server, council);
  const answers = (town: Town) => openLines(council).answering(town.realm, 'reservations');
  /** Does something with the place of a key at a venue. */
  const doing = async (
    town: Town,
    { venue, key }: { readonly venue: string; readonly key: string },
    work: (asked: AskedVenue) => Promise<Either<{ readonly kind: string }, unknown>>,
  ): Promise<Answered> => {
    const asked = await venueIn(council, town, venue);
    return isLeft(asked) ? asked : answer(asked.right, key, await work(asked.right));
  };

  route(server, council, readVenueWaitingCall, ({ town, id, body: { key } }) =>
    doing(town, { venue: id, key }, async (asked) => right(await openLines(council).venue(asked))),
  );
  route(server, council, takeVenueOfferCall, ({ town, id, body: { key, at } }) =>
    doing(town, { venue: id, key }, (asked) => takeVenueOffer(council)(asked, key, Date.parse(at))),
  );
  route(server, council, letVenueOfferGoCall, ({ town, id, body: { key, at } }) =>
    doing(town, { venue: id, key }, (asked) =>
      letGoOfOffer(answers(town), lineOfVenue(council, asked))(key, Date.parse(at)),
    ),
  );
  route(server, council, leaveVenueListCall, ({ town, id, body: { key } }) =>
    doing(town, { venue: id, key }, (asked) => leaveLine(answers(town), lineOfVenue(council, asked))(key)),
  );
}
