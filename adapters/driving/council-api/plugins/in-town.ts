import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceUser } from '#application/ports/server/device-registry.ts';
import type { Town } from '#domain/access/town.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { refuse } from './refuse.ts';
import { sessionUser } from './session.ts';

/** A call whose path names its town. */
export type TownRequest<P = unknown, Q = Record<string, string | string[] | undefined>> = FastifyRequest<{
  Params: { realm: string } & P;
  Querystring: Q;
}>;

type Work<R> = (town: Town, request: R, reply: FastifyReply) => Promise<unknown>;

/** Answers in the town that the path names; answers about requests must not be cached. */
export const inTown =
  <R extends TownRequest>(council: ServerParts, work: Work<R>) =>
  async (request: R, reply: FastifyReply): Promise<unknown> => {
    reply.header('cache-control', 'no-store');
    const town = await council.realms.town(request.params.realm as Town['realm']);
    return town === null ? refuse(reply, 'unknownRealm') : work(town, request, reply);
  };

/** Answers in the town, to callers with a session there. */
export const withSession = <R extends TownRequest>(
  council: ServerParts,
  work: (town: Town, user: DeviceUser, request: R, reply: FastifyReply) => Promise<unknown>,
) =>
  inTown<R>(council, async (town, request, reply) => {
    const user = await sessionUser(council, request, town.realm);
    return user === null ? refuse(reply, 'noSession') : work(town, user, request, reply);
  });

/** A parameter of the query given once; null otherwise. */
export const singleParameter = (request: Pick<TownRequest, 'query'>, name: string): string | null => {
  const value = request.query[name];
  return typeof value === 'string' ? value : null;
};
