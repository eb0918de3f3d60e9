import { describe, expect, it } from 'vitest';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { listShowcase } from '#application/showcase/list-showcase.ts';
import { endPickup, listPickups, readPickup } from '#application/showcase/pickups.ts';
import { setPiecesAside } from '#application/showcase/set-aside.ts';
import { gatheredVisits } from '#application/showcase/visits/gathered-visits.ts';
import { keepVisits } from '#application/showcase/visits/keep-visits.ts';
import { readVisits } from '#application/showcase/visits/read-visits.ts';
import { writeListing } from '#application/showcase/write-listing.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';

/** Two processes at one store. */
interface Opened {
  readonly goods: GoodsStore;
  readonly other: GoodsStore;
  readonly records: GoodsRecords;
}

const town = aTown();
const { realm } = town;
const cocas = { id: 'cocas', title: 'Dos cocas', from: '2026-11-16', until: '2026-11-21', pieces: 3 };
const typed = { sells: 'Pan', hours: 'Cada día, de 8 a 14', telephone: '', isShown: true, offers: [cocas] };

/** What a store must hold of what shops set aside and of how often they were seen, also while two processes write it. */
export function shopRecordsContract(name: string, open: () => Promise<Opened>): void {
  const processes = async () => {
    const { goods, other, records: goodsRecords } = await open();
    let now = noon - 3_600_000;
    let drawn = 0;
    const at = (of: GoodsStore) => ({
      goods: of,
      goodsRecords,
      clock: { now: () => now },
      shops: { find: async () => bakery, list: async () => [bakery] },
      random: (length: number) => new Uint8Array(length).fill((drawn += 1)),
    });
    const [one, two] = [at(goods), at(other)];
    await writeListing(one)(town, { shop: 'forn', language: 'es' }, typed);
    const wanted = (id: string, pieces: number) => ({ id, offer: 'cocas', pieces, name: 'Empar' });
    return { one, two, wanted, setTime: (next: number) => void (now = next) };
  };

  describe(`shops on ${name}`, () => {
    it('say what they sell in two languages, and an older page that saves neither loses neither', async () => {
      const { one, two } = await processes();
      const offers = [{ id: 'cocas', title: 'Dos coques' }];
      const va = { language: 'va', sells: 'Pa', hours: 'Cada dia, de 8 a 14', offers } as const;
      await writeListing(one)(town, { shop: 'forn', language: 'es' }, { ...typed, others: [va] });
      const shown = async () => (await listShowcase(two)(town)).map(({ listing }) => listing.others);
      expect(await shown()).toEqual([[va]]);
      const later = { ...typed, hours: 'Cada día, de 8 a 15' };
      await writeListing(two)(town, { shop: 'forn', language: 'es' }, later);
      expect(await shown()).toEqual([[{ ...va, hours: '' }]]);
    });

    it('set no more aside than they have, whichever of two processes is asked', async () => {
      const { one, two, wanted } = await processes();
      const both = await Promise.all([
        setPiecesAside(one)(town, 'forn', wanted('first-key-by-chance', 2)),
        setPiecesAside(two)(town, 'forn', wanted('second-key-by-chance', 2)),
      ]);
      expect(both.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right']);
      expect(both).toContainEqual(expect.objectContaining({ left: { kind: 'soldOut', left: 1 } }));
      expect(await listPickups(two)(realm, 'forn')).toMatchObject([
        { state: 'waits', pickup: { pieces: 2 } },
      ]);
    });

    it('set the same request aside once, and hand it over or take it back once', async () => {
      const { one, two, wanted } = await processes();
      const asked = wanted('first-key-by-chance', 2);
      await setPiecesAside(one)(town, 'forn', asked);
      await setPiecesAside(two)(town, 'forn', asked);
      expect(await listPickups(one)(realm, 'forn')).toHaveLength(1);
      const ends = await Promise.all([
        endPickup(one, 'handed')(realm, 'forn', asked.id, 'Caja 1'),
        endPickup(two, 'returned')(realm, 'forn', asked.id, 'sender'),
      ]);
      expect(ends.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right']);
      const state = ends[0]._tag === 'Right' ? 'handed' : 'returned';
      expect(await readPickup(two)(realm, 'forn', asked.id)).toMatchObject({ state });
    });

    it('have the pieces back when nobody came, by the clock', async () => {
      const { one, two, wanted, setTime } = await processes();
      await setPiecesAside(one)(town, 'forn', wanted('first-key-by-chance', 3));
      const late = wanted('second-key-by-chance', 3);
      expect(await setPiecesAside(two)(town, 'forn', late)).toMatchObject({ left: { kind: 'soldOut' } });
      setTime(noon + 20 * 3_600_000);
      expect(await readPickup(two)(realm, 'forn', 'first-key-by-chance')).toMatchObject({ state: 'lapsed' });
      expect(await setPiecesAside(two)(town, 'forn', late)).toMatchObject({ _tag: 'Right' });
    });

    it('are counted by two processes at once without losing a visit', async () => {
      const { one, two } = await processes();
      const keepers = [one, two].map((ports) => {
        const visits = gatheredVisits();
        for (let n = 0; n < 4; n += 1) visits.note(realm, { shop: 'forn', month: '2026-11' }, 'views');
        return keepVisits({ ...ports, visits });
      });
      await Promise.all(keepers.map((keep) => keep()));
      await Promise.all(keepers.map((keep) => keep()));
      expect(await readVisits(two)(town, 'forn')).toMatchObject([
        { month: '2026-11', views: 8, calls: null },
      ]);
      expect(await readVisits(one)(town)).toMatchObject([{ views: 8 }]);
    });
  });
}
