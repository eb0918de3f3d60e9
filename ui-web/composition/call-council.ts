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
