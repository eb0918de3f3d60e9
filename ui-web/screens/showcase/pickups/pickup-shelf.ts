import { readPickupCall } from '#adapters/wire/showcase/own-pickup.ts';
import { type PickupAnswer, pickupWire } from '#adapters/wire/showcase/pickup.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';

/** What was kept, if this version of the page can read it. */
function pickupIn(answer: unknown): readonly PickupAnswer[] {
  const read = pickupWire.decode(answer);
  return isLeft(read) ? [] : [read.right];
}

/** What shops have set aside for this device, as it is kept in the browser. */
export function pickupShelfOf({
  realm,
  call,
  pickupShelf: shelf,
}: Pick<FormCouncil, 'realm' | 'call' | 'pickupShelf'>) {
  const kept = (): readonly PickupAnswer[] => shelf.list(realm).flatMap(({ answer }) => pickupIn(answer));
  const shelved = (one: PickupAnswer) => ({ venue: one.shop, key: one.id, answer: one });
  const look = async ({ shop, id }: PickupAnswer): Promise<boolean> => {
    const answer = await call(readPickupCall, { realm, shop, body: { id } });
    if (!isLeft(answer)) shelf.renew(realm, shelved(answer.right));
    return !isLeft(answer) || answer.left.kind === 'unknownPickup';
  };
  return {
    kept,
    keep: (one: PickupAnswer): void => void shelf.keep(realm, shelved(one)),
    /** Asks what became of those that wait. False: the council did not answer for some. */
    ask: async (): Promise<boolean> => {
      const answered = await Promise.all(
        kept()
          .filter(({ state }) => state === 'waits')
          .map(look),
      );
      return answered.every((isAnswered) => isAnswered);
    },
  };
}
