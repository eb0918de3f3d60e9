import type { FastifyInstance } from 'fastify';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Rehearsal } from '#domain/voting/rehearsal/rehearsal.ts';
import type { OpenRehearsal } from '#application/ports/server/office/rehearsals.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import type { Rehearsals } from '#application/ports/server/office/rehearsals.ts';

/** Makes the server of a rehearsal, which says on each page that it is one. */
export type BuildRehearsal = (council: ServerParts, rehearsal: Rehearsal) => Promise<FastifyInstance>;

interface Open {
  readonly on: OpenRehearsal<ServerParts>;
  readonly server: Promise<FastifyInstance>;
}

/** The servers of rehearsals: the pages and calls of each are answered by the same endpoints as those of any town. */
export interface RehearsalServers {
  /** The server of a rehearsal; null if it is not held. */
  readonly of: (name: RealmId) => Promise<FastifyInstance | null>;
  readonly closeGone: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function rehearsalServers(
  rehearsals: Rehearsals<ServerParts>,
  build: BuildRehearsal,
): RehearsalServers {
  const all = new Map<RealmId, Open>();
  const close = async (name: RealmId) => {
    const one = all.get(name);
    all.delete(name);
    await (await one?.server.catch(() => undefined))?.close();
  };
  const made = async ({ council }: OpenRehearsal<ServerParts>, rehearsal: Rehearsal) => {
    const server = await build(council, rehearsal);
    await server.ready();
    return server;
  };
  return {
    of: async (name) => {
      const rehearsal = rehearsals.held(name);
      const on = rehearsal && (await rehearsals.open(name));
      if (rehearsal === null || on === null) return null;
      const known = all.get(name);
      const one = known?.on === on ? known : { on, server: made(on, rehearsal) };
      all.set(name, one);
      one.server.catch(() => all.delete(name));
      return one.server;
    },
    closeGone: async () => {
      await Promise.all([...all.keys()].filter((name) => rehearsals.held(name) === null).map(close));
      await rehearsals.closeGone();
    },
    stop: async () => {
      await Promise.all([...all.keys()].map(close));
    },
  };
}
