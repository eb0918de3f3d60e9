import { useCallback, useEffect, useState } from 'react';
import { readPickupCall, returnPickupCall } from '#adapters/wire/showcase/own-pickup.ts';
import { type PickupAnswer, pickupWire } from '#adapters/wire/showcase/pickup.ts';
import { setAsideCall } from '#adapters/wire/showcase/set-aside.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import { requestKey } from '#ui-web/screens/request/form/request-key.ts';

/** What somebody asks a shop to set aside. */
export interface WantedPickup {
  readonly shop: string;
  readonly offer: string;
  readonly pieces: number;
  readonly name: string;
}

/** Why nothing was set aside: the word of the council, or `line` if it could not be reached. */
export type PickupFailure = string;

/** What was kept, if this version of the page can read it. */
function pickupIn(answer: unknown): readonly PickupAnswer[] {
  const read = pickupWire.decode(answer);
  return isLeft(read) ? [] : [read.right];
}

type Refused = { readonly kind: string; readonly where?: string };
const failureOf = ({ kind, where }: Refused): PickupFailure => {
  if (kind === 'pickupRefused') return where ?? 'failed';
  return kind === 'tooManyAttempts' ? kind : 'line';
};

/** What shops have set aside for this device, kept in the browser. `changed`: what is left of offers is another number. */
export function usePickups(council: ServiceCouncil, changed: () => Promise<void>) {
  const { realm, call, pickupShelf: shelf, randomBytes } = council;
  const kept = useCallback(() => shelf.list(realm).flatMap(({ answer }) => pickupIn(answer)), [shelf, realm]);
  const [own, setOwn] = useState(kept);
  const [key] = useState(() => requestKey(randomBytes));
  const keep = useCallback(
    (one: PickupAnswer) => {
      shelf.keep(realm, { venue: one.shop, key: one.id, answer: one });
      setOwn(kept());
    },
    [shelf, realm, kept],
  );
  useEffect(() => {
    const look = async ({ shop, id }: PickupAnswer) => {
      const answer = await call(readPickupCall, { realm, shop, body: { id } });
      if (!isLeft(answer)) keep(answer.right);
    };
    for (const one of kept()) if (one.state === 'waits') void look(one);
  }, [kept, call, realm, keep]);
  const ask = async ({ shop, ...wanted }: WantedPickup): Promise<PickupFailure | null> => {
    const answer = await call(setAsideCall, { realm, shop, body: { id: key.now(), ...wanted } });
    if (isLeft(answer)) {
      const failure = failureOf(answer.left);
      // Sent again without an answer, it must be the same request; refused, the next one is another.
      if (failure !== 'line') key.renew();
      return failure;
    }
    key.renew();
    keep(answer.right);
    await changed();
    return null;
  };
  const giveBack = async ({ shop, id }: PickupAnswer): Promise<PickupFailure | null> => {
    const answer = await call(returnPickupCall, { realm, shop, body: { id } });
    if (isLeft(answer)) return failureOf(answer.left);
    keep(answer.right);
    await changed();
    return null;
  };
  const forget = ({ id }: PickupAnswer) => {
    shelf.forget(realm, id);
    setOwn(kept());
  };
  return { own, ask, giveBack, forget };
}

/** What `usePickups` gives. */
export type PickupsOfDevice = ReturnType<typeof usePickups>;
