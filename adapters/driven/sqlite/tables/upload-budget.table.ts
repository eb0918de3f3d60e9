import type { DatabaseSync } from 'node:sqlite';
import type { UploadBudget } from '#application/ports/server/upload-budget.ts';
import { fullAccount, uploadDay } from '#domain/forms/files/upload-budget.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';

export function sqlUploadBudget(database: DatabaseSync): UploadBudget {
  const forget = database.prepare('DELETE FROM upload_bytes WHERE at <= ?');
  const used = database.prepare(`SELECT coalesce(sum(bytes), 0) AS town,
    coalesce(sum(CASE WHEN network = ? THEN bytes END), 0) AS network FROM upload_bytes WHERE realm = ?`);
  const add = database.prepare('INSERT INTO upload_bytes (realm, network, at, bytes) VALUES (?, ?, ?, ?)');
  return {
    take: async ({ realm, network, bytes, at }, most) =>
      writeWhenFree(database, () => {
        forget.run(at - uploadDay);
        const row = used.get(network, realm);
        const full = fullAccount(
          { network: Number(row?.['network']), town: Number(row?.['town']) },
          bytes,
          most,
        );
        if (full === null) add.run(realm, network, at, bytes);
        return full;
      }),
  };
}
