import { writePublicProposal } from '#adapters/wire/processes/public-proposal.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import { changesOfProposals } from '../../stores-shared/content-parts.ts';
import type { Postgres } from '../postgres.ts';
import { noteChanges } from './content-change.table.ts';
import { raiseVersion } from './content-version.table.ts';

export const postgresProposals = ({ ask, transaction }: Postgres, clock: Clock): ProposalStore => ({
  all: async (realm) =>
    (await ask('SELECT body FROM published_proposals WHERE realm = $1 ORDER BY id', [realm])).map(
      ({ body }) => JSON.parse(String(body)) as CouncilDocument,
    ),
  put: async (realm, proposal) => {
    const text = `INSERT INTO published_proposals (realm, id, body) VALUES ($1, $2, $3)
      ON CONFLICT (realm, id) DO UPDATE SET body = excluded.body
      WHERE published_proposals.body <> excluded.body RETURNING id`;
    const stored = 'SELECT body FROM published_proposals WHERE realm = $1 AND id = $2 FOR UPDATE';
    await transaction(async (within) => {
      await raiseVersion(within, realm);
      const body = JSON.stringify(writePublicProposal(proposal));
      const [before] = await within(stored, [realm, proposal.id]);
      const put = await within(text, [realm, proposal.id, body]);
      if (put.length > 0)
        await noteChanges(within, realm, changesOfProposals([before?.['body'], body]), clock.now());
    });
  },
  remove: async (realm, id) => {
    await transaction(async (within) => {
      const text = 'DELETE FROM published_proposals WHERE realm = $1 AND id = $2 RETURNING body';
      const gone = await within(text, [realm, id]);
      await raiseVersion(within, realm, gone.length > 0 ? clock.now() : null);
      if (gone.length > 0)
        await noteChanges(within, realm, changesOfProposals([gone[0]?.['body']]), clock.now());
    });
  },
});
