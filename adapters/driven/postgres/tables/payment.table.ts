import { paymentOf } from '#adapters/driven/stores-shared/request-row.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import { settledFrom } from '#domain/payments/settling.ts';
import type { Postgres, DatabaseRow } from '../postgres.ts';
import { sealSql } from '../session.ts';

const one = (row: DatabaseRow | undefined) => (row === undefined ? null : paymentOf(row));

export function postgresPayments({ ask }: Postgres): PaymentStore {
  const find = async (realm: string, id: string) =>
    one((await ask('SELECT * FROM payments WHERE realm = $1 AND id = $2', [realm, id]))[0]);
  return {
    keep: async ({ realm, id, subject, payer, amount, concept, status, createdAt }, token) => {
      const text = `INSERT INTO payments
        (realm, id, token, subject, subject_id, payer, amount, concept, status, created)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
      const { kind, id: of } = subject;
      await ask(text, [
        realm,
        id,
        token,
        kind,
        of,
        payer,
        amount,
        JSON.stringify(concept),
        status,
        createdAt,
      ]);
    },
    find,
    byToken: async (realm, token) =>
      one((await ask('SELECT * FROM payments WHERE realm = $1 AND token = $2', [realm, token]))[0]),
    latestOf: async (realm, { kind, id }, payer) => {
      const text = `SELECT * FROM payments
        WHERE realm = $1 AND payer = $2 AND subject = $3 AND subject_id = $4 AND status <> 'used'
        ORDER BY (status = 'pay') DESC, created DESC LIMIT 1`;
      const [row] = await ask(text, [realm, payer, kind, id]);
      return row === undefined ? null : { payment: paymentOf(row), token: String(row['token']) };
    },
    settle: async (realm, id, status) => {
      const text = `UPDATE payments SET status = $1
        WHERE realm = $2 AND id = $3 AND status = ANY(string_to_array($4, ','))`;
      await ask(text, [status, realm, id, settledFrom[status].join(',')]);
      // A notice that comes again changes nothing: what it finds must be as safe as what it would have written.
      await ask(sealSql);
      return find(realm, id);
    },
  };
}
