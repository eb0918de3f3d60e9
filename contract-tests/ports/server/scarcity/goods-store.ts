import { describe, expect, it } from 'vitest';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { GoodsBooks } from '#application/ports/server/scarcity/goods-books.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { courtCells, piecesOf, sampleGood } from '#fixtures/scarcity/sample-good.ts';

const fair = { realm: realmId('vilanova'), good: 'fair' };
const elsewhere = { realm: realmId('benialt'), good: 'fair' };

/** Scarce goods and what else is in their database. */
export interface GoodsCouncil {
  readonly goods: GoodsStore;
  /** The same database as another server process sees it. */
  readonly other: GoodsStore;
  readonly books: GoodsBooks;
  readonly records: GoodsRecords;
  /** Null if the adapter has no steps. */
  readonly steps: StepStore | null;
}

const hold = (grant: string, more: object = {}) => ({
  kind: 'hold' as const,
  grant,
  holder: 'ana',
  takes: [piecesOf('places', 1)],
  until: 10,
  uses: 2,
  ...more,
});
const confirm = (grant: string, until: number | null = null) => ({ kind: 'confirm' as const, grant, until });

/** The contract of a store of scarce goods. `make` gives an empty one. */
export function goodsStoreContract(name: string, make: () => Promise<GoodsCouncil>): void {
  const opened = async () => {
    const council = await make();
    await council.goods.ask(fair, goodsRequest(sampleGood.setUp, 0));
    return council;
  };

  describe(`${name} keeps the contract of scarce goods`, () => {
    it('stores what is held and granted, in its good of its town only', async () => {
      const { goods, other } = await opened();
      const held = { ...hold('a'), takes: [piecesOf('places', 2), courtCells(1, 2)] };
      const { kind: _, grant: id, ...rest } = held;
      const granted = { id, ...rest, status: 'granted', until: 50, extended: 0, used: 0 };
      expect(await goods.ask(fair, goodsRequest([held, confirm('a', 50)], 1))).toEqual(right([granted]));
      expect(await other.grant(fair, 'a', 49)).toEqual(granted);
      expect(await other.pools(fair, 49)).toMatchObject([
        { id: 'court', size: 4, perHolder: null, isClosed: false, held: 0, taken: 2 },
        { id: 'hall', held: 0, taken: 0 },
        { id: 'places', size: 4, perHolder: 2, isClosed: false, held: 0, taken: 2 },
      ]);
      expect(await other.grant(elsewhere, 'a', 49)).toBeNull();
      expect(await other.pools(elsewhere, 49)).toEqual([]);
      expect(await other.pools({ ...fair, good: 'other' }, 49)).toEqual([]);
    });

    it('shows what has ended as free, at that very millisecond and before any request stores it', async () => {
      const { goods, other } = await opened();
      await goods.ask(fair, goodsRequest([hold('a'), hold('b', { takes: [piecesOf('hall', 5)] })], 0));
      const seen = async (at: number) => [
        (await other.grant(fair, 'a', at))?.status,
        ...(await other.pools(fair, at)).map(({ held }) => held),
      ];
      expect([await seen(9), await seen(10)]).toEqual([
        ['held', 0, 5, 1],
        ['expired', 0, 0, 0],
      ]);
      const next = hold('c', { holder: 'pau', takes: [piecesOf('hall', 5)], until: 20 });
      expect(await goods.ask(fair, goodsRequest([next], 9))).toEqual(
        left({ kind: 'soldOut', pool: 'hall', left: 0 }),
      );
      expect(await other.ask(fair, goodsRequest([next], 10))).toMatchObject(right([{ status: 'held' }]));
    });

    it('gives the first answer again to a request that comes again, at once or later, in any process', async () => {
      const { goods, other } = await opened();
      const request = goodsRequest([hold('a'), confirm('a')], 0, { key: 'k', bodyHash: 'body' });
      const answers = await Promise.all([goods, other, goods, other].map((one) => one.ask(fair, request)));
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
      await goods.ask(fair, goodsRequest([{ kind: 'giveBack', grant: 'a' }], 1));
      expect(await other.ask(fair, request)).toEqual(answers[0]);
      expect(await other.ask(fair, { ...request, bodyHash: 'x' })).toEqual(left({ kind: 'otherRequest' }));
      expect((await other.grant(fair, 'a', 1))?.status).toBe('cancelled');
      // The key is the sender's own in this good only.
      await other.ask(elsewhere, goodsRequest(sampleGood.setUp, 0));
      expect(await other.ask(elsewhere, request)).toEqual(answers[0]);
    });

    it('stores nothing of a request of which one act is refused', async () => {
      const { goods, other, steps } = await opened();
      const refused = await goods.ask(fair, goodsRequest([hold('a'), confirm('none')], 0));
      expect(refused).toEqual(left({ kind: 'unknownGrant' }));
      expect(await other.grant(fair, 'a', 0)).toBeNull();
      expect((await steps?.of(fair.realm, 'good/fair/grant/a')) ?? []).toEqual([]);
    });

    it('frees each cell once, for the next holder', async () => {
      const { goods, other } = await opened();
      const cells = (grant: string, ...indexes: readonly number[]) =>
        hold(grant, { takes: [courtCells(...indexes)] });
      await goods.ask(fair, goodsRequest([cells('a', 1, 2), confirm('a')], 0));
      const back = { kind: 'giveBack' as const, grant: 'a' };
      const returned = await Promise.all(
        [goods, other].map((one, n) => one.ask(fair, goodsRequest([back], n))),
      );
      expect(returned.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right']);
      expect(await other.ask(fair, goodsRequest([cells('b', 2, 3)], 2))).toMatchObject(
        right([{ status: 'held' }]),
      );
      const taken = left({ kind: 'cellsTaken', pool: 'court', cells: ['court/2026-11-28/2'] });
      expect(await goods.ask(fair, goodsRequest([cells('c', 1, 2)], 2))).toEqual(taken);
      const moved = [{ kind: 'release' as const, grant: 'b' }, cells('d', 1, 2, 3)];
      expect(await goods.ask(fair, goodsRequest(moved, 3))).toMatchObject(
        right([{ status: 'cancelled' }, { status: 'held' }]),
      );
    });

    it('has a chain of steps for each grant and pool, without who the holder is', async () => {
      const { goods, steps } = await opened();
      await goods.ask(fair, goodsRequest([hold('a'), confirm('a', 5)], 0, { by: 'neus' }));
      await goods.ask(fair, goodsRequest([{ kind: 'use', grant: 'none', times: 1 }], 5));
      const chain = (await steps?.of(fair.realm, 'good/fair/grant/a')) ?? null;
      const said = chain?.map(({ act, from, to, by, number }) => [number, act, from, to, by]);
      if (steps !== null)
        expect(said).toEqual([
          [1, 'goods.hold', null, 'held', 'neus'],
          [2, 'goods.confirm', 'held', 'granted', 'neus'],
          [3, 'goods.expire', 'granted', 'expired', 'system'],
        ]);
      expect(JSON.stringify(chain)).not.toContain('ana');
    });

    it('has steps of the service in chains of its own, once, and none of what was refused', async () => {
      const { goods, steps } = await opened();
      const said = { act: 'stall.open', from: null, to: '7', words: 'al sol', by: 'neus', at: 1 };
      const more = { steps: [{ subject: 'stall/1', step: said }] };
      const refused = await goods.ask(fair, goodsRequest([confirm('none')], 1, more));
      expect(refused).toEqual(left({ kind: 'unknownGrant' }));
      const request = goodsRequest([], 1, { ...more, key: 'open the stall' });
      for (const one of [request, request]) expect(await goods.ask(fair, one)).toEqual(right([]));
      const chain = await steps?.of(fair.realm, 'good/fair/stall/1');
      if (steps !== null) expect(chain).toMatchObject([{ number: 1, ...said }]);
    });

    it('has books that agree, with money and pieces that sum to zero', async () => {
      const { goods, books } = await opened();
      const money = [
        { kind: 'cents' as const, account: 'bank', amount: cents(1000) },
        { kind: 'cents' as const, account: 'holders', amount: cents(-1000) },
      ];
      await goods.ask(fair, goodsRequest([hold('a'), confirm('a')], 0, { money }));
      await goods.ask(elsewhere, goodsRequest([...sampleGood.setUp, hold('b')], 0));
      const lines: unknown[] = [];
      const ignore = () => {};
      await books.each(fair, { pool: ignore, grant: ignore, cell: ignore, entry: (one) => lines.push(one) });
      const pieces = (place: string, amount: number) => ({ kind: 'pieces', pool: 'places', place, amount });
      const transaction = 2;
      expect(lines).toEqual(
        [pieces('free', -1), pieces('held', 1), pieces('held', -1), pieces('taken', 1), ...money].map(
          (one) => ({ ...one, transaction }),
        ),
      );
      expect(await auditGoods({ books })()).toMatchObject([
        { ...elsewhere, pools: 3, grants: 1, faults: [] },
        { ...fair, pools: 3, grants: 1, faults: [] },
      ]);
    });

    it('keeps what a service writes with its request, and nothing of what was refused', async () => {
      const { goods, other, records } = await opened();
      const keep = async (id: string, acts = [hold(id)], more: object = {}) => {
        const record = { kind: 'sale', id, owner: 'forn', at: 1, version: 1, body: { id }, ...more };
        const outcome = await goods.ask(
          fair,
          goodsRequest(acts, 1, { key: `keep ${id}`, records: [record] }),
        );
        return outcome._tag;
      };
      expect(await keep('a')).toBe('Right');
      expect(await keep('b', [hold('b', { takes: [piecesOf('hall', 9)] })])).toBe('Left');
      const seen = { kind: 'sale', id: 'a', owner: 'forn', at: 1, version: 1, body: { id: 'a' } };
      expect(await records.record(fair, 'sale', 'a')).toEqual(seen);
      expect(await records.record(fair, 'sale', 'b')).toBeNull();
      expect(await records.record(elsewhere, 'sale', 'a')).toBeNull();
      expect((await other.grantsOf(fair, 'ana', 1)).map(({ id, status }) => [id, status])).toEqual([
        ['a', 'held'],
      ]);
      expect((await other.grantsOf(fair, 'ana', 10)).map(({ status }) => status)).toEqual(['expired']);
      expect(await other.grantsOf(fair, 'pau', 1)).toEqual([]);
    });

    it('changes a record for one of two processes that read the same version', async () => {
      const { goods, other, records } = await opened();
      const write = (by: GoodsStore, key: string, version: number) =>
        by.ask(
          fair,
          goodsRequest([], 1, {
            key,
            records: [{ kind: 'sale', id: 'a', owner: '', at: 1, version, body: { key } }],
          }),
        );
      await write(goods, 'first', 1);
      const raced = await Promise.all([write(goods, 'one', 2), write(other, 'two', 2)]);
      expect(raced.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1);
      expect(raced).toContainEqual(left({ kind: 'recordChanged', record: 'sale/a' }));
      const winner = raced[0]?._tag === 'Right' ? 'one' : 'two';
      expect(await records.record(fair, 'sale', 'a')).toMatchObject({ version: 2, body: { key: winner } });
    });

    it('refuses what saw an older version of a record, and lets all pass that saw this one', async () => {
      const { goods, other } = await opened();
      const rules = (version: number) => ({ kind: 'rules', id: 'r', owner: '', at: 1, version, body: {} });
      const saw = (key: string, version: number) =>
        goodsRequest([hold(key, { holder: key })], 1, { key, seen: [{ kind: 'rules', id: 'r', version }] });
      await goods.ask(fair, goodsRequest([], 1, { key: 'rules', records: [rules(1)] }));
      const both = await Promise.all([goods.ask(fair, saw('a', 1)), other.ask(fair, saw('b', 1))]);
      expect(both.map(({ _tag }) => _tag)).toEqual(['Right', 'Right']);
      await other.ask(fair, goodsRequest([], 1, { key: 'changed', records: [rules(2)] }));
      const changed = left({ kind: 'recordChanged', record: 'rules/r' });
      expect(await goods.ask(fair, saw('c', 1))).toEqual(changed);
      expect(await goods.ask(elsewhere, saw('d', 1))).toEqual(changed);
      expect(await goods.grant(fair, 'c', 1)).toBeNull();
    });

    it('answers many that wait at the same time, each on what those before it left', async () => {
      const { goods, books, records } = await opened();
      const request = (n: number) =>
        goodsRequest([hold(`g${n}`, { holder: `h${n}` })], 1, {
          key: `k${n}`,
          records: [{ kind: 'count', id: 'c', owner: '', at: 1, version: n + 1, body: { n } }],
        });
      const asked = await Promise.all(
        [0, 1, 1, 2, 3, 4].map(async (n) => (await goods.ask(fair, request(n)))._tag),
      );
      expect(asked).toEqual(['Right', 'Right', 'Right', 'Right', 'Right', 'Left']);
      expect(await records.record(fair, 'count', 'c')).toMatchObject({ version: 4, body: { n: 3 } });
      const moved = [
        goodsRequest([hold('x', { holder: 'x', takes: [courtCells(1, 2)] })], 2),
        goodsRequest([{ kind: 'release', grant: 'x' }], 2),
        goodsRequest([hold('y', { holder: 'y', takes: [courtCells(2, 3)] })], 2),
      ];
      const cells = await Promise.all(moved.map((one) => goods.ask(fair, one)));
      expect(cells.map(({ _tag }) => _tag)).toEqual(['Right', 'Right', 'Right']);
      expect(await auditGoods({ books })()).toMatchObject([{ faults: [] }]);
    });

    it('lists records by their owner and time, newest first, page by page, until they are erased', async () => {
      const { goods, records } = await opened();
      const sales = ['a', 'b', 'c', 'd'].map((id, n) => ({
        kind: 'sale',
        id,
        owner: id === 'c' ? 'other' : 'forn',
        at: id === 'd' ? 2 : n,
        version: 1,
        body: {},
      }));
      const note = { kind: 'note', id: 'a', owner: 'forn', at: 0, version: 1, body: {} };
      expect((await goods.ask(fair, goodsRequest([], 5, { records: [...sales, note] })))._tag).toBe('Right');
      const all = { kind: 'sale', owner: null, from: null, until: null, limit: 9, after: null };
      const ids = async (more: object) => (await records.list(fair, { ...all, ...more })).map(({ id }) => id);
      expect(await ids({})).toEqual(['d', 'c', 'b', 'a']);
      expect(await ids({ owner: 'forn' })).toEqual(['d', 'b', 'a']);
      expect(await ids({ from: 1, until: 2 })).toEqual(['b']);
      expect(await ids({ limit: 2 })).toEqual(['d', 'c']);
      expect(await ids({ limit: 2, after: { at: 2, id: 'c' } })).toEqual(['b', 'a']);
      expect(await ids({ owner: 'forn', after: { at: 2, id: 'd' }, from: 1 })).toEqual(['b']);
      expect(await records.goodsWith(fair.realm, 'sale')).toEqual(['fair']);
      expect(await records.goodsWith(fair.realm, 'none')).toEqual([]);
      expect(await records.eraseRecords(fair, 'sale', 2)).toBe(2);
      expect([await ids({}), await ids({ kind: 'note' })]).toEqual([['d', 'c'], ['a']]);
    });

    it('erases records of a kind by their ids, in one good, and no others', async () => {
      const { goods, records } = await opened();
      const mark = (kind: string, id: string) => ({ kind, id, owner: 'ana', at: 1, version: 1, body: {} });
      const marks = [mark('order', 'a'), mark('order', 'b'), mark('order', 'c'), mark('voucher', 'a')];
      await goods.ask(fair, { ...goodsRequest([], 4, { key: 'k' }), records: marks });
      expect(await records.eraseNamed({ ...fair, good: 'other' }, 'order', ['a'])).toBe(0);
      expect(await records.eraseNamed(fair, 'order', [])).toBe(0);
      expect(await records.eraseNamed(fair, 'order', ['a', 'c', 'd'])).toBe(2);
      const all = { owner: null, from: null, until: null, limit: 9, after: null };
      expect(await records.list(fair, { ...all, kind: 'order' })).toEqual([mark('order', 'b')]);
      expect(await records.record(fair, 'voucher', 'a')).toEqual(mark('voucher', 'a'));
    });

    it('counts the records of an owner before another one that have a word', async () => {
      const { goods, records } = await opened();
      const line = (id: string, at: number, body: object, owner = 'waiting') => ({
        kind: 'line',
        id,
        owner,
        at,
        version: 1,
        body: body as never,
      });
      const all = [
        line('a', 1, { session: 'fri', lines: ['mon', 'tue'] }),
        line('b', 2, { session: 'fri', lines: ['tue'] }),
        line('c', 2, { session: 'sat', lines: [] }),
        line('d', 2, { session: 'fri', lines: ['mon'] }),
        line('e', 1, { session: 'fri', lines: ['mon'] }, ''),
        line('f', 1, {}),
      ];
      expect((await goods.ask(fair, goodsRequest([], 5, { records: all })))._tag).toBe('Right');
      const count = (before: { readonly at: number; readonly id: string }, member: string, word: string) =>
        records.countBefore(fair, { kind: 'line', owner: 'waiting', before, member, word });
      expect(await count({ at: 2, id: 'd' }, 'session', 'fri')).toBe(2);
      expect(await count({ at: 2, id: 'b' }, 'session', 'fri')).toBe(1);
      expect(await count({ at: 9, id: '' }, 'session', 'fri')).toBe(3);
      expect(await count({ at: 2, id: '' }, 'lines', 'mon')).toBe(1);
      expect(await count({ at: 9, id: '' }, 'lines', 'tue')).toBe(2);
      expect(await count({ at: 9, id: '' }, 'lines', 'm')).toBe(0);
      expect(await count({ at: 1, id: 'a' }, 'session', 'fri')).toBe(0);
      expect(
        await records.countBefore(
          { ...fair, good: 'other' },
          { kind: 'line', owner: 'waiting', before: { at: 9, id: '' }, member: 'session', word: 'fri' },
        ),
      ).toBe(0);
    });

    it('forgets whose grants and records of a kind are, and keeps them and all others', async () => {
      const { goods, records } = await opened();
      const mark = (kind: string) => ({ kind, id: 'a', owner: 'ana', at: 1, version: 1, body: { kept: 1 } });
      const acts = [hold('a')];
      await goods.ask(fair, {
        ...goodsRequest(acts, 4, { key: 'k' }),
        records: [mark('voucher'), mark('sale')],
      });
      const before = await goods.grant(fair, 'a', 4);
      expect(before?.holder).not.toBe('');
      expect(await records.forgetHolders({ ...fair, good: 'other' }, 'voucher')).toBe(0);
      expect(await records.forgetHolders(fair, 'voucher')).toBe(1);
      expect(await records.forgetHolders(fair, 'voucher')).toBe(0);
      expect(await goods.grant(fair, 'a', 4)).toEqual({ ...before, holder: '' });
      expect(await goods.grantsOf(fair, before?.holder ?? '', 4)).toEqual([]);
      expect(await records.record(fair, 'voucher', 'a')).toEqual({ ...mark('voucher'), owner: '' });
      expect(await records.record(fair, 'sale', 'a')).toEqual(mark('sale'));
    });

    it('forgets old answers: their requests are decided anew', async () => {
      const { goods, records } = await opened();
      const request = goodsRequest([hold('a')], 4, { key: 'k' });
      await goods.ask(fair, request);
      expect(await records.eraseAnswers(4)).toBe(1);
      expect((await goods.ask(fair, request))._tag).toBe('Right');
      expect(await records.eraseAnswers(5)).toBe(1);
      expect(await goods.ask(fair, request)).toEqual(left({ kind: 'grantExists' }));
    });
  });
}
