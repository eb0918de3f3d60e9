import type { DatabaseSync } from 'node:sqlite';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import { type AnyRow, paymentOf } from '../../stores-shared/request-row.ts';

export function sqlPayments(database: DatabaseSync): PaymentStore {
  const add =
    database.prepare(`INSERT INTO payments (realm, id, token, mailbox, amount, concept, status, created)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const find = database.prepare('SELECT * FROM payments WHERE realm = ? AND id = ?');
  const byToken = database.prepare('SELECT * FROM payments WHERE realm = ? AND token = ?');
  const settle = database.prepare(
    "UPDATE payments SET status = ? WHERE realm = ? AND id = ? AND status IN ('new', 'refused')",
  );
  const one = (row: AnyRow | undefined) => (row === undefined ? null : paymentOf(row));
  return {
    keep: async ({ realm, id, mailbox, amount, concept, status, createdAt }, token) => {
      add.run(realm, id, token, mailbox, amount, JSON.stringify(concept), status, createdAt);
    },
    find: async (realm, id) => one(find.get(realm, id)),
    byToken: async (realm, token) => one(byToken.get(realm, token)),
    settle: async (realm, id, status) => {
      settle.run(status, realm, id);
      return one(find.get(realm, id));
    },
  };
}
