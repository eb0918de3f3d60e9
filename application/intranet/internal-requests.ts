import {
  type AskingRefused,
  checkAsking,
  type DecidingRefused,
  decideInternal,
  type InternalDecision,
  type InternalAsking,
  type InternalRequest,
  internalRequestIn,
  internalRequestRecord,
  withdrawInternal,
  type WithdrawingRefused,
} from '#domain/intranet/internal-request.ts';
import type { Colleague } from '#domain/intranet/news-reading.ts';
import type { StaffForm } from '#domain/intranet/staff-form.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { intranetBook, type IntranetPorts } from './intranet-book.ts';

/** What people of staff of a town asked for, the latest first. */
export const listInternalRequests =
  (ports: IntranetPorts) =>
  async (realm: RealmId): Promise<readonly InternalRequest[]> =>
    (await intranetBook(ports, realm).list('request')).map((record) => internalRequestIn(record).request);

/** Asks for something; the same id is one request, however often it is sent. */
export const askInternally =
  (ports: IntranetPorts) =>
  async (
    realm: RealmId,
    form: StaffForm,
    asked: InternalAsking & Pick<InternalRequest, 'id' | 'from'>,
  ): Promise<Either<AskingRefused, InternalRequest>> => {
    const checked = checkAsking(form, asked);
    if (isLeft(checked)) return checked;
    const { id, from } = asked;
    const at = ports.clock.now();
    const open = { decision: null, withdrawnAt: null };
    const request = { id, from, form: form.id, ...checked.right, at, ...open };
    const book = intranetBook(ports, realm);
    await book.write(internalRequestRecord(request, 1), from.id);
    return right(request);
  };

/** A request of a town with its version; null if there is none. */
export const findInternalRequest =
  (ports: IntranetPorts) =>
  async (realm: RealmId, id: string): Promise<ReturnType<typeof internalRequestIn> | null> => {
    const record = await intranetBook(ports, realm).find('request', id);
    return record && internalRequestIn(record);
  };

type KeptRequest = ReturnType<typeof internalRequestIn>;

/** Decides a request; of two who decide at once, one does. */
export const decideInternalRequest =
  (ports: IntranetPorts) =>
  async (
    realm: RealmId,
    { request, version }: KeptRequest,
    decision: Omit<InternalDecision, 'at'>,
  ): Promise<Either<DecidingRefused, InternalRequest>> => {
    const decided = decideInternal(request, { ...decision, at: ports.clock.now() });
    if (isLeft(decided)) return decided;
    const record = internalRequestRecord(decided.right, version + 1);
    if (await intranetBook(ports, realm).write(record, decision.by.id)) return decided;
    const isWithdrawn = (await listInternalRequests(ports)(realm)).some(
      ({ id, withdrawnAt }) => id === request.id && withdrawnAt !== null,
    );
    return left({ kind: isWithdrawn ? 'withdrawn' : 'decided' });
  };

/** Takes a request back for who asked. Left: it is not theirs, or it was decided, perhaps at the same moment. */
export const withdrawInternalRequest =
  (ports: IntranetPorts) =>
  async (
    realm: RealmId,
    { request, version }: KeptRequest,
    by: Colleague,
  ): Promise<Either<WithdrawingRefused, InternalRequest>> => {
    const withdrawn = withdrawInternal(request, by, ports.clock.now());
    if (isLeft(withdrawn) || request.withdrawnAt !== null) return withdrawn;
    const record = internalRequestRecord(withdrawn.right, version + 1);
    const isStored = await intranetBook(ports, realm).write(record, by.id);
    return isStored ? withdrawn : left({ kind: 'decided' });
  };
