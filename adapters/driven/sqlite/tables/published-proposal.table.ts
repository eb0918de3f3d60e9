import type { DatabaseSync } from 'node:sqlite';
import { writePublicProposal } from '#adapters/wire/processes/public-proposal.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { changesOfProposals } from '../../stores-shared/content-parts.ts';
import { changeNoter } from './content-change.table.ts';
import { versionCounter } from './content-version.table.ts';

export function sqlProposals(database: DatabaseSync, clock: Clock): ProposalStore {
  const list = database.prepare('SELECT body FROM published_proposals WHERE realm = ? ORDER BY id');
  const stored = database.prepare('SELECT body FROM published_proposals WHERE realm = ? AND id = ?');
  const put = database.prepare(
    'INSERT OR REPLACE INTO published_proposals (realm, id, body) VALUES (?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM published_proposals WHERE realm = ? AND id = ?');
  const raiseVersion = versionCounter(database);
  const noteChanges = changeNoter(database, clock);
  return {
    all: async (realm) => list.all(realm).map(({ body }) => JSON.parse(String(body)) as CouncilDocument),
    put: async (realm, proposal) =>
      writeWhenFree(database, () => {
        raiseVersion(realm);
        const body = JSON.stringify(writePublicProposal(proposal));
        const before = stored.get(realm, proposal.id)?.['body'];
        if (before !== body) noteChanges(realm, changesOfProposals([before, body]));
        put.run(realm, proposal.id, body);
      }),
    remove: async (realm, id) =>
      writeWhenFree(database, () => {
        const before = stored.get(realm, id)?.['body'];
        const isRemoved = Number(remove.run(realm, id).changes) > 0;
        raiseVersion(realm, isRemoved ? clock.now() : null);
        if (isRemoved) noteChanges(realm, changesOfProposals([before]));
      }),
  };
}
