import type { FastifyInstance } from 'fastify';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { confirmAppointmentCall } from '#adapters/wire/appointments/confirm-appointment.ts';
import { extendAppointmentCall } from '#adapters/wire/appointments/extend-appointment.ts';
import { giveAppointmentBackCall } from '#adapters/wire/appointments/give-appointment-back.ts';
import { holdAppointmentCall } from '#adapters/wire/appointments/hold-appointment.ts';
import { leaveAppointmentCall } from '#adapters/wire/appointments/leave-appointment.ts';
import { mailAppointmentCodeCall } from '#adapters/wire/appointments/mail-appointment-code.ts';
import { moveAppointmentCall } from '#adapters/wire/appointments/move-appointment.ts';
import { readAppointmentCall } from '#adapters/wire/appointments/read-appointment.ts';
import { isVisitKey, type OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { extendHeldTime, leaveHeldTime } from '#application/appointments/booking/change-hold.ts';
import { confirmAppointment } from '#application/appointments/booking/confirm-appointment.ts';
import { giveAppointmentBack } from '#application/appointments/booking/give-appointment-back.ts';
import { holdAppointment } from '#application/appointments/booking/hold-appointment.ts';
import { moveAppointment } from '#application/appointments/booking/move-appointment.ts';
import { readVisit } from '#application/appointments/booking/read-visit.ts';
import { waitOf } from '#application/appointments/counter/tell-wait.ts';
import { sendVisitCode } from '#application/appointments/booking/send-visit-code.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openLines } from '../../contents/open-lines.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { networkOf } from '../../limits/network-of.ts';
import { route } from '../../plugins/route.ts';
import { codeMail } from '../participation/code-mail.ts';
import { languageOf } from '../requests/captcha.ts';
import { appointmentRefused } from './appointment-refused.ts';
import { isGuess } from './is-guess.ts';
import { ownFee, visitFees } from './visit-fees.ts';
import { type VisitDoor, visitDoor } from './visit-door.ts';
import { writeOwnVisit } from './write-visit.ts';

type Refusal = CallRefusal<'appointmentRefused'>;

/** The appointment of a key as it is after something was done, or why it was not. */
export const answeringVisit =
  (council: ServerParts) =>
  async (
    town: Town,
    key: string,
    done: Either<{ readonly kind: string }, unknown>,
  ): Promise<Either<Refusal, OwnVisit>> => {
    if (isLeft(done)) return left(appointmentRefused(done.left));
    const [kept, setup] = await Promise.all([
      readVisit(council)(town.realm, key),
      council.appointments.setup(town.realm),
    ]);
    if (kept === null) return left(appointmentRefused({ kind: 'unknownVisit' }));
    const uid = `${council.keys.account(`calendar of ${key}`).slice(0, 32)}@${town.realm}`;
    const [wait, fee] = await Promise.all([
      waitOf(council)(town, kept.visit),
      ownFee(council)(town, setup, kept.visit),
    ]);
    return right(writeOwnVisit({ town, setup, now: council.clock.now(), uid, wait, fee }, kept));
  };

/** A time is held, kept longer, left. */
function holdingEndpoints(server: FastifyInstance, council: ServerParts, door: VisitDoor): void {
  const answer = answeringVisit(council);

  route(server, council, holdAppointmentCall, async ({ town, user, body, request }) => {
    const { key, at, services, people, office } = body;
    const moment = Date.parse(at);
    if (!isVisitKey(key)) return left(appointmentRefused({ kind: 'unknownVisit' }));
    if (Number.isNaN(moment)) return left(appointmentRefused({ kind: 'taken' }));
    const letIn = await door.holderOf({ town, body, address: request.ip }, user.userId);
    if (isLeft(letIn)) return letIn;
    const { device, isBusy } = letIn.right;
    const asked = { services, people, office, id: key, at: moment, device, isBusy } as const;
    const held = await holdAppointment(council)(town, { ...asked, channel: 'web', by: 'sender' });
    if (!isLeft(held)) door.held(town.realm, key, held.right.visit);
    return answer(town, key, held);
  });

  route(server, council, extendAppointmentCall, async ({ town, body, request }) => {
    const { key } = body;
    const refused = await door.whyNotLonger({ town, body, address: request.ip });
    if (refused !== null) return left(refused);
    const kept = await extendHeldTime(council)(town.realm, key);
    if (!isLeft(kept)) door.held(town.realm, key, kept.right);
    return answer(town, key, kept);
  });

  route(server, council, leaveAppointmentCall, async ({ town, body: { key } }) =>
    answer(town, key, await leaveHeldTime(council)(town.realm, key, door.isBusy(town.realm))),
  );
}

/** A person is checked, and the time is theirs. */
function confirmingEndpoints(server: FastifyInstance, council: ServerParts, door: VisitDoor): void {
  const answer = answeringVisit(council);
  const attempts = attemptBudget(council);

  route(server, council, mailAppointmentCodeCall, async ({ town, body, request }) => {
    const write = codeMail(town, null);
    const asked = {
      realm: town.realm,
      visit: body.key,
      email: body.email,
      network: networkOf(request.ip),
      write,
    };
    const sent = await sendVisitCode({ ...council, attempts })(asked);
    if (!isLeft(sent)) return right({ sent: true });
    const { left: refused } = sent;
    if (refused.kind === 'tooManyAttempts' || refused.kind === 'mailFailed') return left(refused);
    return left(appointmentRefused(refused));
  });

  route(server, council, confirmAppointmentCall, async ({ town, body, request }) => {
    const { key, name, identity, birthDay, email, mailCode, reminder } = body;
    const language = languageOf(request, town.defaultLanguage);
    const asked = {
      visit: key,
      person: { name, email: email ?? '', language, isReminded: reminder === true },
      written: { identity, birthDay: birthDay ?? null },
      mailCode: mailCode ?? '',
      channel: 'web',
      by: 'sender',
    } as const;
    const guesser = guesserOf(town.realm, request.ip, identity);
    const tried = await attempts.within(guesser, () => confirmAppointment(council)(town, asked), isGuess);
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    if (!isLeft(tried.right)) door.finished(town.realm, key);
    return answer(town, key, tried.right);
  });
}

/** An appointment is read, moved, given back. */
function heldEndpoints(server: FastifyInstance, council: ServerParts): void {
  const answer = answeringVisit(council);

  const fees = visitFees(council);
  route(server, council, readAppointmentCall, async ({ town, body: { key }, request }) => {
    await fees.tend(town, key, request.log);
    return answer(town, key, right(key));
  });

  route(server, council, giveAppointmentBackCall, async ({ town, body: { key }, request }) => {
    const done = await giveAppointmentBack(council)(town.realm, key, 'sender');
    await fees.giveBack(town, key, request.log);
    await openLines(council).appointments(town);
    return answer(town, key, done);
  });

  route(server, council, moveAppointmentCall, async ({ town, body: { key, office, at } }) => {
    const moment = Date.parse(at);
    if (Number.isNaN(moment)) return left(appointmentRefused({ kind: 'taken' }));
    const asked = { visit: key, office, at: moment, channel: 'web', by: 'sender' } as const;
    const done = await moveAppointment(council)(town, asked);
    await openLines(council).appointments(town);
    return answer(town, key, done);
  });
}

/** The appointments of residents. */
export function ownAppointmentEndpoints(server: FastifyInstance, council: ServerParts): void {
  const door = visitDoor(council);
  holdingEndpoints(server, council, door);
  confirmingEndpoints(server, council, door);
  heldEndpoints(server, council);
}
