import { requestSubject } from '#domain/office/steps/subject-steps.ts';
import { stepWriting } from './step.table.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { RequestChange, RequestStore } from '#application/ports/server/request-store.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import type { ShowingMailbox } from '#domain/forms/publication.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import {
  changedRequestValues,
  mailsOfChange,
  opinionOf,
  ratedMark,
  requestOf,
  shownAtOnce,
  stepsOfChange,
  titleOfRow,
  withRevision,
} from '../../stores-shared/request-row.ts';
import { openOf, openStatement } from '../../stores-shared/desk-query.ts';
import { deskLists, deskWriting } from './desk-list.ts';
import { mailQueueing } from './request-mail.table.ts';
import { requestCreation } from './request-creation.ts';
import { seen } from '../../stores-shared/seen-requests.ts';

const idsOf = (mailboxes: readonly ShowingMailbox[]) => JSON.stringify(mailboxes.map(({ id }) => id));

type Row = Readonly<Record<string, unknown>>;
const one = (row: Row | undefined) => (row === undefined ? null : requestOf(row));
const all = (rows: readonly Row[]) => rows.map(requestOf);

/** What staff still have to do. */
function unfinished(database: DatabaseSync): Pick<RequestStore, 'open' | 'titles'> {
  const listed = database.prepare(
    openStatement({ place: (number) => `?${number}`, inOrderOf: (index) => `INDEXED BY ${index}` }),
  );
  // One by one: with a list of them, the database would look through all requests of the town.
  const titled = database.prepare('SELECT iid, body FROM requests WHERE realm = ? AND iid = ?');
  return {
    open: async (realm, most) => listed.all(realm, most).map(openOf),
    titles: async (realm, numbers) =>
      new Map(numbers.flatMap((iid) => titled.all(realm, iid).map(titleOfRow))),
  };
}

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

/** The condition that a day is within the period that staff gave a request: the same that `isOnShow` says. */
const onShow = (from: string, until: string): string =>
  `coalesce(json_extract(body, '$.publishPeriod.start'), '') <= ${from}
    AND coalesce(json_extract(body, '$.publishPeriod.end'), '9999-12-31') >= ${until}`;

/** The lists of what everybody may see. */
function shownLists(database: DatabaseSync): Pick<RequestStore, 'arrived' | 'within'> {
  const inside = database.prepare(`${seen} WHERE realm = ? AND mailbox = ? AND lat BETWEEN ? AND ?
    AND lng BETWEEN ? AND ? AND (approval = 'approved' OR (approval IS NULL AND ?)) AND ${onShow('?', '?')}
    ORDER BY created DESC LIMIT 500`);
  const arrived = database.prepare(`${seen} WHERE realm = ?1 AND created BETWEEN ?2 AND ?3
    AND mailbox IN (SELECT value FROM json_each(?4))
    AND (approval = 'approved' OR (approval IS NULL AND mailbox IN (SELECT value FROM json_each(?5))))
    AND ${onShow('?7', '?7')} ORDER BY created DESC, id LIMIT ?6`);
  return {
    arrived: async (realm, { mailboxes, from, until, most, today }) =>
      all(arrived.all(realm, from, until, idsOf(mailboxes), idsOf(shownAtOnce(mailboxes)), most, today)),
    within: async (realm, mailbox, { south, north, west, east }, today) => {
      const isAtOnce = mailbox.publish === 'atOnce' ? 1 : 0;
      return all(inside.all(realm, mailbox.id, south, north, west, east, isAtOnce, today, today));
    },
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

/** What senders said of how their requests went. */
function opinionLists(database: DatabaseSync): Pick<RequestStore, 'opinions'> {
  const rated = database.prepare(`SELECT body FROM requests WHERE realm = ?1
    AND (?2 IS NULL OR mailbox IN (SELECT value FROM json_each(?2))) AND instr(body, '${ratedMark}') > 0`);
  return {
    opinions: async (realm, mailboxes) =>
      rated.all(realm, mailboxes && JSON.stringify(mailboxes)).flatMap(opinionOf),
  };
}

/** Stores what was changed of a request, with all that belongs to the change; the caller opens the transaction. */
function requestChanging(database: DatabaseSync) {
  const put =
    database.prepare(`UPDATE requests SET body = ?, status = ?, approval = ?, lat = ?, lng = ?, replied = ?
    WHERE realm = ? AND id = ?`);
  const attach = database.prepare('UPDATE assets SET request = ? WHERE realm = ? AND id = ?');
  const noAddress = database.prepare(
    'UPDATE requests SET email = NULL, verified = 0 WHERE realm = ? AND id = ?',
  );
  const noSender = database.prepare(
    'UPDATE requests SET sender = NULL, person = NULL WHERE realm = ? AND id = ?',
  );
  const queue = mailQueueing(database);
  const steps = stepWriting(database);
  const enlist = deskWriting(database);
  return (before: CouncilRequest, after: CouncilRequest, more: RequestChange): CouncilRequest => {
    const { realm, id } = before;
    const subject = requestSubject(before);
    const added = stepsOfChange(more, before, after);
    if (after !== before) {
      put.run(...changedRequestValues(after), realm, id);
      for (const upload of more.uploads ?? []) attach.run(id, realm, upload);
      enlist(after);
      queue(after, mailsOfChange(more, before, after));
      if (more.forgets !== undefined) noAddress.run(realm, id);
      if (more.forgets === 'sender' || more.forgets === 'words') noSender.run(realm, id);
      if (more.forgets === 'words') steps.forgetWords(realm, subject);
    }
    return withRevision(after, added, steps.add(realm, subject, added));
  };
}

/** Requests in the embedded database; each is one synchronous transaction, synced before it is acknowledged. */
export function sqlRequests(database: DatabaseSync): RequestStore {
  const byId = database.prepare(`${seen} WHERE realm = ? AND id = ?`);
  const byIid = database.prepare(`${seen} WHERE realm = ? AND iid = ?`);
  const store = requestChanging(database);
  const { sent, create } = requestCreation(database);
  return {
    ...deskLists(database),
    ...unfinished(database),
    ...senderLists(database),
    ...shownLists(database),
    ...following(database),
    ...opinionLists(database),
    sent: async (realm, key, print) => sent(realm, key, print),
    create: async (entry) => writeWhenFree(database, () => create(entry)),
    find: async (realm, id) => one(byId.get(realm, id)),
    byNumber: async (realm, iid) => one(byIid.get(realm, iid)),
    change: async (realm, id, work, more = {}) =>
      writeWhenFree(database, () => {
        const request = one(byId.get(realm, id));
        return request === null ? null : store(request, work(request), more);
      }),
    changeBoth: async (realm, [first, second], work, more = {}) =>
      writeWhenFree(database, () => {
        const [a, b] = [one(byId.get(realm, first)), one(byId.get(realm, second))];
        if (a === null || b === null) return null;
        const [after, other] = work(a, b);
        return [store(a, after, more), store(b, other, more)] as const;
      }),
  };
}
