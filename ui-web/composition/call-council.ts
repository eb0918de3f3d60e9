import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { CallAnswer, Call, InputOf, JsonCall } from '#adapters/wire/call.ts';
import type { KnownRefusal } from '#adapters/wire/known-refusal.ts';
import type { Either } from '#domain/shared/result.ts';

/** Why a call failed: a refusal that it names, or no answer that can be read. */
export type RefusalOf<C extends Call> = KnownRefusal<C> | CouncilRefusal;

/** Any call of the council's API (`adapters/wire`). Its script is loaded with the first call. */
export type CallCouncil = <C extends JsonCall>(
  call: C,
  input: InputOf<C>,
) => Promise<Either<RefusalOf<C>, CallAnswer<C>>>;

/** Calls what needs a session: opens one if there is none, and calls again. */
export const callEntered =
  (council: Pick<Council, 'call' | 'realm' | 'session' | 'deviceIds' | 'randomBytes'>): CallCouncil =>
  async (call, input) => {
    const first = await council.call(call, input);
    if (!isLeft(first) || first.left.kind !== 'notAllowed') return first;
    const session = await enterSilently(council)(council.realm);
    return isLeft(session) ? session : council.call(call, input);
  };
