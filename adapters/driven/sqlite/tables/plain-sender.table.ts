import type { DatabaseSync } from 'node:sqlite';
import type { PlainSenders } from '#application/ports/server/senders/plain-senders.ts';
import { realmId } from '#domain/shared/ids.ts';
import { withoutPlainEmail } from '../../stores-shared/plain-sender-row.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';

/** What earlier versions stored about senders in plain text in the embedded database. */
export function sqlPlainSenders(database: DatabaseSync): PlainSenders {
  const waiting = database.prepare('SELECT realm, id FROM plain_senders WHERE kind = ?');
  const body = database.prepare('SELECT body FROM requests WHERE realm = ? AND id = ?');
  const putBody = database.prepare('UPDATE requests SET body = ? WHERE realm = ? AND id = ?');
  const putOwner = database.prepare('UPDATE assets SET owner = ? WHERE realm = ? AND owner = ?');
  const settled = database.prepare('DELETE FROM plain_senders WHERE kind = ? AND realm = ? AND id = ?');
  const each = async (kind: string, work: (realm: string, id: string) => void) => {
    for (const row of waiting.all(kind)) {
      const [realm, id] = [String(row['realm']), String(row['id'])];
      // oxlint-disable-next-line no-await-in-loop -- one transaction after the other, others may write between them
      await writeWhenFree(database, () => {
        work(realm, id);
        settled.run(kind, realm, id);
      });
    }
  };
  return {
    hide: async (hiding) => {
      await each('email', (realm, id) => {
        const row = body.get(realm, id);
        if (row !== undefined) putBody.run(withoutPlainEmail(String(row['body']), hiding), realm, id);
      });
      await each('owner', (realm, user) => {
        putOwner.run(hiding.owner(realmId(realm), user), realm, user);
      });
    },
  };
}
