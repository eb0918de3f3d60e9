import type { DatabaseSync } from 'node:sqlite';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import { settledFrom } from '#domain/payments/settling.ts';
import { type AnyRow, paymentOf } from '../../stores-shared/request-row.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';

export function sqlPayments(database: DatabaseSync): PaymentStore {
  const add = database.prepare(`INSERT INTO payments
    (realm, id, token, subject, subject_id, payer, amount, concept, status, created)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const find = database.prepare('SELECT * FROM payments WHERE realm = ? AND id = ?');
  const byToken = database.prepare('SELECT * FROM payments WHERE realm = ? AND token = ?');
  const latest = database.prepare(`SELECT * FROM payments
    WHERE realm = ? AND payer = ? AND subject = ? AND subject_id = ? AND status <> 'used'
    ORDER BY status = 'pay' DESC, created DESC LIMIT 1`);
  const settle = database.prepare(`UPDATE payments SET status = ?
    WHERE realm = ? AND id = ? AND status IN (SELECT value FROM json_each(?))`);
  const one = (row: AnyRow | undefined) => (row === undefined ? null : paymentOf(row));
  return {
    keep: async ({ realm, id, subject, payer, amount, concept, status, createdAt }, token) => {
      const { kind, id: of } = subject;
      const said = JSON.stringify(concept);
      const values = [realm, id, token, kind, of, payer, amount, said, status, createdAt] as const;
      await writeWhenFree(database, () => void add.run(...values));
    },
    find: async (realm, id) => one(find.get(realm, id)),
    byToken: async (realm, token) => one(byToken.get(realm, token)),
    latestOf: async (realm, { kind, id }, payer) => {
      const row = latest.get(realm, payer, kind, id);
      return row === undefined ? null : { payment: paymentOf(row), token: String(row['token']) };
    },
    settle: async (realm, id, status) =>
      writeWhenFree(database, () => {
        settle.run(status, realm, id, JSON.stringify(settledFrom[status]));
        return one(find.get(realm, id));
      }),
  };
}
