import { describe, expect, it } from 'vitest';
import type { ViewStore } from '#application/ports/server/office/view-store.ts';
import type { DeskView } from '#domain/office/desk/desk-view.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const aView = (id: string, more: Partial<DeskView> = {}): DeskView => ({
  id,
  owner: 'neus',
  name: `Vista ${id}`,
  query: 'due=overdue&assignedTo=me',
  isShared: false,
  ...more,
});

/** The contract of the views of staff. `open` gives an empty store. */
export function viewStoreContract(name: string, open: () => Promise<ViewStore>): void {
  describe(`${name} keeps the view-store contract`, () => {
    it('shows each member of staff their own views and those that are shared, by their names, town by town', async () => {
      const store = await open();
      const [own, shared] = [aView('2'), aView('1', { owner: 'pep', isShared: true })];
      for (const view of [own, shared, aView('3', { owner: 'pep' })])
        expect(await store.keep(town, view)).toBe(true);
      await store.keep(other, aView('4'));
      expect(await store.seenBy(town, 'neus')).toEqual([shared, own]);
      expect((await store.seenBy(town, 'pep')).map(({ id }) => id)).toEqual(['1', '3']);
      expect((await store.seenBy(other, 'neus')).map(({ id }) => id)).toEqual(['4']);
    });

    it('changes and removes a view only for its owner', async () => {
      const store = await open();
      await store.keep(town, aView('1', { isShared: true }));
      expect(await store.keep(town, aView('1', { owner: 'pep', name: 'Mía' }))).toBe(false);
      expect(await store.remove(town, '1', 'pep')).toBe(false);
      expect(await store.seenBy(town, 'neus')).toEqual([aView('1', { isShared: true })]);
      expect(await store.keep(town, aView('1', { name: 'Vencidas' }))).toBe(true);
      expect(await store.seenBy(town, 'neus')).toEqual([aView('1', { name: 'Vencidas' })]);
      expect(await store.remove(other, '1', 'neus')).toBe(false);
      expect(await store.remove(town, '1', 'neus')).toBe(true);
      expect(await store.seenBy(town, 'neus')).toEqual([]);
    });
  });
}
