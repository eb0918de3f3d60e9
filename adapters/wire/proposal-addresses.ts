import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { byKey } from './addresses.ts';

/* Where the calls for proposals go (specification 3, section 7). */

const part = encodeURIComponent;
/** A search as the specification writes it (1, section 7). Signs are escaped, for councils that take it as a pattern. */
const search = (words: string) => `/${words.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')}/i`;

/** A stretch of a list; `brief` asks for little of each. */
interface Stretch {
  readonly limit: number;
  readonly offset: number;
  readonly brief?: boolean;
}

export const proposalAddresses = {
  /** `brief` asks only for what a map shows. */
  proposals: (
    realm: RealmId,
    { words, ...filters }: ProposalFilters,
    { limit, offset, brief = false }: Stretch,
  ) => {
    const asked = [
      ...(words === '' ? [] : [`title=${part(search(words))}`]),
      ...(filters.status === '' ? [] : [`data.validationStatus=${part(filters.status)}`]),
      ...(filters.neighbourhood === '' ? [] : [`data.barrio=${part(filters.neighbourhood)}`]),
      ...(filters.category === '' ? [] : [`categories=${part(filters.category)}`]),
      ...(filters.process === '' ? [] : [`data.IDproceso=${part(filters.process)}`]),
    ].map((filter) => `&${filter}`);
    const stretch = `limit=${limit}&offset=${offset}&isPublished=true`;
    const fields = brief ? '&fields=title,coordinates,data' : '';
    return `/api/${part(realm)}/collections/propuestas?${stretch}${fields}${asked.join('')}`;
  },
  /** Which process each proposal is for, and nothing else of it. */
  processesOfAll: (realm: RealmId) =>
    `/api/${part(realm)}/collections/propuestas?limit=10000&isPublished=true&fields=data.IDproceso`,
  /** What all processes are called, the latest first. */
  processTitles: (realm: RealmId) =>
    `/api/${part(realm)}/collections/procesos?limit=1000&sort=-period._extent.start&fields=title,isPublished`,
  proposal: (realm: RealmId, key: string) => `/api/${part(realm)}/collections/propuestas?or=${byKey(key)}`,
  vocabulary: (realm: RealmId, name: string) =>
    `/api/${part(realm)}/collections/vocabularios?name=${part(name)}`,
} as const;
