import type { DatabaseSync } from 'node:sqlite';
import type {
  RequestEntry,
  RequestStore,
  RequestStoreRefusal,
} from '#application/ports/server/request-store.ts';
import type { ShowingMailbox } from '#domain/forms/publication.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { inTransaction } from '../database.ts';
import {
  numberOf,
  requestOf,
  requestText,
  requestValues,
  shownAtOnce,
} from '../../stores-shared/request-row.ts';

/** A request's body, with the number of its followers. */
const seen = `SELECT body, print, (SELECT count(*) FROM request_followers AS f
  WHERE f.realm = requests.realm AND f.id = requests.id) AS followers FROM requests`;

const idsOf = (mailboxes: readonly ShowingMailbox[]) => JSON.stringify(mailboxes.map(({ id }) => id));

type Outcome = Either<RequestStoreRefusal, CouncilRequest>;

/** Requests in the embedded database; each is one synchronous transaction, synced before it is acknowledged. */
export function sqlRequests(database: DatabaseSync): RequestStore {
  const byKey = database.prepare(`${seen} WHERE realm = ? AND sender_key = ?`);
  const byId = database.prepare(`${seen} WHERE realm = ? AND id = ?`);
  const byIid = database.prepare(`${seen} WHERE realm = ? AND iid = ?`);
  const countOf = database.prepare('SELECT count(*) AS n FROM requests WHERE realm = ? AND person = ?');
  const spend = database.prepare(
    "UPDATE payments SET status = 'used' WHERE realm = ? AND id = ? AND mailbox = ? AND status = 'pay'",
  );
  const nextNumber = database.prepare(`INSERT INTO request_numbers (realm, year, last) VALUES (?, ?, 1)
    ON CONFLICT (realm, year) DO UPDATE SET last = last + 1 RETURNING last`);
  const add = database.prepare(`INSERT INTO requests
    (realm, id, iid, sender_key, print, mailbox, person, created, status, lat, lng, body, approval)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const hang = database.prepare('UPDATE assets SET request = ? WHERE realm = ? AND id = ?');
  const put = database.prepare(
    'UPDATE requests SET body = ?, status = ?, approval = ? WHERE realm = ? AND id = ?',
  );
  const wanted = `WHERE realm = ?1 AND (?2 IS NULL OR mailbox IN (SELECT value FROM json_each(?2)))
    AND (?3 IS NULL OR status = ?3) AND (?4 IS NULL OR coalesce(approval, 'waiting') = ?4)`;
  const listed = database.prepare(`${seen} ${wanted} ORDER BY created DESC, id LIMIT ?5 OFFSET ?6`);
  const counted = database.prepare(`SELECT count(*) AS n FROM requests ${wanted}`);
  const inside = database.prepare(`${seen} WHERE realm = ? AND mailbox = ? AND lat BETWEEN ? AND ?
    AND lng BETWEEN ? AND ? AND (approval = 'approved' OR (approval IS NULL AND ?)) ORDER BY created DESC LIMIT 500`);
  const arrived = database.prepare(`${seen} WHERE realm = ?1 AND created BETWEEN ?2 AND ?3
    AND mailbox IN (SELECT value FROM json_each(?4))
    AND (approval = 'approved' OR (approval IS NULL AND mailbox IN (SELECT value FROM json_each(?5))))
    ORDER BY created DESC, id LIMIT ?6`);
  const addFollower = database.prepare(
    'INSERT OR IGNORE INTO request_followers (realm, id, follower) VALUES (?, ?, ?)',
  );
  const countFollowers = database.prepare(
    'SELECT count(*) AS n FROM request_followers WHERE realm = ? AND id = ?',
  );
  const one = (row: Readonly<Record<string, unknown>> | undefined) =>
    row === undefined ? null : requestOf(row['body'], row['followers']);

  const sent = (
    realm: string,
    key: string,
    print: string,
  ): Either<RequestStoreRefusal, CouncilRequest | null> => {
    const row = byKey.get(realm, key);
    return row !== undefined && row['print'] !== print ? left({ kind: 'keyReused' }) : right(one(row));
  };
  const refusalOf = ({ request, person, most }: RequestEntry): RequestStoreRefusal | null => {
    const { realm, payment, mailbox } = request;
    if (person !== null && most !== null && Number(countOf.get(realm, person)?.['n']) >= most)
      return { kind: 'tooManyRequests', most };
    const isSpent = payment === null || spend.run(realm, payment, mailbox).changes === 1;
    return isSpent ? null : { kind: 'paymentMissing' };
  };
  const create = (entry: RequestEntry): Outcome => {
    const { request, key, print, year } = entry;
    const before = sent(request.realm, key, print);
    if (isLeft(before)) return before;
    if (before.right !== null) return right(before.right);
    const refusal = refusalOf(entry);
    if (refusal !== null) return left(refusal);
    const iid = numberOf(year, Number(nextNumber.get(request.realm, year)?.['last']));
    add.run(...requestValues(entry, iid));
    for (const asset of entry.assets) hang.run(request.id, request.realm, asset);
    return right({ ...request, iid });
  };

  return {
    sent: async (realm, key, print) => sent(realm, key, print),
    create: async (entry) => inTransaction(database, () => create(entry)),
    find: async (realm, id) => one(byId.get(realm, id)),
    byNumber: async (realm, iid) => one(byIid.get(realm, iid)),
    list: async (realm, { mailboxes, status, approval, limit, offset }) => {
      const filter = [realm, mailboxes && JSON.stringify(mailboxes), status, approval] as const;
      return {
        items: listed.all(...filter, limit, offset).map((row) => requestOf(row['body'], row['followers'])),
        total: Number(counted.get(...filter)?.['n']),
      };
    },
    arrived: async (realm, { mailboxes, from, until, most }) =>
      arrived
        .all(realm, from, until, idsOf(mailboxes), idsOf(shownAtOnce(mailboxes)), most)
        .map((row) => requestOf(row['body'], row['followers'])),
    within: async (realm, mailbox, { south, north, west, east }) =>
      inside
        .all(realm, mailbox.id, south, north, west, east, mailbox.publish === 'atOnce' ? 1 : 0)
        .map((row) => requestOf(row['body'], row['followers'])),
    change: async (realm, id, work) =>
      inTransaction(database, () => {
        const request = one(byId.get(realm, id));
        if (request === null) return null;
        const changed = work(request);
        put.run(requestText(changed), changed.status, changed.approval, realm, id);
        return changed;
      }),
    follow: async (realm, id, follower) =>
      inTransaction(database, () => {
        addFollower.run(realm, id, follower);
        return Number(countFollowers.get(realm, id)?.['n']);
      }),
  };
}
