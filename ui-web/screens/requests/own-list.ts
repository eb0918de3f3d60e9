import { enterSilently } from '#application/access/enter-silently.ts';
import { listOwnRequestsCall } from '#adapters/wire/requests/list-own-requests.ts';
import type { ListedRequest } from '#adapters/wire/requests/own-request.ts';
import { isLeft, type Either } from '#domain/shared/result.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';

/** How many requests a page of the list has. */
export const requestsPerPage = 10;

/** The requests that this device or its verified e-mail sent, as far as they are known. */
export type OwnList =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly items: readonly ListedRequest[]; readonly total: number };

type Ports = Pick<FormCouncil, 'realm' | 'call' | 'session' | 'deviceIds' | 'randomBytes'>;
type Listed = Either<
  RefusalOf<typeof listOwnRequestsCall>,
  { readonly items: readonly ListedRequest[]; readonly total: number }
>;

/**
 * Asks for a page of one's own requests. A device that has none is not registered for this: only a device that the
 * council knows already logs in again.
 */
export async function readOwnList(ports: Ports, page: number): Promise<OwnList> {
  const { realm, call, deviceIds } = ports;
  const ask = (): Promise<Listed> =>
    call(listOwnRequestsCall, {
      realm,
      limit: requestsPerPage,
      offset: (page - 1) * requestsPerPage,
    });
  let listed = await ask();
  if (isLeft(listed) && listed.left.kind === 'notAllowed') {
    if (deviceIds.read() === null) return { kind: 'here', items: [], total: 0 };
    const entered = await enterSilently(ports)(realm);
    listed = isLeft(entered) ? entered : await ask();
  }
  return isLeft(listed) ? { kind: 'failed' } : { kind: 'here', ...listed.right };
}
