import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceUser } from '#application/ports/device-registry.ts';
import { decode } from '#adapters/wire/decode.ts';
import { loginWire, registrationWire } from '#adapters/wire/device.ts';
import type { Town } from '#domain/access/town.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { townOfCall } from '../plugins/place.ts';
import { refuse } from '../plugins/refuse.ts';
import { closeSession, openSession, sessionUser } from '../plugins/session.ts';

/** A device's secret id: 128 bits or more, written in hexadecimal or base64. Shorter ones could be guessed. */
const isSecretId = (id: string) => /^[\w-]{32,128}$/u.test(id);

const userBody = ({ userId, realm }: DeviceUser) => ({ _id: userId, realm, remote: false });

/** Anonymous devices: registration, login, session check, logout (specification 1, section 7). */
export function deviceEndpoints(server: FastifyInstance, council: Council): void {
  const inTown =
    (work: (town: Town, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const town = await townOfCall(council, request);
      return town === null ? refuse(reply, 'unknownRealm') : work(town, request, reply);
    };

  const loggedIn = inTown(async (town, request, reply) => {
    const user = await sessionUser(council, request, town.realm);
    return user === null ? refuse(reply, 'noSession') : userBody(user);
  });
  server.get('/users/v2/auth/loggedin', loggedIn);
  server.get('/users/:realm/loggedin', loggedIn);

  server.post(
    '/users/v2/auth/register',
    inTown(async (town, request, reply) => {
      const body = decode(registrationWire, request.body);
      if (isLeft(body) || !isSecretId(body.right.deviceId)) return refuse(reply, 'unreadable');
      return userBody(await council.devices.register(town.realm, body.right.deviceId));
    }),
  );

  server.post(
    '/users/v2/auth/login',
    inTown(async (town, request, reply) => {
      const body = decode(loginWire, request.body);
      if (isLeft(body)) return refuse(reply, 'unreadable');
      const user = await council.devices.authenticate(town.realm, body.right.user, body.right.password);
      if (user === null) return refuse(reply, 'loginFailed');
      await openSession(council, request, reply, user);
      return userBody(user);
    }),
  );

  const logout = inTown(async (town, request, reply) => {
    await closeSession(council, request, reply, town.realm);
    return { status: 'ok' };
  });
  server.get('/users/v2/auth/logout', logout);
  server.get('/users/:realm/logout', logout);
}
