import { requestSubject } from '#domain/office/steps/subject-steps.ts';
import { stepWriting } from './step.table.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { ShowingMailbox } from '#domain/forms/publication.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import {
  changedRequestValues,
  mailsOfChange,
  requestOf,
  shownAtOnce,
  stepsOfChange,
  withRevision,
} from '../../stores-shared/request-row.ts';
import { deskLists, deskWriting } from './desk-list.ts';
import { mailQueueing } from './request-mail.table.ts';
import { requestCreation } from './request-creation.ts';
import { seen } from '../../stores-shared/seen-requests.ts';

const idsOf = (mailboxes: readonly ShowingMailbox[]) => JSON.stringify(mailboxes.map(({ id }) => id));

type Row = Readonly<Record<string, unknown>>;
const one = (row: Row | undefined) => (row === undefined ? null : requestOf(row));
const all = (rows: readonly Row[]) => rows.map(requestOf);

/** What a sender finds again. */
function senderLists(database: DatabaseSync): Pick<RequestStore, 'sentBy' | 'isFrom' | 'claim'> {
  const own = 'realm = ?1 AND (sender = ?2 OR (email = ?3 AND verified = 1))';
  const listed = database.prepare(`${seen} WHERE ${own} ORDER BY created DESC, id LIMIT ?4 OFFSET ?5`);
  const counted = database.prepare(`SELECT count(*) AS n FROM requests WHERE ${own}`);
  const isOne = database.prepare(`SELECT 1 FROM requests WHERE ${own} AND id = ?4`);
  const claim = database.prepare(
    'UPDATE requests SET verified = 1 WHERE realm = ? AND sender = ? AND email = ?',
  );
  return {
    sentBy: async (realm, { device, email }, { limit, offset }) => ({
      items: all(listed.all(realm, device, email, limit, offset)),
      total: Number(counted.get(realm, device, email)?.['n']),
    }),
    isFrom: async (realm, id, { device, email }) => isOne.get(realm, device, email, id) !== undefined,
    claim: async (realm, { device, email }) =>
      writeWhenFree(database, () => void claim.run(realm, device, email)),
  };
}

/** The lists of what everybody may see. */
function shownLists(database: DatabaseSync): Pick<RequestStore, 'arrived' | 'within'> {
  const inside = database.prepare(`${seen} WHERE realm = ? AND mailbox = ? AND lat BETWEEN ? AND ?
    AND lng BETWEEN ? AND ? AND (approval = 'approved' OR (approval IS NULL AND ?)) ORDER BY created DESC LIMIT 500`);
  const arrived = database.prepare(`${seen} WHERE realm = ?1 AND created BETWEEN ?2 AND ?3
    AND mailbox IN (SELECT value FROM json_each(?4))
    AND (approval = 'approved' OR (approval IS NULL AND mailbox IN (SELECT value FROM json_each(?5))))
    ORDER BY created DESC, id LIMIT ?6`);
  return {
    arrived: async (realm, { mailboxes, from, until, most }) =>
      all(arrived.all(realm, from, until, idsOf(mailboxes), idsOf(shownAtOnce(mailboxes)), most)),
    within: async (realm, mailbox, { south, north, west, east }) =>
      all(inside.all(realm, mailbox.id, south, north, west, east, mailbox.publish === 'atOnce' ? 1 : 0)),
  };
}

/** Following a request, each follower once. */
function following(database: DatabaseSync): Pick<RequestStore, 'follow'> {
  const add = database.prepare(
    'INSERT OR IGNORE INTO request_followers (realm, id, follower) VALUES (?, ?, ?)',
  );
  const count = database.prepare('SELECT count(*) AS n FROM request_followers WHERE realm = ? AND id = ?');
  return {
    follow: async (realm, id, follower) =>
      writeWhenFree(database, () => {
        add.run(realm, id, follower);
        return Number(count.get(realm, id)?.['n']);
      }),
  };
}

/** Requests in the embedded database; each is one synchronous transaction, synced before it is acknowledged. */
export function sqlRequests(database: DatabaseSync): RequestStore {
  const byId = database.prepare(`${seen} WHERE realm = ? AND id = ?`);
  const byIid = database.prepare(`${seen} WHERE realm = ? AND iid = ?`);
  const put =
    database.prepare(`UPDATE requests SET body = ?, status = ?, approval = ?, lat = ?, lng = ?, replied = ?
    WHERE realm = ? AND id = ?`);
  const attach = database.prepare('UPDATE assets SET request = ? WHERE realm = ? AND id = ?');
  const queue = mailQueueing(database);
  const steps = stepWriting(database);
  const enlist = deskWriting(database);
  const { sent, create } = requestCreation(database);
  return {
    ...deskLists(database),
    ...senderLists(database),
    ...shownLists(database),
    ...following(database),
    sent: async (realm, key, print) => sent(realm, key, print),
    create: async (entry) => writeWhenFree(database, () => create(entry)),
    find: async (realm, id) => one(byId.get(realm, id)),
    byNumber: async (realm, iid) => one(byIid.get(realm, iid)),
    change: async (realm, id, work, more = {}) =>
      writeWhenFree(database, () => {
        const request = one(byId.get(realm, id));
        if (request === null) return null;
        const changed = work(request);
        const added = stepsOfChange(more, request, changed);
        if (changed === request && added.length === 0) return request;
        if (changed !== request) {
          put.run(...changedRequestValues(changed), realm, id);
          for (const upload of more.uploads ?? []) attach.run(id, realm, upload);
          enlist(changed);
          queue(changed, mailsOfChange(more, request, changed));
        }
        return withRevision(changed, added, steps.add(realm, requestSubject(changed), added));
      }),
  };
}
