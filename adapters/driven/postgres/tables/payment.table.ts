import { paymentOf } from '#adapters/driven/stores-shared/request-row.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { Postgres, DatabaseRow } from '../postgres.ts';

const one = (row: DatabaseRow | undefined) => (row === undefined ? null : paymentOf(row));

export function postgresPayments({ ask }: Postgres): PaymentStore {
  const find = async (realm: string, id: string) =>
    one((await ask('SELECT * FROM payments WHERE realm = $1 AND id = $2', [realm, id]))[0]);
  return {
    keep: async ({ realm, id, mailbox, amount, concept, status, createdAt }, token) => {
      const text = `INSERT INTO payments (realm, id, token, mailbox, amount, concept, status, created)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
      await ask(text, [realm, id, token, mailbox, amount, JSON.stringify(concept), status, createdAt]);
    },
    find,
    byToken: async (realm, token) =>
      one((await ask('SELECT * FROM payments WHERE realm = $1 AND token = $2', [realm, token]))[0]),
    settle: async (realm, id, status) => {
      const text = `UPDATE payments SET status = $1
        WHERE realm = $2 AND id = $3 AND status IN ('new', 'refused')`;
      await ask(text, [status, realm, id]);
      return find(realm, id);
    },
  };
}
