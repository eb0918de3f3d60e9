import type { GoodsCouncil } from '#contract-tests/ports/server/scarcity/goods-store.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import { grantSeen } from '#domain/scarcity/seen-goods.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { naiveGoods } from '#fixtures/naive/naive-goods.ts';
import type { GoodDescription } from '#fixtures/scarcity/good-description.ts';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { grantsOfGood } from './checked-books.ts';

const realm = realmId('vilanova');
let opened = 0;

/** A good of its own with its pools, and the naive count of it. */
async function openGood(council: GoodsCouncil, { setUp, name }: GoodDescription) {
  opened += 1;
  const id = { realm, good: `${name} ${opened}` };
  await council.goods.ask(id, goodsRequest(setUp, 0));
  return id;
}

const naiveOf = (acts: readonly (readonly [GoodsAct, number])[]) => {
  const naive = naiveGoods();
  const outcomes = acts.map(([act, at]) => naive.act(act, at));
  return { outcomes, states: naive.states(Math.max(...acts.map(([, at]) => at))) };
};

/** The acts one after the other, each through another process: what differs from the naive count. */
export async function differencesInTurn(
  council: GoodsCouncil,
  good: GoodDescription,
  acts: readonly GoodsAct[],
): Promise<readonly unknown[]> {
  const id = await openGood(council, good);
  const found: string[] = [];
  for (const [at, act] of acts.entries()) {
    const process = at % 2 === 0 ? council.goods : council.other;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const outcome = await process.ask(id, goodsRequest([act], at));
    found.push(isLeft(outcome) ? outcome.left.kind : 'done');
  }
  const timed = acts.map((act, at) => [act, at] as const);
  const expected = naiveOf([...good.setUp.map((act) => [act, 0] as const), ...timed]).outcomes;
  const wanted = expected.slice(good.setUp.length);
  return found.flatMap((one, n) =>
    one === wanted[n] ? [] : [{ act: acts[n], found: one, wanted: wanted[n] }],
  );
}

const onGrant: readonly GoodsAct[] = [
  { kind: 'extend', grant: 'a', until: 90 },
  { kind: 'confirm', grant: 'a', until: null },
  { kind: 'release', grant: 'a' },
  { kind: 'use', grant: 'a', times: 1 },
  { kind: 'reverse', grant: 'a', times: 1 },
  { kind: 'giveBack', grant: 'a' },
];

/** The acts after which a pair races: nothing yet, held, granted, used in part. */
const beginnings = ({ wanted }: GoodDescription): readonly (readonly GoodsAct[])[] => {
  const held = wanted('a', 'ana', 50);
  const granted = [held, { kind: 'confirm' as const, grant: 'a', until: 50 }];
  return [[], [held], granted, [...granted, { kind: 'use', grant: 'a', times: 1 }]];
};

/** One act in each process at the same time; it must come out as one after the other, in one of both orders. */
async function pairDiffers(
  council: GoodsCouncil,
  good: GoodDescription,
  begun: readonly GoodsAct[],
  pair: readonly (readonly [GoodsAct, number])[],
): Promise<boolean> {
  const id = await openGood(council, good);
  if (begun.length > 0) await council.goods.ask(id, goodsRequest(begun, 1));
  const outcomes = await Promise.all(
    pair.map(([act, at], n) =>
      (n === 0 ? council.goods : council.other).ask(id, goodsRequest([act], at, { key: `${n}` })),
    ),
  );
  const kinds = outcomes.map((one) => (isLeft(one) ? one.left.kind : 'done'));
  const at = Math.max(...pair.map(([, time]) => time));
  const grants = await grantsOfGood(council, id);
  const states = Object.fromEntries(grants.map((one) => [one.id, grantSeen(one, at).status]));
  const before = [...good.setUp, ...begun].map((act) => [act, 1] as const);
  const said = (order: readonly (readonly [GoodsAct, number])[]) => {
    const serial = naiveOf([...before, ...order]);
    const last = serial.outcomes.slice(before.length);
    return JSON.stringify([order === pair ? last : last.toReversed(), sorted(serial.states)]);
  };
  return ![said(pair), said(pair.toReversed())].includes(JSON.stringify([kinds, sorted(states)]));
}

const sorted = (states: Readonly<Record<string, string>>) =>
  Object.entries(states).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Every pair of acts after every beginning, at the same time, also at the very end of a hold: the pairs that came out wrong. */
export async function wrongPairs(
  council: GoodsCouncil,
  good: GoodDescription,
  times: readonly (readonly [number, number])[],
): Promise<readonly unknown[]> {
  const others: readonly GoodsAct[] = [
    good.wanted('a', 'ana', 90),
    good.wanted('b', 'pau', 90),
    ...good.setUp.slice(0, 1).map((act) => (act.kind === 'setPool' ? { ...act, isClosed: true } : act)),
  ];
  const all = [...onGrant, ...others];
  const wrong: unknown[] = [];
  for (const begun of beginnings(good))
    for (const one of all)
      for (const other of all)
        for (const [first, second] of times) {
          const pair = [
            [one, first],
            [other, second],
          ] as const;
          // oxlint-disable-next-line no-await-in-loop -- pairs are not to disturb each other
          if (await pairDiffers(council, good, begun, pair)) wrong.push({ begun, pair });
        }
  return wrong;
}
