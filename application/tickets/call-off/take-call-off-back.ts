import type { Clock } from '#application/ports/clock.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type CallOff, withoutSignature } from '#domain/tickets/call-off/call-off.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/**
 * Why no signature is taken back. `notSigned`: this person has none that waits: nobody signed, somebody else did, it is void, or two
 * people have signed. `changed`: read it anew.
 */
export interface SignatureNotTakenBack {
  readonly kind: 'notSigned' | 'changed';
}

/** Of what a signature is taken back: how that is stored, and in whose history it is. */
export interface SignedCallOff<One extends CallOff> {
  readonly good: GoodId;
  readonly read: { readonly callOff: One | null; readonly version: number };
  readonly recordOf: (
    callOff: One,
    stored: { readonly at: Instant; readonly version: number },
  ) => GoodsRecord;
  /** As `activity/natacion`. */
  readonly subject: string;
  readonly act: string;
}

/** Takes the first signature of calling something off back, by who gave it. The history keeps that it was there. */
export const takeCallOffBack =
  ({ goods, clock }: { readonly goods: Pick<GoodsStore, 'ask'>; readonly clock: Clock }) =>
  async <One extends CallOff>(
    { good, read: { callOff, version }, recordOf, subject, act }: SignedCallOff<One>,
    by: string,
  ): Promise<Either<SignatureNotTakenBack, 'takenBack'>> => {
    const signatures = callOff?.signatures ?? [];
    if (callOff === null || signatures.length !== 1 || signatures[0]?.by !== by)
      return left({ kind: 'notSigned' });
    const at = clock.now();
    const done = await goods.ask(good, {
      key: `takenBack/${subject}/${version}`,
      bodyHash: by,
      at,
      by,
      acts: [],
      money: [],
      records: [recordOf(withoutSignature(callOff), { at, version: version + 1 })],
      steps: [{ subject, step: { act, from: 'signed', to: 'takenBack', words: callOff.reason, by, at } }],
    });
    return isLeft(done) ? left({ kind: 'changed' }) : right('takenBack');
  };
