import {
  type AskingRefused,
  checkAsking,
  type DecidingRefused,
  decideInternal,
  type InternalDecision,
  type InternalRequest,
  internalRequestIn,
  internalRequestRecord,
  type StaffForm,
} from '#domain/intranet/internal-request.ts';
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
    asked: Pick<InternalRequest, 'id' | 'from' | 'text' | 'firstDay' | 'lastDay'>,
  ): Promise<Either<AskingRefused, InternalRequest>> => {
    const checked = checkAsking(form, asked);
    if (isLeft(checked)) return checked;
    const { id, from } = asked;
    const request = { id, from, form: form.id, ...checked.right, at: ports.clock.now(), decision: null };
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

/** Decides a request; of two who decide at once, one does. */
export const decideInternalRequest =
  (ports: IntranetPorts) =>
  async (
    realm: RealmId,
    { request, version }: ReturnType<typeof internalRequestIn>,
    decision: Omit<InternalDecision, 'at'>,
  ): Promise<Either<DecidingRefused, InternalRequest>> => {
    const decided = decideInternal(request, { ...decision, at: ports.clock.now() });
    if (isLeft(decided)) return decided;
    const record = internalRequestRecord(decided.right, version + 1);
    const isStored = await intranetBook(ports, realm).write(record, decision.by.id);
    return isStored ? decided : left({ kind: 'decided' });
  };
