import type { UploadBudget } from '#application/ports/server/upload-budget.ts';
import { fullAccount, uploadDay } from '#domain/forms/files/upload-budget.ts';
import type { Postgres } from '../postgres.ts';

export function postgresUploadBudget({ transaction }: Postgres): UploadBudget {
  return {
    take: ({ realm, network, bytes, at }, most) =>
      transaction(async (ask) => {
        // Files of a town are counted one after the other: uploads are few, and a race must not exceed the budget.
        await ask('SELECT pg_advisory_xact_lock(hashtext($1))', [`uploads of ${realm}`]);
        await ask('DELETE FROM upload_bytes WHERE realm = $1 AND at <= $2', [realm, at - uploadDay]);
        const sums = `SELECT coalesce(sum(bytes), 0) AS town,
          coalesce(sum(bytes) FILTER (WHERE network = $1), 0) AS network FROM upload_bytes WHERE realm = $2`;
        const [row] = await ask(sums, [network, realm]);
        const used = { network: Number(row?.['network']), town: Number(row?.['town']) };
        const full = fullAccount(used, bytes, most);
        const add = 'INSERT INTO upload_bytes (realm, network, at, bytes) VALUES ($1, $2, $3, $4)';
        if (full === null) await ask(add, [realm, network, at, bytes]);
        return full;
      }),
  };
}
