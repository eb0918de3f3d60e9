import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalTag } from '#adapters/wire/refusals.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { anyPage } from '../endpoints/pages/pages.ts';
import { withinServer } from '../limits/within-server.ts';
import { refusalOf } from './refuse.ts';

/**
 * All that the log and the figures contain of a request. Nothing here is from the sender: no address, no path or
 * query as it was sent, no cookie, no body, no length of one (a length could reveal what was chosen).
 */
export interface SeenRequest {
  readonly method: string;
  /** The pattern, such as `/api/:realm/surveys/:id`; `page` for a page of the portal, `none` if nothing matches. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** A town that is served here; never just the text of the path. */
  readonly realm: string | null;
  readonly refusal: RefusalTag | null;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function routeOf(request: FastifyRequest, reply: FastifyReply): string {
  const { url } = request.routeOptions;
  if (url !== undefined && url !== anyPage) return url;
  return String(reply.getHeader('content-type')).startsWith('text/html') ? 'page' : 'none';
}

/** Finds the realm of a request. A town that was found once is not looked up again: towns are never removed. */
function realmReader(
  council: ServerParts,
): (request: FastifyRequest) => string | null | Promise<string | null> {
  const towns = new Set<string>();
  const find = async (realm: string) => {
    try {
      const found = (await council.realms.town(realmId(realm)))?.realm ?? null;
      if (found !== null) towns.add(found);
      return found;
    } catch {
      return null;
    }
  };
  return (request) => {
    const { realm = null } = (request.params ?? {}) as { readonly realm?: string };
    return realm === null || towns.has(realm) ? realm : find(realm);
  };
}

/** Reports each request once its answer is sent. Calls that the server makes itself, for its pages, are left out. */
export function seeRequests(
  server: FastifyInstance,
  council: ServerParts,
  tell: (seen: SeenRequest, request: FastifyRequest) => void,
): void {
  const realmOf = realmReader(council);
  const see = (request: FastifyRequest, reply: FastifyReply, realm: string | null) => {
    const seen = {
      method: methods.has(request.method) ? request.method : 'other',
      route: routeOf(request, reply),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      realm,
      refusal: refusalOf(reply),
    };
    tell(seen, request);
  };
  server.addHook('onResponse', (request, reply, done) => {
    done();
    if (request.socket.remoteAddress === withinServer) return;
    const realm = realmOf(request);
    if (realm instanceof Promise) void realm.then((found) => see(request, reply, found));
    else see(request, reply, realm);
  });
}
