import { describe, expect, it } from 'vitest';
import { writePublicProposal } from '#adapters/wire/processes/public-proposal.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { PublicProposal } from '#domain/processes/public-proposal.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';

const aProposal = (id: string, title: string): PublicProposal => ({
  id,
  title,
  body: '<p>Aquí.</p>',
  categories: ['mobiliario'],
  coordinates: { lat: 39.41, lng: -0.34 },
  process: 'proc-1',
  neighbourhood: null,
  amount: cents(1_200_050),
  validation: { status: '1', text: { es: 'Sí', va: 'Sí' }, file: null },
});
const [town, other] = [realmId('vilanova'), realmId('benialt')];

/** What every store of published proposals keeps to. */
export function proposalStoreContract(name: string, open: () => Promise<ProposalStore>): void {
  describe(`${name} keeps the proposal-store contract`, () => {
    it('gives back what was put, by id and to its town alone', async () => {
      const proposals = await open();
      await proposals.put(town, aProposal('p-2', 'Fuente'));
      await proposals.put(town, aProposal('p-1', 'Banco «ñ»'));
      expect(await proposals.all(town)).toEqual(
        [aProposal('p-1', 'Banco «ñ»'), aProposal('p-2', 'Fuente')].map(writePublicProposal),
      );
      expect(await proposals.all(other)).toEqual([]);
    });

    it('replaces a proposal by its id, and takes one away', async () => {
      const proposals = await open();
      await proposals.put(town, aProposal('p-1', 'Banco'));
      await proposals.put(town, aProposal('p-1', 'Dos bancos'));
      expect(await proposals.all(town)).toEqual([writePublicProposal(aProposal('p-1', 'Dos bancos'))]);
      await proposals.remove(other, 'p-1');
      await proposals.remove(town, 'p-1');
      await proposals.remove(town, 'p-1');
      expect(await proposals.all(town)).toEqual([]);
    });
  });
}
