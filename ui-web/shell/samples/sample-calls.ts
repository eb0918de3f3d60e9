import type { CallAnswer, Call, InputOf, JsonCall } from '#adapters/wire/call.ts';
import { type Either, left } from '#domain/shared/result.ts';
import type { CallCouncil, RefusalOf } from '#ui-web/composition/call-council.ts';

/** How a council of a test answers one call. */
export interface StubbedCall {
  readonly call: Call;
  readonly answer: (input: never) => Promise<unknown>;
}

/** For tests: how a council answers a call. */
export const stubCall = <C extends JsonCall>(
  call: C,
  answer: (input: InputOf<C>) => Promise<Either<RefusalOf<C>, CallAnswer<C>>>,
): StubbedCall => ({ call, answer });

/** For tests: a council that answers these calls, the last that is given for each, and has no answer for others. */
export const answeringCalls =
  (answers: readonly StubbedCall[]): CallCouncil =>
  async <C extends JsonCall>(call: C, input: InputOf<C>) => {
    const found = answers.findLast((one) => one.call === call);
    if (found === undefined) return left({ kind: 'notFound' });
    return found.answer(input as never) as Promise<Either<RefusalOf<C>, CallAnswer<C>>>;
  };
