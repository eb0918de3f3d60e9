import type { FastifyInstance } from 'fastify';
import { isVisitKey } from '#adapters/wire/appointments/visit.ts';
import { joinWaitingListCall } from '#adapters/wire/appointments/waiting/join-waiting-list.ts';
import { leaveWaitingListCall } from '#adapters/wire/appointments/waiting/leave-waiting-list.ts';
import { letOfferGoCall } from '#adapters/wire/appointments/waiting/let-offer-go.ts';
import { mailWaitingCodeCall } from '#adapters/wire/appointments/waiting/mail-waiting-code.ts';
import { readWaitingCall } from '#adapters/wire/appointments/waiting/read-waiting.ts';
import { takeOfferCall } from '#adapters/wire/appointments/waiting/take-offer.ts';
import type { WaitingPlaceAnswer } from '#adapters/wire/appointments/waiting/waiting-place.ts';
import type { PostedWish } from '#adapters/wire/waiting/waiting-members.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { sendVisitCode } from '#application/appointments/booking/send-visit-code.ts';
import { leaveWaitingList, letOfferGo } from '#application/appointments/waiting/line-of-appointments.ts';
import { type AskedPlace, joinWaitingList } from '#application/appointments/waiting/join-waiting-list.ts';
import { takeOffer } from '#application/appointments/waiting/take-offer.ts';
import { viewPlace } from '#application/appointments/waiting/view-place.ts';
import type { WaitingRefused } from '#application/appointments/waiting/waiting-refused.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import type { Town } from '#domain/access/town.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openLines } from '../../contents/open-lines.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { networkOf } from '../../limits/network-of.ts';
import { route } from '../../plugins/route.ts';
import { codeMail } from '../participation/code-mail.ts';
import { languageOf } from '../requests/captcha.ts';
import { appointmentRefused } from './appointment-refused.ts';
import { wishIn } from './waiting-wish.ts';
import { writeWaiting } from './write-waiting.ts';

/** The place of a key as it is after something was done, or why it was not. */
const answering =
  (council: ServerParts) =>
  async (
    town: Town,
    key: string,
    done: Either<WaitingRefused, unknown>,
  ): Promise<Either<CallRefusal<'appointmentRefused'>, WaitingPlaceAnswer>> => {
    if (isLeft(done)) return left(appointmentRefused(done.left));
    const seen = await viewPlace(council)(town, key);
    return seen === null ? left(appointmentRefused({ kind: 'unknownPlace' })) : right(writeWaiting(seen));
  };

interface PostedPlace extends PostedWish {
  readonly key: string;
  readonly services: readonly string[];
  readonly people: number;
  readonly offices: readonly string[];
  readonly name: string;
  readonly identity: string;
  readonly birthDay?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly mailCode?: string | null | undefined;
  readonly visit?: string | null | undefined;
}

const askedBy = (posted: PostedPlace, language: Language): AskedPlace => ({
  id: posted.key,
  services: posted.services,
  people: posted.people,
  offices: posted.offices,
  times: wishIn(posted),
  person: { name: posted.name, email: posted.email ?? '', language },
  written: { identity: posted.identity, birthDay: posted.birthDay ?? null },
  mailCode: posted.mailCode ?? '',
  visit: posted.visit ?? null,
});

const isGuess = (done: Either<WaitingRefused, unknown>): boolean =>
  isLeft(done) && (done.left.kind === 'notListed' || done.left.kind === 'mailCodeWrong');

function joining(server: FastifyInstance, council: ServerParts): void {
  const answer = answering(council);
  const attempts = attemptBudget(council);

  route(server, council, mailWaitingCodeCall, async ({ town, body, request }) => {
    const { key, email } = body;
    if (!isVisitKey(key)) return left(appointmentRefused({ kind: 'unknownPlace' }));
    const write = codeMail(town, null);
    const network = networkOf(request.ip);
    const asked = { realm: town.realm, visit: key, email, network, write, isForWaiting: true };
    const sent = await sendVisitCode({ ...council, attempts })(asked);
    if (!isLeft(sent)) return right({ sent: true });
    const { left: refused } = sent;
    if (refused.kind === 'tooManyAttempts' || refused.kind === 'mailFailed') return left(refused);
    return left(appointmentRefused(refused));
  });

  route(server, council, joinWaitingListCall, async ({ town, body, request }) => {
    if (!isVisitKey(body.key)) return left(appointmentRefused({ kind: 'unknownPlace' }));
    const asked = askedBy(body, languageOf(request, town.defaultLanguage));
    const guesser = guesserOf(town.realm, request.ip, body.identity);
    const tried = await attempts.within(guesser, () => joinWaitingList(council)(town, asked), isGuess);
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    if (!isLeft(tried.right)) await openLines(council).appointments(town);
    return answer(town, body.key, tried.right);
  });
}

/** The waiting list of appointments, for those who wait. */
export function waitingEndpoints(server: FastifyInstance, council: ServerParts): void {
  const answer = answering(council);
  joining(server, council);

  route(server, council, readWaitingCall, async ({ town, body: { key } }) => {
    await openLines(council).appointments(town);
    return answer(town, key, right(key));
  });

  route(server, council, takeOfferCall, async ({ town, body: { key, at } }) =>
    answer(town, key, await takeOffer(council)(town, key, Date.parse(at))),
  );

  route(server, council, letOfferGoCall, async ({ town, body: { key, at } }) =>
    answer(
      town,
      key,
      await letOfferGo(openLines(council).answering(town.realm, 'appointments'))(town, key, Date.parse(at)),
    ),
  );

  route(server, council, leaveWaitingListCall, async ({ town, body: { key } }) =>
    answer(
      town,
      key,
      await leaveWaitingList(openLines(council).answering(town.realm, 'appointments'))(town, key),
    ),
  );
}
