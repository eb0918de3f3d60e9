import type { FastifyRequest } from 'fastify';
import type { ContentState } from '#application/ports/server/content-watch.ts';
import { chooseRealm } from '#domain/access/realm-choice.ts';
import type { Town } from '#domain/access/town.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { hostTable, requestedPlace } from '../plugins/place.ts';

/** A town with the state of its contents at the moment of the request. */
export interface TownNow {
  readonly town: Town;
  readonly state: ContentState;
  /** Every town that is served. */
  readonly towns: readonly Town[];
}

interface Known {
  readonly version: number;
  readonly towns: readonly Town[];
  readonly table: ReturnType<typeof hostTable>;
}

/** Finds towns without reading them again while they have not changed. */
export interface TownTable {
  /** The town of a page: by host, then by parameter, then the default. */
  readonly ofPage: (request: FastifyRequest) => Promise<TownNow | null>;
  readonly named: (realm: string) => Promise<TownNow | null>;
}

/** What endpoints need that keep their answers. */
export interface Keeping {
  readonly kept: KeptAnswers;
  readonly towns: TownTable;
}

/** Its state is looked up first; one that is not served has none. */
const noRealm = realmId('');

export function townTable({ realms, contents }: Pick<ServerParts, 'realms' | 'contents'>): TownTable {
  let known: Known | null = null;
  const find = async (choose: (known: Known) => Town | undefined): Promise<TownNow | null> => {
    const before = known && choose(known);
    const state = await contents.look(before?.realm ?? noRealm);
    if (known?.version === state.version) return before ? { town: before, state, towns: known.towns } : null;
    const towns = await realms.towns();
    const fresh: Known = { version: state.version, towns, table: hostTable(towns) };
    known = fresh;
    const town = choose(fresh);
    if (town === undefined) return null;
    return { town, towns, state: town.realm === before?.realm ? state : await contents.look(town.realm) };
  };
  return {
    ofPage: (request) => {
      const place = requestedPlace(request);
      return find(({ towns, table }) => {
        const realm = chooseRealm(place, table);
        return towns.find((town) => town.realm === realm);
      });
    },
    named: (realm) => find(({ towns }) => towns.find((town) => town.realm === realm)),
  };
}
