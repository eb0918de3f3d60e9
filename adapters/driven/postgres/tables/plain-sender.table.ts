import { withoutPlainEmail } from '#adapters/driven/stores-shared/plain-sender-row.ts';
import type { PlainSenders } from '#application/ports/server/senders/plain-senders.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { Postgres, RunStatement } from '../postgres.ts';

/** What earlier versions stored about senders in plain text in PostgreSQL; several processes may start at once. */
export function postgresPlainSenders({ ask, transaction }: Postgres): PlainSenders {
  const each = async (
    kind: string,
    work: (within: RunStatement, realm: string, id: string) => Promise<void>,
  ) => {
    for (const row of await ask('SELECT realm, id FROM plain_senders WHERE kind = $1', [kind])) {
      const [realm, id] = [String(row['realm']), String(row['id'])];
      // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
      await transaction(async (within) => {
        const gone = 'DELETE FROM plain_senders WHERE kind = $1 AND realm = $2 AND id = $3 RETURNING id';
        if ((await within(gone, [kind, realm, id])).length > 0) await work(within, realm, id);
      });
    }
  };
  return {
    hide: async (hiding) => {
      await each('email', async (within, realm, id) => {
        const found = 'SELECT body FROM requests WHERE realm = $1 AND id = $2 FOR UPDATE';
        const [row] = await within(found, [realm, id]);
        if (row === undefined) return;
        const put = 'UPDATE requests SET body = $1 WHERE realm = $2 AND id = $3';
        await within(put, [withoutPlainEmail(String(row['body']), hiding), realm, id]);
      });
      await each('owner', async (within, realm, user) => {
        const put = 'UPDATE assets SET owner = $1 WHERE realm = $2 AND owner = $3';
        await within(put, [hiding.owner(realmId(realm), user), realm, user]);
      });
    },
  };
}
