import { useCallback, useState } from 'react';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import type { Coordinates } from '#domain/shared/coordinates.ts';
import { isRight } from '#domain/shared/result.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';

/** How far around a request others are offered at first, in metres. */
const around = 250;
/** How many are offered at once. */
const mostOffered = 10;

/** A place of many digits as the call reads it: six decimals are a hand. */
const circleAround = ({ lat, lng }: Coordinates): string => `${lat.toFixed(6)},${lng.toFixed(6)},${around}`;

/** Whether a request can take others: it is not this one, nobody took it back, and it went nowhere itself. */
const canTake = (one: StaffRequest, { iid }: StaffRequest): boolean =>
  one.iid !== iid && one.status !== 'Retirada' && (one.mergedInto ?? null) === null;

/** Those of the same mailbox first, then in the order in which they came. */
const offered = (found: readonly StaffRequest[], request: StaffRequest): readonly StaffRequest[] =>
  found
    .filter((one) => canTake(one, request))
    .toSorted((a, b) => Number(b.mailbox === request.mailbox) - Number(a.mailbox === request.mailbox))
    .slice(0, mostOffered);

/**
 * The requests that may say the same as this one. At first those close to it or, if it has no place, the last ones of its
 * mailbox; then those in which the words are that are looked for, or whose number they are.
 */
export function useCandidates(request: StaffRequest) {
  const { council } = useOffice();
  const [text, look] = useState('');
  const { coordinates, mailbox } = request;
  const ask = useCallback(async () => {
    const near = coordinates === null ? null : circleAround(coordinates);
    const first = near === null ? { mailbox: [mailbox] } : { near };
    const asked = text === '' ? first : { text };
    const read = await council.call(listRequestsCall, {
      realm: council.realm,
      ...asked,
      sort: 'newest',
      limit: 3 * mostOffered,
      offset: 0,
    });
    return isRight(read) ? read.right.items : 'failed';
  }, [council, text, coordinates, mailbox]);
  const [found, again] = useAnswer<readonly StaffRequest[] | 'failed'>(ask);
  const items = found === null || found === 'failed' ? [] : offered(found, request);
  return {
    text,
    look,
    again,
    items,
    standing: found === null || found === 'failed' ? found : 'here',
  } as const;
}
