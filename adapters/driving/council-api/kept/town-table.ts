import type { FastifyRequest } from 'fastify';
import type { ContentState } from '#application/ports/server/content-watch.ts';
import type { HostTable } from '#domain/access/realm-choice.ts';
import type { Town } from '#domain/access/town.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { type AskedPage, hostTable, pageIn, type PageTown, pageTown } from '../plugins/place.ts';

/** A town with the state of its contents at the moment of the request. */
export interface TownNow {
  readonly town: Town;
  readonly state: ContentState;
}

interface Known {
  readonly version: number;
  readonly towns: readonly Town[];
  readonly table: HostTable;
}

/** Finds towns without reading them again while they have not changed. */
export interface TownTable {
  /** What the address of a page asks for, with the state of the town's contents; of no town if there is none. */
  readonly asked: (request: FastifyRequest) => Promise<AskedPage & { readonly state: ContentState }>;
  /** The town of a page and its front-end, that of participation in place of one that is not served. */
  readonly ofPage: (request: FastifyRequest) => Promise<(PageTown & TownNow) | null>;
  readonly named: (realm: string) => Promise<TownNow | null>;
}

/** What endpoints need that keep their answers. */
export interface Keeping {
  readonly kept: KeptAnswers;
  readonly towns: TownTable;
}

/** Its state is looked up first; one that is not served has none. */
const noRealm = realmId('');

export function townTable({
  realms,
  contents,
  defaultTown,
}: Pick<ServerParts, 'realms' | 'contents' | 'defaultTown'>): TownTable {
  let known: Known | null = null;
  /** What is chosen among the towns as they are now, with the state of the town in it. */
  const find = async <T extends { readonly town?: Town | null | undefined }>(choose: (known: Known) => T) => {
    const seen = known;
    const before = seen && choose(seen);
    const state = await contents.look(before?.town?.realm ?? noRealm);
    if (before !== null && seen?.version === state.version) return { ...before, state };
    const towns = await realms.towns();
    known = { version: state.version, towns, table: hostTable(towns, defaultTown) };
    const chosen = choose(known);
    const realm = chosen.town?.realm;
    const isSame = realm === undefined || realm === before?.town?.realm;
    return { ...chosen, state: isSame ? state : await contents.look(realm) };
  };
  const asked: TownTable['asked'] = async (request) =>
    find(({ towns, table }) => pageIn(request, towns, table));
  return {
    asked,
    ofPage: async (request) => {
      const page = await asked(request);
      const of = pageTown(page);
      return of && { ...of, state: page.state };
    },
    named: async (realm) => {
      const { town, state } = await find(({ towns }) => ({ town: towns.find((one) => one.realm === realm) }));
      return town === undefined ? null : { town, state };
    },
  };
}
