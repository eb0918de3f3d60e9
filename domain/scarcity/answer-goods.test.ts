import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naiveGoods } from '#fixtures/naive/naive-goods.ts';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { courtCells, piecesOf, sampleGood } from '#fixtures/scarcity/sample-good.ts';
import { serviceGoods } from '#fixtures/scarcity/service-goods.ts';
import { cents } from '../shared/money.ts';
import { isLeft, left, right } from '../shared/result.ts';
import { expireEnded } from './acts/expire-ended.ts';
import { answerGoods } from './answer-goods.ts';
import { auditingGoods } from './books/goods-audit.ts';
import type { GoodsAct } from './goods-act.ts';
import { cellsIn } from './goods-grant.ts';
import { recordName } from './goods-record.ts';
import type { GoodsRequest, GoodsStep, KeptAttempt } from './goods-request.ts';
import { type GoodsState, noGoods } from './goods-state.ts';
import type { LedgerEntry, MoneyEntry } from './ledger.ts';

/** A good whose requests come one after the other. */
function aGood(setUp: readonly GoodsAct[] = sampleGood.setUp) {
  let state: GoodsState = noGoods;
  const attempts = new Map<string, KeptAttempt>();
  const versions = new Map<string, number>();
  const ledger: (readonly LedgerEntry[])[] = [];
  const steps: GoodsStep[] = [];
  const send = (request: GoodsRequest) => {
    const attempt = attempts.get(request.key) ?? null;
    const { outcome, change } = answerGoods({ state, attempt, versions }, request);
    for (const one of change?.records ?? []) versions.set(recordName(one), one.version);
    if (change === null) return outcome;
    state = change.state;
    ledger.push(change.entries);
    steps.push(...change.steps);
    if (change.attempt !== null) attempts.set(request.key, change.attempt);
    return outcome;
  };
  send(goodsRequest(setUp, 0));
  const audit = () => {
    const { read, result } = auditingGoods();
    for (const pool of state.pools.values()) read.pool(pool);
    for (const grant of state.grants.values()) {
      read.grant(grant);
      for (const { pool } of grant.takes)
        for (const cell of cellsIn(grant, pool)) read.cell({ pool, cell, grant: grant.id });
    }
    ledger.forEach((lines, index) => {
      for (const line of lines) read.entry({ ...line, transaction: index + 1 });
    });
    return result();
  };
  return { send, audit, state: () => state, steps, ledger };
}

let sent = 0;
/** Sends acts as a request of its own, and gives what came of it. */
const doneBy = (good: ReturnType<typeof aGood>, at: number, ...acts: readonly GoodsAct[]) => {
  sent += 1;
  const outcome = good.send(goodsRequest(acts, at, { key: `request ${sent}` }));
  return isLeft(outcome) ? outcome.left : 'done';
};
const hold = (grant: string, more: object = {}) => ({
  kind: 'hold' as const,
  grant,
  holder: 'ana',
  takes: [piecesOf('places', 1)],
  until: 10,
  uses: 1,
  ...more,
});
const act = <Kind extends string, More extends object>(kind: Kind, more: More = {} as More) => ({
  kind,
  grant: 'a',
  ...more,
});
const heldBy = (good: ReturnType<typeof aGood>, pool = 'places') => good.state().pools.get(pool)?.held;

describe('a request that saw a record', () => {
  const rules = (version: number) => ({ kind: 'rules', id: 'r', owner: '', at: 0, version, body: {} });
  const seen = (version: number) => [{ kind: 'rules', id: 'r', version }];

  it('is refused if somebody changed or wrote it since, and changes nothing of it', () => {
    const good = aGood();
    const send = (key: string, more: Partial<GoodsRequest>) =>
      good.send(goodsRequest([], 0, { key, ...more }));
    const changed = left({ kind: 'recordChanged', record: 'rules/r' });
    expect(send('none', { seen: seen(0) })).toEqual(right([]));
    expect(send('write', { records: [rules(1)] })).toEqual(right([]));
    expect(send('late', { seen: seen(0) })).toEqual(changed);
    for (const key of ['one', 'two']) expect(send(key, { seen: seen(1) })).toEqual(right([]));
    expect(send('next', { records: [rules(2)] })).toEqual(right([]));
    expect(send('older', { seen: seen(1) })).toEqual(changed);
  });
});

describe('scarce goods', () => {
  it.each(serviceGoods)(
    'are given as a naive count says, whatever is asked for of $name at whatever time, and their books agree at every moment',
    ({ setUp, anyAct }) => {
      const work = fc.array(fc.tuple(anyAct, fc.integer({ min: 0, max: 3 })), {
        minLength: 5,
        maxLength: 40,
      });
      fc.assert(
        fc.property(work, (acts) => {
          const good = aGood(setUp);
          const naive = naiveGoods();
          for (const one of setUp) naive.act(one, 0);
          let now = 0;
          for (const [index, [one, later]] of acts.entries()) {
            now += later - (index % 7 === 6 ? 2 : 0);
            const outcome = good.send(goodsRequest([one], now, { key: `${index}` }));
            expect(isLeft(outcome) ? outcome.left.kind : 'done').toBe(naive.act(one, now));
            expect(good.audit().faults).toEqual([]);
          }
          const last = expireEnded(good.state(), now).at(-1)?.state ?? good.state();
          expect(Object.fromEntries([...last.grants].map(([id, { status }]) => [id, status]))).toEqual(
            naive.states(now),
          );
          for (const { id, held, taken } of last.pools.values()) expect(held + taken).toBe(naive.given(id));
        }),
        { numRuns: Number(process.env['CONCEJO_GOODS_RUNS'] ?? 500) },
      );
    },
  );

  it('are held until a time, and from that very millisecond free for the next holder', () => {
    const good = aGood();
    const all = (grant: string, holder: string) =>
      hold(grant, { holder, takes: [piecesOf('places', 2), piecesOf('hall', 2)] });
    expect([doneBy(good, 0, all('a', 'ana')), doneBy(good, 0, all('b', 'pau'))]).toEqual(['done', 'done']);
    expect(doneBy(good, 9, { ...all('c', 'mar'), until: 20 })).toEqual({
      kind: 'soldOut',
      pool: 'places',
      left: 0,
    });
    expect(doneBy(good, 10, { ...all('c', 'mar'), until: 20 })).toBe('done');
    expect(good.state().grants.get('a')?.status).toBe('expired');
    expect(doneBy(good, 10, act('confirm', { until: null }))).toEqual({
      kind: 'wrongStatus',
      status: 'expired',
    });
    expect(good.steps.filter(({ step }) => step.act === 'goods.expire').map(({ step }) => step.by)).toEqual([
      'system',
      'system',
    ]);
  });

  it('of which something ended while a request was refused are free nevertheless', () => {
    const good = aGood();
    doneBy(good, 0, hold('a'));
    expect(doneBy(good, 10, act('release', { grant: 'none' }))).toEqual({ kind: 'unknownGrant' });
    expect([heldBy(good), good.ledger.length]).toEqual([0, 3]);
  });

  it('are extended ten times, and no more', () => {
    const good = aGood();
    doneBy(good, 0, hold('a'));
    const extended = Array.from({ length: 11 }, (_, n) => doneBy(good, n, act('extend', { until: n + 11 })));
    expect(extended).toEqual([...Array.from({ length: 10 }, () => 'done'), { kind: 'extendedOften' }]);
    expect(doneBy(good, 11, act('extend', { until: 11 }))).toEqual({ kind: 'endIsPast' });
  });

  it('come from several pools, or from none of them', () => {
    const good = aGood();
    const pavilion = hold('a', { takes: [piecesOf('places', 1), piecesOf('hall', 6)] });
    expect(doneBy(good, 0, pavilion)).toEqual({ kind: 'soldOut', pool: 'hall', left: 5 });
    expect([heldBy(good), heldBy(good, 'hall')]).toEqual([0, 0]);
  });

  it('that are cells go to one holder each, and are free again once they are released', () => {
    const good = aGood();
    doneBy(good, 0, hold('a', { takes: [courtCells(1, 2)] }));
    const other = hold('b', { holder: 'pau', takes: [courtCells(2, 3)] });
    expect(doneBy(good, 0, other)).toEqual({
      kind: 'cellsTaken',
      pool: 'court',
      cells: ['court/2026-11-28/2'],
    });
    expect([doneBy(good, 0, act('release')), doneBy(good, 0, other)]).toEqual(['done', 'done']);
  });

  it('are moved in one request: what is given back can be held again by the same', () => {
    const good = aGood();
    doneBy(good, 0, hold('a', { takes: [courtCells(1, 2, 3)] }), act('confirm', { until: null }));
    const moved = [
      act('giveBack'),
      hold('b', { takes: [courtCells(2, 3, 4)] }),
      { ...act('confirm', { until: null }), grant: 'b' },
    ];
    expect(doneBy(good, 1, ...(moved as readonly GoodsAct[]))).toBe('done');
    expect([...good.state().grants.values()].map(({ status }) => status)).toEqual(['cancelled', 'granted']);
    // Without its last act the move fails, and the first stays as it is.
    const failing = [{ ...act('giveBack'), grant: 'b' }, hold('c', { takes: [courtCells(5, 6, 1, 2, 3)] })];
    expect(doneBy(good, 1, ...(failing as readonly GoodsAct[]))).toMatchObject({ kind: 'soldOut' });
    expect(good.state().grants.get('b')?.status).toBe('granted');
  });

  it('are used as often as they can be, taken back, and given back only if nothing was used', () => {
    const good = aGood();
    doneBy(good, 0, hold('a', { uses: 3 }), act('confirm', { until: 50 }));
    expect(doneBy(good, 1, act('use', { times: 2 }))).toBe('done');
    expect(doneBy(good, 1, act('giveBack'))).toEqual({ kind: 'partlyUsed' });
    expect(doneBy(good, 1, act('use', { times: 2 }))).toEqual({ kind: 'fewerUses', left: 1 });
    expect(doneBy(good, 1, act('use', { times: 1 }))).toBe('done');
    expect(doneBy(good, 1, act('use', { times: 1 }))).toEqual({ kind: 'wrongStatus', status: 'used' });
    expect(doneBy(good, 1, act('reverse', { times: 4 }))).toEqual({ kind: 'fewerUses', left: 3 });
    expect(doneBy(good, 1, act('reverse', { times: 3 }))).toBe('done');
    expect([doneBy(good, 2, act('giveBack')), good.state().pools.get('places')?.taken]).toEqual(['done', 0]);
    expect(doneBy(good, 2, act('giveBack'))).toEqual({ kind: 'wrongStatus', status: 'cancelled' });
    expect(good.steps.map(({ step }) => `${step.act} ${step.from} ${step.to}`).slice(3)).toEqual([
      'goods.hold null held',
      'goods.confirm held granted',
      'goods.use granted granted/2',
      'goods.use granted/2 used/3',
      'goods.reverse used/3 granted',
      'goods.giveBack granted cancelled',
    ]);
  });

  it('that expire in part stay taken, and those of which nothing was used are free', () => {
    const good = aGood();
    doneBy(good, 0, hold('a', { uses: 2 }), act('confirm', { until: 5 }), act('use', { times: 1 }));
    doneBy(good, 0, hold('b'), { ...act('confirm', { until: 5 }), grant: 'b' });
    doneBy(good, 6, act('use', { grant: 'none', times: 1 }));
    expect(good.state().pools.get('places')).toMatchObject({ held: 0, taken: 1 });
    expect(good.audit().faults).toEqual([]);
  });

  it('are counted in whole pieces, each pool and cell once, and not until a time that is over', () => {
    const good = aGood();
    const pool = { kind: 'setPool', pool: 'places', size: 4, perHolder: null, isClosed: false } as const;
    const [cell] = courtCells(1).cells;
    if (cell === undefined) throw new Error('no cell');
    const odd: readonly GoodsAct[] = [
      { ...pool, size: -1 },
      { ...pool, perHolder: 0.5 },
      hold('a', { takes: [] }),
      hold('a', { uses: 0 }),
      hold('a', { takes: [piecesOf('places', 1.5)] }),
      hold('a', { takes: [piecesOf('hall', 1), piecesOf('hall', 1)] }),
      hold('a', { takes: [{ pool: 'court', pieces: 2, cells: [cell] }] }),
      hold('a', { takes: [courtCells(1, 1)] }),
    ];
    for (const one of odd) expect(doneBy(good, 0, one)).toEqual({ kind: 'notCountable' });
    expect(doneBy(good, 10, hold('a'))).toEqual({ kind: 'endIsPast' });
    expect(doneBy(good, 0, hold('a'))).toBe('done');
    expect(doneBy(good, 0, hold('a'))).toEqual({ kind: 'grantExists' });
    expect(doneBy(good, 5, act('confirm', { until: 5 }))).toEqual({ kind: 'endIsPast' });
    expect(doneBy(good, 5, act('use', { times: 1 }))).toEqual({ kind: 'wrongStatus', status: 'held' });
  });

  it('are not done if there is no such grant', () => {
    const good = aGood();
    const acts: readonly GoodsAct[] = [
      act('extend', { until: 5 }),
      act('confirm', { until: 5 }),
      act('release'),
      act('use', { times: 1 }),
      act('reverse', { times: 1 }),
      act('giveBack'),
    ];
    for (const one of acts) expect(doneBy(good, 0, one)).toEqual({ kind: 'unknownGrant' });
  });

  it('expire in the order of their ends, and those that end together in that of their ids', () => {
    const good = aGood();
    const ofHall = (id: string, until: number) => hold(id, { takes: [piecesOf('hall', 1)], until });
    doneBy(good, 0, ofHall('c', 5), ofHall('a', 5), ofHall('b', 5), ofHall('d', 4));
    doneBy(good, 6, act('release', { grant: 'none' }));
    const expired = good.steps.filter(({ step }) => step.act === 'goods.expire');
    expect(expired.map(({ subject }) => subject)).toEqual(['grant/d', 'grant/a', 'grant/b', 'grant/c']);
  });

  it('are no more for one holder than the pool says', () => {
    const good = aGood();
    doneBy(good, 0, hold('a', { takes: [piecesOf('places', 1), piecesOf('hall', 1)] }), hold('b'));
    expect(doneBy(good, 0, hold('c'))).toEqual({ kind: 'holderHasMost', pool: 'places', most: 2 });
    expect(doneBy(good, 0, hold('c', { holder: 'pau' }))).toBe('done');
  });

  it('can be closed, with what is held still to be confirmed, and not be made fewer than were given', () => {
    const good = aGood();
    doneBy(good, 0, hold('a'));
    const pool = { kind: 'setPool', pool: 'places', perHolder: null } as const;
    expect(doneBy(good, 0, { ...pool, size: 0, isClosed: true })).toEqual({
      kind: 'tooSmall',
      pool: 'places',
      least: 1,
    });
    expect(doneBy(good, 0, { ...pool, size: 1, isClosed: true })).toBe('done');
    expect(doneBy(good, 0, hold('b'))).toEqual({ kind: 'closedPool', pool: 'places' });
    expect(doneBy(good, 0, act('confirm', { until: null }))).toBe('done');
    expect(doneBy(good, 0, { ...pool, size: 9, isClosed: false })).toBe('done');
    expect(good.steps.filter(({ subject }) => subject === 'pool/places').map(({ step }) => step.to)).toEqual([
      '4',
      '1/closed',
      '9',
    ]);
  });
});

describe('a request for scarce goods', () => {
  const asked = goodsRequest([hold('a')], 1, { key: 'k', bodyHash: 'body' });

  it('that comes again gets the same answer and changes nothing, also when all is over since', () => {
    const good = aGood();
    const first = good.send(asked);
    doneBy(good, 2, act('release'));
    expect(good.send({ ...asked, at: 99 })).toEqual(first);
    expect(good.state().grants.get('a')?.status).toBe('cancelled');
  });

  it('with the key of another one is refused', () => {
    const good = aGood();
    good.send(asked);
    expect(good.send({ ...asked, bodyHash: 'other' })).toEqual(left({ kind: 'otherRequest' }));
  });

  it('that was refused is decided anew when it comes again', () => {
    const good = aGood([]);
    expect(good.send(asked)).toEqual(left({ kind: 'unknownPool', pool: 'places' }));
    doneBy(good, 1, ...sampleGood.setUp);
    expect(good.send(asked)).toMatchObject(right([{ id: 'a', status: 'held' }]));
  });

  it('moves money with it, if it sums to zero', () => {
    const good = aGood();
    const line = (account: string, amount: number): MoneyEntry => ({
      kind: 'cents',
      account,
      amount: cents(amount),
    });
    const paid = [line('bank', 1000), line('holders', -1000)];
    expect(good.send({ ...asked, money: [line('bank', 1000)] })).toEqual(left({ kind: 'unbalanced' }));
    expect(isLeft(good.send({ ...asked, money: paid }))).toBe(false);
    expect(good.ledger.at(-1)?.filter(({ kind }) => kind === 'cents')).toEqual(paid);
    expect(good.audit()).toMatchObject({ pools: 3, grants: 1, transactions: 1, faults: [] });
  });

  it('have records of their service: none is written over one that changed since it was read', () => {
    const good = aGood();
    const sale = (version: number) => ({ kind: 'sale', id: 's', owner: 'shop', at: 0, version, body: {} });
    const keep = (key: string, version: number) =>
      good.send(goodsRequest([hold(key)], 0, { key, records: [sale(version)] }));
    const changed = left({ kind: 'recordChanged', record: 'sale/s' });
    expect(keep('early', 2)).toEqual(changed);
    expect([keep('a', 1)._tag, keep('a', 1)._tag]).toEqual(['Right', 'Right']);
    expect(keep('again', 1)).toEqual(changed);
    expect(keep('b', 2)._tag).toBe('Right');
    expect([...good.state().grants.keys()]).toEqual(['a', 'b']);
  });
});
