import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { lostOwner, noticeKind } from '#domain/notices/notice.ts';
import { type PhoneCall, phoneCallIn, phoneCallKind, phoneCallRecord } from '#domain/notices/phone-call.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

interface ReadingPorts {
  readonly goodsRecords: Pick<GoodsRecords, 'list'>;
}

/** More people than are called, and mails than are lost, of one good. */
const mostPeople = 20_000;

/** What is known of those whom no mail reaches. */
export interface KnownCalls {
  /** Who was called, by the id of the call. */
  readonly calls: ReadonlyMap<string, PhoneCall>;
  /** Whether the mail that says something of a key was tried for a day in vain. */
  readonly isLost: (word: string, key: string) => boolean;
}

/** Reads who was called of a good, and whose mails were lost. */
export async function readPhoneCalls({ goodsRecords }: ReadingPorts, good: GoodId): Promise<KnownCalls> {
  const bounds = { from: null, until: null, limit: mostPeople, after: null };
  const [calls, lost] = await Promise.all([
    goodsRecords.list(good, { kind: phoneCallKind, owner: null, ...bounds }),
    goodsRecords.list(good, { kind: noticeKind, owner: lostOwner, ...bounds }),
  ]);
  // The id of a notice is what it says, of whom, and a version.
  const lostOf = new Set(lost.map(({ id }) => id.split('/').slice(0, 2).join('/')));
  return {
    calls: new Map(calls.map((record) => [record.id, phoneCallIn(record)])),
    isLost: (word, key) => lostOf.has(`${word}/${key}`),
  };
}

/** Whom a call is noted of: the id of the call, and in whose history it is. */
export interface NotedCall {
  readonly id: string;
  /** As `application/k7qd2m`. */
  readonly subject: string;
  readonly act: string;
}

/** Notes that somebody of staff called a person whom no mail reaches. Noted again, it is as it was. */
export const notePhoneCall =
  ({
    goods,
    goodsRecords,
    clock,
  }: {
    readonly goods: Pick<GoodsStore, 'ask'>;
    readonly goodsRecords: Pick<GoodsRecords, 'record'>;
    readonly clock: Clock;
  }) =>
  async (
    good: GoodId,
    { id, subject, act }: NotedCall,
    by: string,
  ): Promise<Either<{ readonly kind: 'changed' }, PhoneCall>> => {
    const before = await goodsRecords.record(good, phoneCallKind, id);
    if (before !== null) return right(phoneCallIn(before));
    const call = { by, at: clock.now() };
    const done = await goods.ask(good, {
      key: `phoneCall/${id}`,
      bodyHash: by,
      at: call.at,
      by,
      acts: [],
      money: [],
      records: [phoneCallRecord(id, call)],
      steps: [{ subject, step: { act, from: null, to: 'called', words: null, ...call } }],
    });
    return isLeft(done) ? left({ kind: 'changed' }) : right(call);
  };
