import type { DatabaseSync } from 'node:sqlite';
import type { RequestMailQueue } from '#application/ports/server/request-mail-queue.ts';
import { inTransaction } from '../database.ts';
import { mostTogether, requestMailOf } from '../../stores-shared/request-mail-row.ts';

/** The mails about new requests in the embedded database. */
export function sqlRequestMails(database: DatabaseSync): RequestMailQueue {
  const first = database.prepare(
    'SELECT * FROM request_mails WHERE due <= ? ORDER BY due, realm, id, kind LIMIT 1',
  );
  const together = database.prepare(`SELECT * FROM request_mails
    WHERE due <= ? AND realm = ? AND mailbox = ? AND kind = 'digest' ORDER BY due, id LIMIT ${mostTogether}`);
  const put = database.prepare(`UPDATE request_mails SET due = ?, tries = tries + 1
    WHERE realm = ? AND id = ? AND kind = ? RETURNING *`);
  const remove = database.prepare('DELETE FROM request_mails WHERE realm = ? AND id = ? AND kind = ?');
  const claim = (now: number, again: number) => {
    const row = first.get(now);
    if (row === undefined) return [];
    const { realm, mailbox, kind } = requestMailOf(row);
    const rows = kind === 'digest' ? together.all(now, realm, mailbox) : [row];
    return rows.map(requestMailOf).flatMap(({ realm, request, kind }) => {
      const claimed = put.get(again, realm, request, kind);
      return claimed === undefined ? [] : [requestMailOf(claimed)];
    });
  };
  return {
    claim: async (now, again) =>
      // Without a mail that is due there is nothing to write.
      first.get(now) === undefined ? [] : inTransaction(database, () => claim(now, again)),
    settle: async (mails) =>
      inTransaction(database, () => {
        for (const { realm, request, kind } of mails) remove.run(realm, request, kind);
      }),
  };
}
