import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoggedInCall } from '#adapters/wire/sessions/is-logged-in.ts';
import { isLoggedInTownCall } from '#adapters/wire/sessions/is-logged-in-town.ts';
import { logInCall } from '#adapters/wire/sessions/log-in.ts';
import { logInTownCall } from '#adapters/wire/sessions/log-in-town.ts';
import { logOutCall } from '#adapters/wire/sessions/log-out.ts';
import { logOutOfTownCall } from '#adapters/wire/sessions/log-out-of-town.ts';
import { listSpacesCall } from '#adapters/wire/sessions/list-spaces.ts';
import { registerDeviceCall } from '#adapters/wire/sessions/register-device.ts';
import type { DeviceUser } from '#application/ports/server/device-registry.ts';
import { decode } from '#adapters/wire/decode.ts';
import { writeUser } from '#adapters/wire/sessions/profile.ts';
import { contactFields } from '#domain/forms/contact.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { profileRegistration } from '../participation/profiles.ts';
import { loginWire, registrationWire } from '#adapters/wire/sessions/device.ts';
import type { Town } from '#domain/access/town.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { leavePhones } from '#application/push/keep-phone.ts';
import { pushPerson } from '../push/phones.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { townOfCall } from '../../plugins/place.ts';
import { refuse } from '../../plugins/refuse.ts';
import { closeSession, openSession, sessionUser } from '../../plugins/session.ts';
import { allowed, staffMember } from '../../plugins/staff.ts';

/** Whether a registration contains user data instead of a device. */
const tellsData = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  !('deviceId' in body) &&
  contactFields.some((part) => part in body);

/** A device's secret id: 128 bits or more, written in hexadecimal or base64. Shorter ones could be guessed. */
const isSecretId = (id: string) => /^[\w-]{32,128}$/u.test(id);

type Work = (town: Town, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Finds the town of the call first. */
const inTown =
  (council: ServerParts, work: Work): Handler =>
  async (request, reply) => {
    const town = await townOfCall(council, request);
    return town === null ? refuse(reply, 'unknownRealm') : work(town, request, reply);
  };

const userBody = async ({ profiles }: ServerParts, user: DeviceUser) =>
  writeUser(user, await profiles.find(user.realm, user.userId));

/** Whether the same browser is that of somebody who administers the town (specification 1, section 6). */
async function isAdministrator(council: ServerParts, town: Town, request: FastifyRequest): Promise<boolean> {
  const member = await staffMember(council, request, town);
  return member !== null && isRight(allowed(council, member, { acts: ['settings.change'], in: {} }));
}

const sessionCheck = (council: ServerParts): Handler =>
  inTown(council, async (town, request, reply) => {
    const user = await sessionUser(council, request, town.realm);
    if (user === null) return refuse(reply, 'noSession');
    const body = await userBody(council, user);
    return (await isAdministrator(council, town, request)) ? { ...body, admin: true } : body;
  });

function registration(council: ServerParts, attempts: AttemptBudget): Handler {
  const keepData = profileRegistration(council, attempts);
  return inTown(council, async (town, request, reply) => {
    if (tellsData(request.body)) return keepData(town, request, reply);
    const body = decode(registrationWire, request.body);
    if (isLeft(body)) return refuse(reply, 'unreadable');
    const { deviceId, password } = body.right;
    if (!isSecretId(deviceId)) return refuse(reply, 'unreadable', { where: 'deviceId' });
    // A device with another password could never log in.
    if (!council.devices.isPasswordOf(deviceId, password))
      return refuse(reply, 'unreadable', { where: 'password' });
    return userBody(council, await council.devices.register(town.realm, deviceId));
  });
}

const login = (council: ServerParts): Handler =>
  inTown(council, async (town, request, reply) => {
    const body = decode(loginWire, request.body);
    if (isLeft(body)) return refuse(reply, 'unreadable');
    const user = await council.devices.authenticate(town.realm, body.right.user, body.right.password);
    if (user === null) return refuse(reply, 'loginFailed');
    await openSession(council, request, reply, user);
    return userBody(council, user);
  });

/** The towns in which the caller has a session. */
const enteredTowns = (council: ServerParts): Handler =>
  inTown(council, async (_, request) => {
    const towns = await council.realms.towns();
    const entered = await Promise.all(towns.map(({ realm }) => sessionUser(council, request, realm)));
    const items = towns
      .filter((__, place) => entered[place] !== null)
      .map(({ realm, name }) => ({ _id: realm, realm, name }));
    return { items, itemsCount: items.length };
  });

const logout = (council: ServerParts): Handler =>
  inTown(council, async (town, request, reply) => {
    const user = await sessionUser(council, request, town.realm);
    if (user !== null) await leavePhones(council)(town, await pushPerson(council, user));
    await closeSession(council, request, reply, town.realm);
    return { status: 'ok' };
  });

/** Devices and their users: registration, login, session check, logout (specification 1, section 7). */
export function deviceEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  attempts: AttemptBudget,
): void {
  for (const call of [isLoggedInCall, isLoggedInTownCall]) openCall(server, call, sessionCheck(council));
  openCall(server, registerDeviceCall, registration(council, attempts));
  for (const call of [logInCall, logInTownCall]) openCall(server, call, login(council));
  openCall(server, listSpacesCall, enteredTowns(council));
  for (const call of [logOutCall, logOutOfTownCall]) openCall(server, call, logout(council));
}
