import { createHmac } from 'node:crypto';
import type { GoodsCouncil } from '#contract-tests/ports/server/scarcity/goods-store.ts';
import { normaliseIdentity } from '#domain/census/identity-number.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';
import { personOf, spellingsOf } from '#fixtures/builders/towns/crowd-files.ts';
import type { GoodDescription } from '#fixtures/scarcity/good-description.ts';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { grantsOfGood } from './checked-books.ts';

/** What came of a rush: how many got it, whether one had it twice, and whether a request that came twice had two answers. */
export interface RushResult {
  readonly granted: number;
  readonly holders: number;
  readonly differing: number;
}

const markOf = (spelling: string): string =>
  createHmac('sha256', 'the key of this service').update(normaliseIdentity(spelling)).digest('hex');

/**
 * People race for what is enough for `places` of them, each under three spellings of their number, through two processes:
 * every request is sent to both at the same time, as if its answer had been lost.
 */
export async function rushFor(
  council: GoodsCouncil,
  good: GoodDescription,
  { people, places }: { readonly people: number; readonly places: number },
): Promise<RushResult> {
  const id = { realm: realmId('vilanova'), good: `${good.name} for ${places}` };
  await council.goods.ask(id, goodsRequest(good.roomFor(places), 0));
  let differing = 0;
  const twice = async (request: ReturnType<typeof goodsRequest>) => {
    const [one, two] = await Promise.all([council.goods, council.other].map((each) => each.ask(id, request)));
    // A refusal is decided anew: only what was done must have one answer.
    if (one && two && (isRight(one) || isRight(two)) && JSON.stringify(one) !== JSON.stringify(two))
      differing += 1;
    return one;
  };
  const attempt = async (person: number, spelling: string, nth: number) => {
    const grant = `${person}-${nth}`;
    const held = await twice(goodsRequest([good.wanted(grant, markOf(spelling), 1000)], person));
    if (held && isRight(held)) await twice(goodsRequest([{ kind: 'confirm', grant, until: null }], person));
  };
  const attempts = Array.from({ length: people }, (_, n) => n).flatMap((person) =>
    spellingsOf(personOf(person).id).map((spelling, nth) => attempt(person, spelling, nth)),
  );
  await Promise.all(attempts);
  const granted = (await grantsOfGood(council, id)).filter(({ status }) => status === 'granted');
  return { granted: granted.length, holders: new Set(granted.map(({ holder }) => holder)).size, differing };
}
