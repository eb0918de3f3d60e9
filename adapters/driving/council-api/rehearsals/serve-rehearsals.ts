import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../composition/server-parts.ts';
import type { BuildOther } from '../endpoints/pages/preview-councils.ts';
import { passOnRehearsals } from './pass-on.ts';
import { keepOutOfSearch } from './rehearsal-banner.ts';
import { rehearsalServers } from './rehearsal-servers.ts';
import { sweepRehearsals } from './rehearsal-rounds.ts';

/**
 * Has a server answer for the rehearsals of its votes, each by a server within it: before anything else that the server does
 * with a request. The server of a rehearsal is found by no search engine.
 */
export function serveRehearsals(server: FastifyInstance, council: ServerParts, build: BuildOther): void {
  const { rehearsals, rehearsed, townFiles } = council;
  if (rehearsed !== null) keepOutOfSearch(server);
  if (rehearsals === null) return;
  // The pictures and the style sheet are those of the town.
  const servers = rehearsalServers(rehearsals, (other, { name, town }) =>
    build({ ...other, townFiles, rehearsed: { name, town } }),
  );
  passOnRehearsals(server, servers);
  sweepRehearsals(server, rehearsals, servers);
}
