import type {
  TillPicture,
  TillStore,
  UnsentName,
  UnsentSale,
} from '#application/ports/browser/till-store.ts';
import { oneStoreDatabase } from './one-store-database.ts';
import { deviceSeal, type Sealed } from './device-seal.ts';

const pictureKinds = ['ticket', 'identity'] as const;

const saleKey = ({ realm, shop, key }: UnsentName) => ['sale', realm, shop, key];
const pictureKey = ({ realm, key, kind }: TillPicture) => ['picture', realm, key, kind];
const preparedKey = (realm: string, shop: string) => ['prepared', realm, shop];

/** A sale as it lies in the database: its identity number is sealed. */
type KeptUnsent = Omit<UnsentSale, 'number'> & { readonly number: Sealed | null };

/** What a till keeps for the time without a line in the browser's database. A browser that refuses keeps nothing, and says so. */
export function indexedTill<Prepared>(): TillStore<Prepared> {
  const database = oneStoreDatabase('concejo-till', 'till');
  const { read, write } = database;
  const seal = deviceSeal(database);
  const opened = async ({ number, ...sale }: KeptUnsent): Promise<UnsentSale> => {
    const bytes = number === null ? null : await seal.open(number);
    return { ...sale, number: bytes === null ? null : new TextDecoder().decode(bytes) };
  };
  return {
    prepared: (realm, shop) =>
      read<Prepared>((store) => store.get(preparedKey(realm, shop))).then((one) => one ?? null),
    prepare: (realm, shop, prepared) =>
      write((store) =>
        prepared === null
          ? store.delete(preparedKey(realm, shop))
          : store.put(prepared, preparedKey(realm, shop)),
      ),
    unsent: async (realm, shop) => {
      const range = IDBKeyRange.bound(['sale', realm, shop], ['sale', realm, shop, []], true, true);
      const found = (await read<KeptUnsent[]>((store) => store.getAll(range))) ?? [];
      const sales = await Promise.all(found.map(opened));
      return sales.toSorted((a, b) => (a.madeAt < b.madeAt ? -1 : 1));
    },
    keep: async ({ number, ...sale }) => {
      const sealed = number === null ? null : await seal.close(new TextEncoder().encode(number));
      if (number !== null && sealed === null) return false;
      return write((store) => store.put({ ...sale, number: sealed }, saleKey(sale)));
    },
    drop: async (sale) => {
      await write((store) => {
        store.delete(saleKey(sale));
        for (const kind of pictureKinds) store.delete(pictureKey({ ...sale, kind }));
      });
    },
    keepPicture: async (picture, bytes) => {
      const kept = picture.kind === 'identity' ? await seal.close(bytes) : bytes;
      return kept !== null && write((store) => store.put(kept, pictureKey(picture)));
    },
    picture: async (picture) => {
      const kept = await read<Uint8Array | Sealed | undefined>((store) => store.get(pictureKey(picture)));
      if (kept === null || kept === undefined) return null;
      return 'sealed' in kept ? seal.open(kept) : kept;
    },
    dropPictures: async (sale) => {
      await write((store) => {
        for (const kind of pictureKinds) store.delete(pictureKey({ ...sale, kind }));
      });
    },
  };
}
