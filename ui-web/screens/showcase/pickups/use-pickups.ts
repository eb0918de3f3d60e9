import { useCallback, useEffect, useMemo, useState } from 'react';
import { returnPickupCall } from '#adapters/wire/showcase/own-pickup.ts';
import type { PickupAnswer } from '#adapters/wire/showcase/pickup.ts';
import { setAsideCall } from '#adapters/wire/showcase/set-aside.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import { pickupShelfOf } from './pickup-shelf.ts';
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

type Refused = { readonly kind: string; readonly where?: string };
const failureOf = ({ kind, where }: Refused): PickupFailure => {
  if (kind === 'pickupRefused') return where ?? 'failed';
  return kind === 'tooManyAttempts' ? kind : 'line';
};

/** What shops have set aside for this device, kept in the browser. `changed`: what is left of offers is another number. */
export function usePickups(council: ServiceCouncil, changed: () => Promise<void>) {
  const { realm, call, pickupShelf: shelf, randomBytes } = council;
  const own = useMemo(() => pickupShelfOf({ realm, call, pickupShelf: shelf }), [realm, call, shelf]);
  const [listed, setListed] = useState(own.kept);
  const [key] = useState(() => requestKey(randomBytes));
  const keep = useCallback(
    (one: PickupAnswer) => {
      own.keep(one);
      setListed(own.kept());
    },
    [own],
  );
  useEffect(() => void own.ask().then(() => setListed(own.kept())), [own]);
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
    setListed(own.kept());
  };
  return { own: listed, ask, giveBack, forget };
}

/** What `usePickups` gives. */
export type PickupsOfDevice = ReturnType<typeof usePickups>;
