import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import type { CallAnswer, InputOf, JsonCall } from '#adapters/wire/call.ts';
import { decode } from '#adapters/wire/decode.ts';
import { type KnownRefusal, knownRefusal } from '#adapters/wire/known-refusal.ts';
import { type Either, isLeft, left, map, right } from '#domain/shared/result.ts';
import { call, type CallSettings, failureIn } from './council-call.ts';

/** The outcome of a call: its answer, a refusal that it names, or why there is no readable answer. */
export type CallOutcome<C extends JsonCall> = Promise<
  Either<KnownRefusal<C> | CouncilRefusal, CallAnswer<C>>
>;

/** Any call of the council's API. */
export type CouncilClient = <C extends JsonCall>(call: C, input: InputOf<C>) => CallOutcome<C>;

/** How a client reads the body of an answer. */
export function readAnswer<C extends JsonCall, R>(
  theCall: C,
  body: Either<R, unknown>,
): Either<R | CouncilRefusal, CallAnswer<C>> {
  if (isLeft(body)) return body;
  const read = (theCall.read ?? ((as: unknown) => as)) as (answer: unknown) => CallAnswer<C>;
  return map(read)(decode(theCall.answer, body.right));
}

/** Calls a council over HTTP; `headers` are sent with each call. */
export const councilClient =
  (settings: CallSettings, headers: Readonly<Record<string, string>> = {}): CouncilClient =>
  async <C extends JsonCall>(theCall: C, input: InputOf<C>): CallOutcome<C> => {
    const { body }: { readonly body?: unknown } = input;
    const sent = theCall.method === 'post' ? (body ?? {}) : undefined;
    const answered = await call(settings, addressOf(theCall, input), sent, headers);
    if (isLeft(answered)) return answered;
    const refusal = knownRefusal(theCall, answered.right) ?? failureIn(answered.right);
    if (refusal !== null) return left(refusal);
    return readAnswer(theCall, right(answered.right.body));
  };

/** Calls a council as one of its staff, with the token that its operator gave them. */
export const staffClient = (settings: CallSettings, token: string): CouncilClient =>
  councilClient(settings, { authorization: `Bearer ${token}` });
