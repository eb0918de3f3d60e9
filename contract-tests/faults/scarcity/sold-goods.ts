import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodDescription } from '#fixtures/scarcity/good-description.ts';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { sampleGood } from '#fixtures/scarcity/sample-good.ts';
import { serviceGoods } from '#fixtures/scarcity/service-goods.ts';

const people = 24;
/** Fewer than there are people. */
export const placesSold = 10;

/** What is sold in a round: each service's good in its turn. */
export const goodSoldIn = (round: number): GoodDescription =>
  serviceGoods[round % serviceGoods.length] ?? sampleGood;

/** The good of a round. */
export const soldIn = (round: number): GoodId => ({
  realm: realmId('vilanova'),
  good: `${goodSoldIn(round).name} sold ${round}`,
});

/** What one person does: a hold, and then most of them take it, and some use it or give it back. */
const actsOf = (good: GoodDescription, person: number): readonly GoodsAct[] => {
  const grant = `grant ${person}`;
  const ends: readonly GoodsAct[] = [
    { kind: 'use', grant, times: 1 },
    { kind: 'giveBack', grant },
    { kind: 'reverse', grant, times: 1 },
  ];
  const confirmed: readonly GoodsAct[] = [{ kind: 'confirm', grant, until: null }, ...ends.slice(person % 3)];
  return [
    good.wanted(grant, `person ${person}`, 1000),
    ...(person % 5 === 0 ? [{ kind: 'release' as const, grant }] : confirmed),
  ];
};

/** Everybody does what they want at the same time, one act after the other; `answered` gets what was done. */
export async function sellGoods(
  goods: GoodsStore,
  round: number,
  answered: (key: string, answer: string) => void,
): Promise<void> {
  const [id, good] = [soldIn(round), goodSoldIn(round)];
  const one = async (person: number) => {
    for (const [nth, act] of actsOf(good, person).entries()) {
      const key = `${person}/${nth}`;
      // oxlint-disable-next-line no-await-in-loop -- a person waits for each answer
      const outcome = await goods.ask(id, goodsRequest([act], person, { key }));
      if (isRight(outcome)) answered(key, JSON.stringify(outcome.right));
    }
  };
  await goods.ask(id, goodsRequest(good.roomFor(placesSold), 0));
  await Promise.all(Array.from({ length: people }, (_, person) => one(person)));
}
