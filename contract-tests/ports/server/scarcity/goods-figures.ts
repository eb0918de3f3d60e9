import { describe, expect, it } from 'vitest';
import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { piecesOf, sampleGood } from '#fixtures/scarcity/sample-good.ts';

const fair = { realm: realmId('vilanova'), good: 'fair' };
const hour = 3_600_000;

/** Scarce goods and the counts that are made of them. */
export interface CountedGoods {
  readonly goods: GoodsStore;
  readonly figures: GoodsFigures;
}

const held = (grant: string, holder: string, until = 10) => ({
  kind: 'hold' as const,
  grant,
  holder,
  takes: [piecesOf('places', 1), piecesOf('hall', 1)],
  until,
  uses: 2,
});

const sale = (id: string, owner: string, at: number, status: string) => ({
  kind: 'sale',
  id,
  owner,
  at,
  version: 1,
  body: { status },
});

/** The contract of the counts of scarce goods. `make` gives an empty store. */
export function goodsFiguresContract(name: string, make: () => Promise<CountedGoods>): void {
  describe(`${name} counts scarce goods`, () => {
    it('by pool and state, those that have ended by the clock as expired', async () => {
      const { goods, figures } = await make();
      await goods.ask(fair, goodsRequest(sampleGood.setUp, 0));
      await goods.ask(
        fair,
        goodsRequest(
          [
            held('a', 'ana'),
            { kind: 'confirm', grant: 'a', until: 50 },
            { kind: 'use', grant: 'a', times: 1 },
          ],
          1,
          { key: 'a' },
        ),
      );
      await goods.ask(fair, goodsRequest([held('b', 'pau')], 1, { key: 'b' }));
      const count = (pool: string, status: string, used: number) => ({
        pool,
        status,
        grants: 1,
        begun: used,
        uses: used,
      });
      const of = (status: string, other: string) =>
        ['hall', 'places'].flatMap((pool) =>
          [count(pool, status, 1), count(pool, other, 0)].toSorted((a, b) => (a.status < b.status ? -1 : 1)),
        );
      expect(await figures.grants(fair, 9)).toEqual(of('granted', 'held'));
      expect(await figures.grants(fair, 10)).toEqual(of('granted', 'expired'));
      expect(await figures.grants({ ...fair, realm: realmId('benialt') }, 9)).toEqual([]);
    });

    it('that ended before anything was used, by what their records say', async () => {
      const { goods, figures } = await make();
      await goods.ask(fair, goodsRequest(sampleGood.setUp, 0));
      const had = (id: string, ended: object) => ({
        kind: 'voucher',
        id,
        owner: 'ana',
        at: 1,
        version: 1,
        body: { ...ended },
      });
      const given = async (grant: string, act: 'giveBack' | 'use' | 'none', ended: object) => {
        const acts = [
          held(grant, grant),
          { kind: 'confirm' as const, grant, until: 50 },
          ...(act === 'giveBack' ? [{ kind: act, grant } as const] : []),
          ...(act === 'use' ? [{ kind: act, grant, times: 1 } as const] : []),
        ];
        await goods.ask(fair, { ...goodsRequest(acts, 1, { key: grant }), records: [had(grant, ended)] });
      };
      await given('a', 'giveBack', { ended: { kind: 'returned' } });
      await given('b', 'giveBack', { ended: { kind: 'replaced', by: 'c' } });
      await given('c', 'none', {});
      await given('d', 'use', {});
      await goods.ask(fair, goodsRequest([held('e', 'eva')], 1, { key: 'e' }));
      await goods.ask(
        fair,
        goodsRequest([held('f', 'fina'), { kind: 'release', grant: 'f' }], 1, { key: 'f' }),
      );
      const counts = async (at: number) =>
        (await figures.endings(fair, 'voucher', at))
          .filter(({ pool }) => pool === 'hall')
          .map(({ status, ended, grants }) => [status, ended, grants]);
      const cancelled = [
        ['cancelled', null, 1],
        ['cancelled', 'replaced', 1],
        ['cancelled', 'returned', 1],
      ];
      expect(await counts(9)).toEqual(cancelled);
      expect(await counts(10)).toEqual([...cancelled, ['expired', null, 1]]);
      expect(await counts(50)).toEqual([...cancelled, ['expired', null, 1], ['expired', '', 1]]);
      const other = { ...fair, realm: realmId('benialt') };
      expect(await figures.endings(other, 'voucher', 50)).toEqual([]);
    });

    it('by account, and records by owner, hour and status', async () => {
      const { goods, figures } = await make();
      const money = [
        { kind: 'cents' as const, account: 'shop/1', amount: cents(-500) },
        { kind: 'cents' as const, account: 'council', amount: cents(500) },
      ];
      const records = [
        sale('1', 'forn', 2 * hour, 'finished'),
        sale('2', 'forn', 3 * hour - 1, 'finished'),
        sale('3', 'roig', 3 * hour, 'reversed'),
        { ...sale('4', 'roig', 3 * hour, ''), kind: 'order', body: {} },
      ];
      await goods.ask(fair, { ...goodsRequest(sampleGood.setUp, 0), money, records });
      await goods.ask(fair, { ...goodsRequest([], 1, { key: 'again' }), money, records: [] });
      expect(await figures.accounts(fair)).toEqual([
        { account: 'council', amount: 1000 },
        { account: 'shop/1', amount: -1000 },
      ]);
      expect(await figures.records(fair, 'sale')).toEqual([
        { owner: 'forn', hour: 2 * hour, status: 'finished', records: 2 },
        { owner: 'roig', hour: 3 * hour, status: 'reversed', records: 1 },
      ]);
      expect(await figures.records(fair, 'order')).toEqual([
        { owner: 'roig', hour: 3 * hour, status: '', records: 1 },
      ]);
      expect(await figures.accounts({ ...fair, good: 'other' })).toEqual([]);
      expect(await figures.accountsBefore(fair, 1)).toEqual([
        { account: 'council', amount: 500 },
        { account: 'shop/1', amount: -500 },
      ]);
      expect(await figures.accountsBefore(fair, 0)).toEqual([]);
    });

    it('lists what is spent of the grants that have a record', async () => {
      const { goods, figures } = await make();
      const granted = (id: string, until: number) => [
        held(id, id, 100),
        { kind: 'confirm' as const, grant: id, until },
      ];
      const many = { kind: 'setPool', size: 20, perHolder: null, isClosed: false } as const;
      const acts = [
        { ...many, pool: 'places' },
        { ...many, pool: 'hall' },
        ...['begun', 'done', 'back', 'old', 'whole', 'strange'].flatMap((id) =>
          granted(id, id === 'old' ? 50 : 90),
        ),
        held('held', 'held', 100),
        { kind: 'use' as const, grant: 'begun', times: 1 },
        { kind: 'use' as const, grant: 'strange', times: 1 },
        { kind: 'use' as const, grant: 'done', times: 2 },
        { kind: 'giveBack' as const, grant: 'back' },
      ];
      const records = ['begun', 'done', 'back', 'old', 'whole', 'held'].map((id) => ({
        ...sale(id, '', 1, ''),
        kind: 'voucher',
      }));
      const asked = await goods.ask(fair, { ...goodsRequest(acts, 1), records });
      expect(asked._tag).toBe('Right');
      const spent = [
        { id: 'back', left: 0 },
        { id: 'begun', left: 1 },
        { id: 'done', left: 0 },
      ];
      expect(await figures.spent(fair, 'voucher', 49)).toEqual(spent);
      expect(await figures.spent(fair, 'voucher', 50)).toEqual([...spent, { id: 'old', left: 0 }]);
      expect(await figures.spent(fair, 'sale', 50)).toEqual([]);
    });

    it('adds up what records of before a moment list, without those that had ended by then', async () => {
      const { goods, figures } = await make();
      const sold = (
        id: string,
        owner: string,
        at: number,
        amounts: readonly number[],
        ended: number | null,
      ) => ({
        ...sale(id, owner, at, ''),
        body: {
          lines: amounts.map((amount) => ({ amount })),
          reversal: ended === null ? null : { at: ended },
        },
      });
      const records = [
        sold('1', 'forn', 5, [200, 300], null),
        sold('2', 'forn', 6, [70], 20),
        sold('3', 'forn', 7, [1000], 9),
        sold('4', 'roig', 9, [40], null),
        sold('5', 'roig', 10, [5000], null),
      ];
      await goods.ask(fair, { ...goodsRequest([], 0), records });
      const query = { kind: 'sale', list: 'lines', number: 'amount', ended: 'reversal' };
      expect(await figures.sums(fair, { ...query, before: 10 })).toEqual([
        { owner: 'forn', amount: 570 },
        { owner: 'roig', amount: 40 },
      ]);
      expect(await figures.sums(fair, { ...query, before: 5 })).toEqual([]);
      expect(await figures.sums(fair, { ...query, kind: 'order', before: 10 })).toEqual([]);
    });
  });
}
