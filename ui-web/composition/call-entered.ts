import { enterSilently } from '#application/access/enter-silently.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { CallCouncil } from './call-council.ts';
import type { Council } from './council.ts';

/** Calls what needs a session: makes sure of one where there is none, and calls again. */
export const callEntered =
  (council: Pick<Council, 'call' | 'realm' | 'session' | 'deviceIds' | 'randomBytes'>): CallCouncil =>
  async (call, input) => {
    const first = await council.call(call, input);
    if (!isLeft(first) || first.left.kind !== 'notAllowed') return first;
    const session = await enterSilently(council)(council.realm);
    return isLeft(session) ? session : council.call(call, input);
  };
