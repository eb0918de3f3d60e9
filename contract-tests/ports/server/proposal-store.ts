import { describe, expect, it } from 'vitest';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];

/** What every store of published proposals keeps to. */
export function proposalStoreContract(name: string, open: () => Promise<ProposalStore>): void {
  describe(`${name} keeps the proposal-store contract`, () => {
    it('gives back what was put, by id and to its town alone', async () => {
      const proposals = await open();
      await proposals.put(town, { _id: 'p-2', title: 'Fuente' });
      await proposals.put(town, { _id: 'p-1', title: 'Banco «ñ»' });
      expect(await proposals.all(town)).toEqual([
        { _id: 'p-1', title: 'Banco «ñ»' },
        { _id: 'p-2', title: 'Fuente' },
      ]);
      expect(await proposals.all(other)).toEqual([]);
    });

    it('replaces a proposal by its id, and takes one away', async () => {
      const proposals = await open();
      await proposals.put(town, { _id: 'p-1', title: 'Banco' });
      await proposals.put(town, { _id: 'p-1', title: 'Dos bancos' });
      expect(await proposals.all(town)).toEqual([{ _id: 'p-1', title: 'Dos bancos' }]);
      await proposals.remove(other, 'p-1');
      await proposals.remove(town, 'p-1');
      await proposals.remove(town, 'p-1');
      expect(await proposals.all(town)).toEqual([]);
    });
  });
}
