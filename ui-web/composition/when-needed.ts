import type { DeviceSession } from '#application/ports/browser/device-session.ts';
import { type Either, left } from '#domain/shared/result.ts';
import type { ContentPagesClient } from '#adapters/driven/council-http/clients/content-pages-client.ts';
import type { TownClient } from '#adapters/driven/council-http/clients/town-client.ts';
import type { CallCouncil } from './call-council.ts';
import type { SurveysClient } from './clients.ts';
import type { Voting } from './voting.ts';
import { once } from './once.ts';

/*
 * Parts of the composition root that are loaded with the first call to one of them: they are not in the first page's
 * script. A part that does not load is asked for again with the next call. Until then a call has not reached the
 * council, as without a connection.
 */

const unreachable = () => left({ kind: 'unreachable' as const });

/** The adapters of voting: without them a draft is not stored, and a vote gets no reply. */
export function votingWhenNeeded(fetched: () => Promise<Voting>): Voting {
  const parts = once(fetched);
  const here = () => parts().catch(() => null);
  const asking = async <L, A>(ask: (voting: Voting) => Promise<Either<L, A>>) => {
    const voting = await here();
    return voting === null ? left({ kind: 'noAnswer' as const }) : ask(voting);
  };
  return {
    ballotBox: {
      cast: (...vote) => asking(({ ballotBox }) => ballotBox.cast(...vote)),
      previous: (...claim) => asking(({ ballotBox }) => ballotBox.previous(...claim)),
    },
    credentials: {
      check: (...written) => asking(({ credentials }) => credentials.check(...written)),
    },
    drafts: {
      isKeeping: async () => (await here())?.drafts.isKeeping() ?? false,
      load: async (...which) => (await here())?.drafts.load(...which) ?? null,
      keep: async (...draft) => (await here())?.drafts.keep(...draft),
      discard: async (...which) => (await here())?.drafts.discard(...which),
    },
    listCounter: {
      count: async (...list) => (await parts()).listCounter.count(...list),
      compare: async (...asked) => (await parts()).listCounter.compare(...asked),
      find: async (...sought) => (await parts()).listCounter.find(...sought),
    },
  };
}

/** Surveys and their results. */
export function surveysWhenNeeded(fetched: () => Promise<SurveysClient>): SurveysClient {
  const client = once(fetched);
  const asking = async <L, A>(ask: (surveys: SurveysClient) => Promise<Either<L, A>>) => {
    const surveys = await client().catch(() => null);
    return surveys === null ? unreachable() : ask(surveys);
  };
  return {
    surveys: (realm) => asking((surveys) => surveys.surveys(realm)),
    results: (...which) => asking((surveys) => surveys.results(...which)),
    shares: (...which) => asking((surveys) => surveys.shares(...which)),
    ballotList: (...which) => asking((surveys) => surveys.ballotList(...which)),
  };
}

/** Content pages. */
export const nodesWhenNeeded = (fetched: () => Promise<ContentPagesClient>): ContentPagesClient => {
  const client = once(fetched);
  return { node: async (...which) => (await client().catch(() => null))?.node(...which) ?? unreachable() };
};

/** What maps and forms know of a town. */
export const townWhenNeeded = (fetched: () => Promise<TownClient>): TownClient => {
  const client = once(fetched);
  return { facts: async (realm) => (await client().catch(() => null))?.facts(realm) ?? unreachable() };
};

/** Calls of the API. */
export function callsWhenNeeded(fetched: () => Promise<CallCouncil>): CallCouncil {
  const client = once(fetched);
  return async (call, input) => {
    const council = await client().catch(() => null);
    return council === null ? unreachable() : council(call, input);
  };
}

/** The session of a device: a vote may be the first to ask for it, just when the connection is lost. */
export function sessionWhenNeeded(fetched: () => Promise<DeviceSession>): DeviceSession {
  const part = once(fetched);
  const asking = async <L, A>(ask: (session: DeviceSession) => Promise<Either<L, A>>) => {
    const session = await part().catch(() => null);
    return session === null ? unreachable() : ask(session);
  };
  return {
    isLoggedIn: (realm) => asking((session) => session.isLoggedIn(realm)),
    register: (...device) => asking((session) => session.register(...device)),
    logIn: (...device) => asking((session) => session.logIn(...device)),
  };
}
