import { allProposals } from '#domain/processes/proposal-collection.ts';
import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { byKey } from '../addresses.ts';
import { documentsAddress } from '../collections/documents-address.ts';

/* The addresses of the calls for proposals (specification 3, section 7). */

/**
 * A search as the specification writes it (1, section 7). Special characters are escaped, for councils that read it
 * as a pattern.
 */
const search = (words: string) => `/${words.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')}/i`;

/** A page of a list, of all proposals or of another collection; `brief` asks for fewer fields of each. */
interface Stretch {
  readonly collection?: string;
  readonly limit: number;
  readonly offset: number;
  readonly brief?: boolean;
}

export const proposalAddresses = {
  /** `brief` asks only for what a map shows. */
  proposals: (
    realm: RealmId,
    { words, status, neighbourhood, category, process }: ProposalFilters,
    { limit, offset, brief = false, collection = allProposals }: Stretch,
  ) =>
    documentsAddress(realm, collection, {
      limit,
      offset,
      isPublished: true,
      fields: brief ? 'title,coordinates,data' : null,
      title: words === '' ? null : search(words),
      'data.validationStatus': status || null,
      'data.barrio': neighbourhood || null,
      categories: category || null,
      'data.IDproceso': process || null,
    }),
  /** The process of each proposal, and no other field. */
  processesOfAll: (realm: RealmId) =>
    documentsAddress(realm, 'propuestas', { limit: 10_000, isPublished: true, fields: 'data.IDproceso' }),
  /** The titles and mailboxes of all processes, the latest first. */
  processTitles: (realm: RealmId) =>
    documentsAddress(realm, 'procesos', {
      limit: 1000,
      sort: '-period._extent.start',
      fields: 'title,isPublished,mailbox',
    }),
  proposal: (realm: RealmId, key: string) => documentsAddress(realm, 'propuestas', { or: byKey(key) }),
  vocabulary: (realm: RealmId, name: string) => documentsAddress(realm, 'vocabularios', { name }),
} as const;
