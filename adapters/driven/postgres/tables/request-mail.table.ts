import {
  claimValues,
  mailName,
  mailValues,
  mostTogether,
  requestMailOf,
} from '#adapters/driven/stores-shared/request-mail-row.ts';
import type { NewRequestMail, RequestMailQueue } from '#application/ports/server/request-mail-queue.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { lockSql } from '../locks.ts';
import type { Postgres, RunStatement } from '../postgres.ts';

const due = 'SELECT * FROM request_mails WHERE due <= $1 ORDER BY due, realm, id, kind LIMIT 1';
const together = `SELECT * FROM request_mails
  WHERE due <= $1 AND realm = $2 AND mailbox = $3 AND kind LIKE 'digest%' ORDER BY due, id LIMIT ${mostTogether}`;
const put = `UPDATE request_mails SET due = $1, tries = tries + 1
  WHERE realm = $2 AND id || ' ' || kind = ANY($3) RETURNING *`;

const queue = `INSERT INTO request_mails (realm, id, kind, mailbox, due, tries) VALUES ($1, $2, $3, $4, $5, 0)
  ON CONFLICT (realm, id, kind) DO UPDATE SET due = excluded.due, tries = 0`;

const drop = 'DELETE FROM request_mails WHERE realm = $1 AND id = $2 AND kind = $3';

/** Stores mails about a request in the transaction of the caller. */
export async function queueMails(
  ask: RunStatement,
  request: Pick<CouncilRequest, 'realm' | 'id' | 'mailbox'>,
  mails: readonly NewRequestMail[],
): Promise<void> {
  for (const mail of mails)
    await (mail.due === null ? ask(drop, mailName(request, mail)) : ask(queue, mailValues(request, mail)));
}

/** The mails about requests in PostgreSQL: several servers claim them one after the other. */
export function postgresRequestMails({ ask, transaction }: Postgres): RequestMailQueue {
  return {
    claim: async (now, again) => {
      // Without a mail that is due no other server has to wait.
      if ((await ask(due, [now])).length === 0) return [];
      return transaction(async (within) => {
        await within(lockSql('mails'));
        const [row] = await within(due, [now]);
        if (row === undefined) return [];
        const { realm, mailbox, kind } = requestMailOf(row);
        const rows = kind === 'digest' ? await within(together, [now, realm, mailbox]) : [row];
        const names = rows.map(({ id, kind: of }) => `${String(id)} ${String(of)}`);
        return (await within(put, [again, realm, names])).map(requestMailOf);
      });
    },
    settle: async (mails) => {
      const remove = 'DELETE FROM request_mails WHERE realm = $1 AND id = $2 AND kind = $3 AND tries = $4';
      for (const mail of mails) await ask(remove, claimValues(mail));
    },
  };
}
