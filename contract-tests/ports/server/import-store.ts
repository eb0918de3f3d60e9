import { describe, expect, it } from 'vitest';
import type { ContentChanges } from '#application/ports/server/content-changes.ts';
import type { ContentWatch } from '#application/ports/server/content-watch.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import { type ImportStore, mostImports } from '#application/ports/server/imports/import-store.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { TownDocument } from '#domain/content/town-contents.ts';
import { changesBy } from '#domain/imports/changes.ts';
import { type ImportEntry, importSubject } from '#domain/imports/import-entry.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const counts = { added: 1, changed: 1, same: 0, gone: 1 };
const anEntry = (id: string, at = 7): ImportEntry => ({
  id,
  at,
  by: 'Marta',
  layout: 'associations',
  collection: 'asociaciones',
  counts,
  undone: null,
});
const first = [
  { _id: 'a', title: 'Una' },
  { _id: 'b', title: 'Dos' },
  { _id: 'c', title: 'Tres' },
];
const made = [
  { _id: 'a', title: 'Una nova' },
  { _id: 'd', title: 'Quatre' },
  { _id: 'c', title: 'Tres' },
];

interface Opened {
  readonly store: ImportStore;
  readonly documents: DocumentStore;
  readonly steps: StepStore;
  readonly changes: ContentChanges;
  readonly watch: ContentWatch;
}

/** Brings documents as an import does. */
async function bring(store: ImportStore, entry: ImportEntry, documents: readonly TownDocument[]) {
  const before = await store.collection(town, entry.collection);
  const changes = changesBy(before.documents, documents, { removesOthers: true });
  return store.write(town, entry, changes, before.print);
}

/** The contract of imports. `open` gives an empty store with these parts over one database. */
export function importStoreContract(name: string, open: () => Promise<Opened>): void {
  describe(`${name} keeps the import-store contract`, () => {
    it('writes all changes with the version, what changed and the step, and gives the former documents back', async () => {
      const { store, documents, steps, changes, watch } = await open();
      expect(await bring(store, anEntry('1'), first)).toBe(true);
      const { version } = await watch.look(town);
      const empty = await store.collection(other, 'asociaciones');
      expect(empty.documents).toEqual([]);
      expect(await bring(store, anEntry('2', 8), made)).toBe(true);
      expect(await documents.all(town, 'asociaciones')).toEqual([made[0], made[2], made[1]]);
      expect((await watch.look(town)).version).toBe(version + 1);
      expect([...(await changes.of(town)).keys()]).toEqual(['asociaciones']);
      expect((await store.list(town)).map(({ id }) => id)).toEqual(['2', '1']);
      expect(await store.takeBack(town, '2', { by: 'Pau', at: 9 })).toEqual({ kind: 'done' });
      expect(await documents.all(town, 'asociaciones')).toEqual(first);
      expect((await watch.look(town)).version).toBe(version + 2);
      expect((await store.list(town))[0]?.undone).toEqual({ by: 'Pau', at: 9 });
      const chain = await steps.of(town, importSubject({ id: '2' }));
      expect(chain.map(({ act, by, from, to }) => [act, by, from, to])).toEqual([
        ['import.confirm', 'Marta', null, 'associations'],
        ['import.undo', 'Pau', 'associations', null],
      ]);
    });

    it('notes when it took out what portals show, and not when it changed or added something', async () => {
      const { store, watch } = await open();
      const removed = async () => (await watch.look(town)).removed;
      const active = { _id: 'a', title: 'Una', estado: 'Activa' };
      await bring(store, anEntry('1'), [active, { _id: 'b', title: 'Dos', estado: 'Inactiva' }]);
      await bring(store, anEntry('2', 8), [{ ...active, title: 'Una nova' }]);
      expect(await removed()).toBe(0);
      await bring(store, anEntry('3', 9), [{ ...active, estado: 'Inactiva' }]);
      const first = await removed();
      expect(first).toBeGreaterThan(0);
      await bring(store, anEntry('4', 10), [active]);
      expect(await removed()).toBe(first);
    });

    it('notes that taking it back took out what portals show', async () => {
      const { store, watch } = await open();
      const hidden = { _id: 'a', title: 'Una', estado: 'Inactiva' };
      await bring(store, anEntry('1'), [hidden]);
      await bring(store, anEntry('2', 8), [{ ...hidden, estado: 'Activa' }]);
      expect((await watch.look(town)).removed).toBe(0);
      expect(await store.takeBack(town, '2', { by: 'Pau', at: 9 })).toEqual({ kind: 'done' });
      expect((await watch.look(town)).removed).toBeGreaterThan(0);
    });

    it('takes an import back once, in its own town only', async () => {
      const { store, documents } = await open();
      await bring(store, anEntry('1'), first);
      const by = { by: 'Pau', at: 9 };
      expect(await store.takeBack(other, '1', by)).toEqual({ kind: 'unknown' });
      expect(await store.takeBack(town, 'nothing', by)).toEqual({ kind: 'unknown' });
      expect(await store.takeBack(town, '1', by)).toEqual({ kind: 'done' });
      expect(await store.takeBack(town, '1', by)).toEqual({ kind: 'unknown' });
      expect(await documents.all(town, 'asociaciones')).toEqual([]);
    });

    it('writes nothing if the collection has changed since it was looked at, and takes nothing back then', async () => {
      const { store, documents, steps } = await open();
      const before = await store.collection(town, 'asociaciones');
      expect(await bring(store, anEntry('1'), first)).toBe(true);
      const late = changesBy(before.documents, made, { removesOthers: false });
      expect(await store.write(town, anEntry('2'), late, before.print)).toBe(false);
      expect(await documents.all(town, 'asociaciones')).toEqual(first);
      expect(await steps.of(town, importSubject({ id: '2' }))).toEqual([]);
      await bring(store, anEntry('3', 8), made);
      const again = await store.takeBack(town, '1', { by: 'Pau', at: 9 });
      expect(again).toEqual({ kind: 'changed', documents: ['a', 'b'] });
      expect((await store.collection(town, 'asociaciones')).documents).toHaveLength(3);
    });

    it('lets one of two at once win', async () => {
      const { store } = await open();
      await bring(store, anEntry('1'), first);
      const { documents: seen, print } = await store.collection(town, 'asociaciones');
      const write = (id: string, documents: readonly TownDocument[]) =>
        store.write(town, anEntry(id), changesBy(seen, documents, { removesOthers: true }), print);
      const outcomes = await Promise.all([write('2', made), write('3', [{ _id: 'z' }])]);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
    });

    it('writes all or nothing: a document that cannot be stored stops the whole import', async () => {
      const { store, documents } = await open();
      const { print } = await store.collection(town, 'asociaciones');
      const impossible = { id: 'y', before: null, after: { _id: 'y', toJSON: () => undefined } };
      const [fine] = changesBy([], [{ _id: 'x' }], { removesOthers: false });
      const changes = fine === undefined ? [] : [fine, impossible];
      await expect(store.write(town, anEntry('1'), changes, print)).rejects.toThrow();
      expect(await documents.all(town, 'asociaciones')).toEqual([]);
      expect(await store.list(town)).toEqual([]);
    });

    it('keeps only the last imports', async () => {
      const { store } = await open();
      for (let n = 0; n <= mostImports; n += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as staff bring them
        await bring(store, anEntry(`n${n}`, n), [{ _id: 'a', n }]);
      }
      const kept = await store.list(town);
      expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([mostImports, `n${mostImports}`, 'n1']);
      expect(await store.takeBack(town, 'n0', { by: 'Pau', at: 99 })).toEqual({ kind: 'unknown' });
    });
  });
}
