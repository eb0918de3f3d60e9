import type { DatabaseSync } from 'node:sqlite';
import type { RequestEntry, RequestStoreRefusal } from '#application/ports/server/request-store.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { stillPaidSql } from '../../stores-shared/payment-row.ts';
import { numberOf, requestOf, requestValues, withRevision } from '../../stores-shared/request-row.ts';
import { deskWriting } from './desk-list.ts';
import { requestSubject } from '#domain/office/steps/subject-steps.ts';
import { stepWriting } from './step.table.ts';
import { mailQueueing } from './request-mail.table.ts';
import { seen } from '../../stores-shared/seen-requests.ts';

type Found = Either<RequestStoreRefusal, CouncilRequest | null>;
type Created = Either<RequestStoreRefusal, CouncilRequest>;

/** Finds the request that was sent under a key; refused if another content was. */
function sentRequests(database: DatabaseSync) {
  const byKey = database.prepare(`${seen} WHERE realm = ? AND sender_key = ?`);
  return (realm: string, key: string, print: string): Found => {
    const row = byKey.get(realm, key);
    if (row === undefined) return right(null);
    return row['print'] === print ? right(requestOf(row)) : left({ kind: 'keyReused' });
  };
}

/** Why a new request is not stored; null if it is. Its payment is spent by asking. */
function requestLimits(database: DatabaseSync) {
  const countOf = database.prepare(
    "SELECT count(*) AS n FROM requests WHERE realm = ? AND person = ? AND status <> 'Retirada'",
  );
  const spend = database.prepare(`UPDATE payments SET status = 'used', payer = NULL
    WHERE realm = ? AND id = ? AND subject = 'request' AND subject_id = ?
      AND (payer IS NULL OR payer = ?) AND status = 'pay' AND ${stillPaidSql}`);
  return ({ request, payer, person, most }: RequestEntry): RequestStoreRefusal | null => {
    const { realm, payment, mailbox } = request;
    if (person !== null && most !== null && Number(countOf.get(realm, person)?.['n']) >= most)
      return { kind: 'tooManyRequests', most };
    const isSpent = payment === null || spend.run(realm, payment, mailbox, payer).changes === 1;
    return isSpent ? null : { kind: 'paymentMissing' };
  };
}

/** Stores new requests, each once under its key; the caller opens the transaction. */
export function requestCreation(database: DatabaseSync) {
  const nextNumber = database.prepare(`INSERT INTO request_numbers (realm, year, last) VALUES (?, ?, 1)
    ON CONFLICT (realm, year) DO UPDATE SET last = last + 1 RETURNING last`);
  const add = database.prepare(`INSERT INTO requests
    (realm, id, iid, sender_key, print, mailbox, person, created, status, lat, lng, body, approval, sender, email,
      verified)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const noteSpent = database.prepare('UPDATE payments SET request = ? WHERE realm = ? AND id = ?');
  const attach = database.prepare('UPDATE assets SET request = ? WHERE realm = ? AND id = ?');
  const queue = mailQueueing(database);
  const enlist = deskWriting(database);
  const steps = stepWriting(database);
  const sent = sentRequests(database);
  const refusalOf = requestLimits(database);
  const create = (entry: RequestEntry): Created => {
    const { request, key, print, year } = entry;
    const before = sent(request.realm, key, print);
    if (isLeft(before)) return before;
    if (before.right !== null) return right(before.right);
    const refusal = refusalOf(entry);
    if (refusal !== null) return left(refusal);
    const iid = numberOf(year, Number(nextNumber.get(request.realm, year)?.['last']));
    add.run(...requestValues(entry, iid));
    noteSpent.run(iid, request.realm, request.payment);
    for (const asset of entry.assets) attach.run(request.id, request.realm, asset);
    queue(request, entry.mails);
    enlist({ ...request, iid });
    const added = entry.steps ?? [];
    const last = steps.add(request.realm, requestSubject({ iid }), added);
    return right(withRevision({ ...request, iid }, added, last));
  };
  return { sent, create };
}
