import type { FastifyInstance } from 'fastify';
import { isReservationKey } from '#adapters/wire/reservations/own-reservation.ts';
import { makeReservationCall } from '#adapters/wire/reservations/make-reservation.ts';
import { reserveAtDeskCall } from '#adapters/wire/reservations/office/reserve-at-desk.ts';
import { type AskedReservation, reserve, type ReserveRefused } from '#application/reservations/reserve.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import { tillOfVouchers } from '#application/vouchers/issue/order-payment.ts';
import { isEmail } from '#domain/forms/contact.ts';
import type { Reservation, ReservationContact } from '#domain/reservations/reservation.ts';
import type { Venue } from '#domain/reservations/venue.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { route } from '../../plugins/route.ts';
import { languageOf } from '../requests/captcha.ts';
import { withinDeskBudget } from '../votes/desk/desk-budget.ts';
import { answerReservation } from './answer-reservation.ts';
import { reservationRefused, venueIn } from './asked-venue.ts';
import type { PlaceDoor } from './place-door.ts';

interface PostedReservation {
  readonly key: string;
  readonly place: string;
  readonly people: string;
  readonly start: string;
  readonly minutes: number;
  readonly identity: string;
  readonly birthDay?: string | null | undefined;
  readonly purpose?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly reminder?: boolean | null | undefined;
}

const longestPurpose = 500;

/** Where its holder is written to; null if they gave no mail. */
const contactIn = ({ email, reminder }: PostedReservation, language: Language): ReservationContact | null =>
  email === undefined || email === null || email.trim() === ''
    ? null
    : { email: email.trim(), language, isReminded: reminder === true };

const askedBy = (posted: PostedReservation, isAtDesk: boolean, by: string): AskedReservation => ({
  id: posted.key,
  place: posted.place,
  category: posted.people,
  start: Date.parse(posted.start),
  minutes: posted.minutes,
  purpose: (posted.purpose ?? '').trim().slice(0, longestPurpose),
  by,
  visitor: { written: { identity: posted.identity, birthDay: posted.birthDay ?? null }, isAtDesk },
});

/** What no key or moment can be. Null if the post can be read. */
function whyUnreadable({ key, start, email }: PostedReservation) {
  if (!isReservationKey(key)) return reservationRefused({ kind: 'unknownReservation' });
  const mail = (email ?? '').trim();
  if (mail !== '' && !isEmail(mail)) return { kind: 'unreadable', where: 'email' } as const;
  return Number.isNaN(Date.parse(start)) ? ({ kind: 'unreadable', where: 'start' } as const) : null;
}

const isUnlisted = (done: Either<ReserveRefused, Reservation>): boolean =>
  isLeft(done) && done.left.kind === 'notListed';

/** Whether somebody can receive what this venue may cost. */
async function canBePaid(council: ServerParts, realm: RealmId, { tariff }: Venue): Promise<boolean> {
  const costs = tariff.deposit > 0 || tariff.rates.some(({ perHour }) => perHour > 0);
  return !costs || (await tillOfVouchers(council, realm)) !== null;
}

function overTheWeb(server: FastifyInstance, council: ServerParts, door: PlaceDoor): void {
  const make = reserve(council);
  const answer = answerReservation(council);
  const attempts = attemptBudget(council);
  route(server, council, makeReservationCall, async ({ town, realm, id, body, request }) => {
    const unreadable = whyUnreadable(body);
    if (unreadable !== null) return left(unreadable);
    const asked = await venueIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { site } = asked.right;
    const refused = await door.whyNot(asked.right, body);
    if (refused !== null) return left(refused);
    if (!(await canBePaid(council, realm, site.venue))) {
      request.log.error({ realm, venue: id }, 'no reservations: the town has no bank, see payments');
      return left({ kind: 'noBank' });
    }
    const guesser = guesserOf(realm, request.ip, body.identity);
    const contact = contactIn(body, languageOf(request, town.defaultLanguage));
    const work = () => make(town, site, { ...askedBy(body, false, 'sender'), contact });
    const tried = await attempts.within(guesser, work, isUnlisted);
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    const done = tried.right;
    if (isLeft(done)) return left(reservationRefused(done.left));
    door.held(asked.right, done.right);
    const { forward } = body;
    return right(await answer({ town, request, forward }, { ...asked.right, reservation: done.right }));
  });
}

function atDesks(server: FastifyInstance, council: ServerParts): void {
  const make = reserve(council);
  const answer = answerReservation(council);
  route(server, council, reserveAtDeskCall, async ({ town, realm, id, body, member, request }) => {
    const unreadable = whyUnreadable(body);
    if (unreadable !== null) return left(unreadable);
    const asked = await venueIn(council, town, id);
    if (isLeft(asked)) return asked;
    const work = () =>
      make(town, asked.right.site, {
        ...askedBy(body, true, member.name),
        desk: body.by ?? 'cash',
      });
    const tried = await withinDeskBudget(council, { realm, member }, work, isUnlisted);
    if (isLeft(tried)) return tried;
    const done = tried.right;
    if (isLeft(done)) return left(reservationRefused(done.left));
    return right(await answer({ town, request }, { ...asked.right, reservation: done.right }));
  });
}

/** Reservations that are made, over the web and at desks. */
export function makeReservationEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  door: PlaceDoor,
): void {
  overTheWeb(server, council, door);
  atDesks(server, council);
}
