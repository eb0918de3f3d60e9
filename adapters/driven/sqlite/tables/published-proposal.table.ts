import type { DatabaseSync } from 'node:sqlite';
import { writePublicProposal } from '#adapters/wire/processes/public-proposal.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import { inTransaction } from '../database.ts';
import { versionCounter } from './content-version.table.ts';

export function sqlProposals(database: DatabaseSync): ProposalStore {
  const list = database.prepare('SELECT body FROM published_proposals WHERE realm = ? ORDER BY id');
  const put = database.prepare(
    'INSERT OR REPLACE INTO published_proposals (realm, id, body) VALUES (?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM published_proposals WHERE realm = ? AND id = ?');
  const raiseVersion = versionCounter(database);
  return {
    all: async (realm) => list.all(realm).map(({ body }) => JSON.parse(String(body)) as CouncilDocument),
    put: async (realm, proposal) =>
      inTransaction(database, () => {
        raiseVersion(realm);
        put.run(realm, proposal.id, JSON.stringify(writePublicProposal(proposal)));
      }),
    remove: async (realm, id) =>
      inTransaction(database, () => {
        raiseVersion(realm);
        remove.run(realm, id);
      }),
  };
}
