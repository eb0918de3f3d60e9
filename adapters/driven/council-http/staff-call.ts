import type * as t from 'io-ts';
import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import { decode } from '#adapters/wire/decode.ts';
import { listOf } from '#adapters/wire/document.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { call, type CallSettings, failureIn } from './council-call.ts';

/** Staff that call a council, with the token that the council's operator gave them. */
export interface StaffLine extends CallSettings {
  readonly token: string;
}

/** One call of staff, and its answer as a codec reads it. */
export async function staffCall<A>(
  line: StaffLine,
  codec: t.Decoder<unknown, A>,
  address: string,
  post?: object,
): Promise<Either<CouncilRefusal, A>> {
  const answered = await call(line, address, post, { authorization: `Bearer ${line.token}` });
  if (isLeft(answered)) return answered;
  const failure = failureIn(answered.right);
  return failure === null ? decode(codec, answered.right.body) : left(failure);
}

/** As many as the council gives at once. */
const pageSize = 200;

/** All items of a list, page after page. */
export async function staffList<C extends t.Mixed>(
  line: StaffLine,
  item: C,
  addressOf: (paging: string) => string,
): Promise<Either<CouncilRefusal, readonly t.TypeOf<C>[]>> {
  const listPage = listOf(item);
  const found: t.TypeOf<C>[] = [];
  for (;;) {
    const page = await staffCall(line, listPage, addressOf(`limit=${pageSize}&offset=${found.length}`));
    if (isLeft(page)) return page;
    found.push(...page.right.items);
    if (page.right.items.length === 0 || found.length >= page.right.itemsCount) return right(found);
  }
}
