import type { DatabaseSync } from 'node:sqlite';
import { writeWhenFree } from '../writing/write-when-free.ts';
import type { NewRequestMail, RequestMailQueue } from '#application/ports/server/request-mail-queue.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import {
  claimValues,
  mailName,
  mailValues,
  mostTogether,
  requestMailOf,
} from '../../stores-shared/request-mail-row.ts';

/** Stores mails about a request; the caller opens the transaction. */
export function mailQueueing(database: DatabaseSync) {
  const queue = database.prepare(`INSERT INTO request_mails (realm, id, kind, mailbox, due, tries)
    VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT (realm, id, kind) DO UPDATE SET due = excluded.due, tries = 0`);
  const drop = database.prepare('DELETE FROM request_mails WHERE realm = ? AND id = ? AND kind = ?');
  return (request: Pick<CouncilRequest, 'realm' | 'id' | 'mailbox'>, mails: readonly NewRequestMail[]) => {
    for (const mail of mails)
      if (mail.due === null) drop.run(...mailName(request, mail));
      else queue.run(...mailValues(request, mail));
  };
}

/** The mails about requests in the embedded database. */
export function sqlRequestMails(database: DatabaseSync): RequestMailQueue {
  const first = database.prepare(
    'SELECT * FROM request_mails WHERE due <= ? ORDER BY due, realm, id, kind LIMIT 1',
  );
  const together = database.prepare(`SELECT * FROM request_mails
    WHERE due <= ? AND realm = ? AND mailbox = ? AND kind LIKE 'digest%' ORDER BY due, id LIMIT ${mostTogether}`);
  const put = database.prepare(`UPDATE request_mails SET due = ?, tries = tries + 1
    WHERE realm = ? AND id = ? AND kind = ? RETURNING *`);
  const remove = database.prepare(
    'DELETE FROM request_mails WHERE realm = ? AND id = ? AND kind = ? AND tries = ?',
  );
  const claim = (now: number, again: number) => {
    const row = first.get(now);
    if (row === undefined) return [];
    const { realm, mailbox, kind } = requestMailOf(row);
    const rows = kind === 'digest' ? together.all(now, realm, mailbox) : [row];
    return rows.flatMap(({ realm, id, kind }) => {
      const claimed = put.get(again, realm ?? '', id ?? '', kind ?? '');
      return claimed === undefined ? [] : [requestMailOf(claimed)];
    });
  };
  return {
    claim: async (now, again) =>
      // Without a mail that is due there is nothing to write.
      first.get(now) === undefined ? [] : writeWhenFree(database, () => claim(now, again)),
    settle: async (mails) =>
      writeWhenFree(database, () => {
        for (const mail of mails) remove.run(...claimValues(mail));
      }),
  };
}
