import { writePublicProposal } from '#adapters/wire/processes/public-proposal.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { Postgres } from '../postgres.ts';
import { raiseVersion } from './content-version.table.ts';

export const postgresProposals = ({ ask, transaction }: Postgres): ProposalStore => ({
  all: async (realm) =>
    (await ask('SELECT body FROM published_proposals WHERE realm = $1 ORDER BY id', [realm])).map(
      ({ body }) => JSON.parse(String(body)) as CouncilDocument,
    ),
  put: async (realm, proposal) => {
    const text = `INSERT INTO published_proposals (realm, id, body) VALUES ($1, $2, $3)
      ON CONFLICT (realm, id) DO UPDATE SET body = excluded.body`;
    await transaction(async (within) => {
      await raiseVersion(within, realm);
      await within(text, [realm, proposal.id, JSON.stringify(writePublicProposal(proposal))]);
    });
  },
  remove: async (realm, id) => {
    await transaction(async (within) => {
      await raiseVersion(within, realm);
      await within('DELETE FROM published_proposals WHERE realm = $1 AND id = $2', [realm, id]);
    });
  },
});
