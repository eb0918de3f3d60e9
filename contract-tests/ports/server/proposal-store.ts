import { describe, expect, it } from 'vitest';
import type { ProposalShelf } from '#application/ports/server/proposal-store.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];

/** What every shelf of published proposals keeps to. */
export function proposalShelfContract(name: string, open: () => Promise<ProposalShelf>): void {
  describe(`${name} keeps the proposal-shelf contract`, () => {
    it('gives back what was put, by id and to its town alone', async () => {
      const shelf = await open();
      await shelf.put(town, { _id: 'p-2', title: 'Fuente' });
      await shelf.put(town, { _id: 'p-1', title: 'Banco «ñ»' });
      expect(await shelf.all(town)).toEqual([
        { _id: 'p-1', title: 'Banco «ñ»' },
        { _id: 'p-2', title: 'Fuente' },
      ]);
      expect(await shelf.all(other)).toEqual([]);
    });

    it('replaces a proposal by its id, and takes one away', async () => {
      const shelf = await open();
      await shelf.put(town, { _id: 'p-1', title: 'Banco' });
      await shelf.put(town, { _id: 'p-1', title: 'Dos bancos' });
      expect(await shelf.all(town)).toEqual([{ _id: 'p-1', title: 'Dos bancos' }]);
      await shelf.remove(other, 'p-1');
      await shelf.remove(town, 'p-1');
      await shelf.remove(town, 'p-1');
      expect(await shelf.all(town)).toEqual([]);
    });
  });
}
