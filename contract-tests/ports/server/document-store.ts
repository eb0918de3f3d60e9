import { describe, expect, it } from 'vitest';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const documents: readonly CouncilDocument[] = [
  { _id: 'z', title: { es: 'Última', va: 'Última' }, deep: [{ list: [1, null, true] }] },
  { _id: 'a', title: '<b>"1"</b>' },
];

/** The contract of every store of documents. `open` gives a store with one collection of one town. */
export function documentStoreContract(
  name: string,
  open: (realm: RealmId, collection: string, documents: readonly CouncilDocument[]) => Promise<DocumentStore>,
): void {
  describe(`${name} keeps the document-store contract`, () => {
    it('gives documents back as they were written, in the council’s order', async () => {
      expect(await (await open(town, 'menus', documents)).all(town, 'menus')).toEqual(documents);
    });

    it('gives none of an unknown collection, nor of another town', async () => {
      const store = await open(town, 'menus', documents);
      expect(await store.all(town, 'nada')).toEqual([]);
      expect(await store.all(other, 'menus')).toEqual([]);
      expect(await store.all(town, "menus' OR '1'='1")).toEqual([]);
    });
  });
}
