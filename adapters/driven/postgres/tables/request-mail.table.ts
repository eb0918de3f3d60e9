import { mostTogether, requestMailOf } from '#adapters/driven/stores-shared/request-mail-row.ts';
import type { RequestMailQueue } from '#application/ports/server/request-mail-queue.ts';
import { lockSql } from '../locks.ts';
import type { Postgres } from '../postgres.ts';

const due = 'SELECT * FROM request_mails WHERE due <= $1 ORDER BY due, realm, id, kind LIMIT 1';
const together = `SELECT * FROM request_mails
  WHERE due <= $1 AND realm = $2 AND mailbox = $3 AND kind = 'digest' ORDER BY due, id LIMIT ${mostTogether}`;
const put = `UPDATE request_mails SET due = $1, tries = tries + 1
  WHERE realm = $2 AND kind = $3 AND id = ANY($4) RETURNING *`;

/** The mails about new requests in PostgreSQL: several servers claim them one after the other. */
export function postgresRequestMails({ ask, transaction }: Postgres): RequestMailQueue {
  return {
    claim: async (now, again) => {
      // Without a mail that is due no other server has to wait.
      if ((await ask(due, [now])).length === 0) return [];
      return transaction(async (within) => {
        await within(lockSql('mails'));
        const [row] = await within(due, [now]);
        if (row === undefined) return [];
        const { realm, mailbox, kind, request } = requestMailOf(row);
        const ids =
          kind === 'digest' ? (await within(together, [now, realm, mailbox])).map(({ id }) => id) : [request];
        return (await within(put, [again, realm, kind, ids])).map(requestMailOf);
      });
    },
    settle: async (mails) => {
      const remove = 'DELETE FROM request_mails WHERE realm = $1 AND id = $2 AND kind = $3';
      for (const { realm, request, kind } of mails) await ask(remove, [realm, request, kind]);
    },
  };
}
