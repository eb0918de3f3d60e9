import {
  paymentAccountsOf,
  changedPaymentValues,
  changedRefunds,
  countIn,
  likePattern,
  paymentOf,
  refundOf,
  refundValues,
  stateTotalOf,
  stillPaidSql,
} from '#adapters/driven/stores-shared/payment-row.ts';
import type { PaymentFilter, PaymentStore } from '#application/ports/server/payment-store.ts';
import { paymentSteps, paymentSubject } from '#domain/office/steps/payment-steps.ts';
import type { PaymentAccount } from '#domain/payments/refund.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import type { DatabaseRow, Postgres, RunStatement } from '../postgres.ts';
import { sealSql } from '../session.ts';
import { addSteps } from './step.table.ts';

const one = (row: DatabaseRow | undefined) => (row === undefined ? null : paymentOf(row));

const wanted = `WHERE realm = $1
  AND ($2::text[] IS NULL OR (subject = 'request' AND subject_id = ANY($2)))
  AND ($3::text IS NULL OR subject_id = $3) AND ($4::bigint IS NULL OR created >= $4)
  AND ($5::bigint IS NULL OR created < $5) AND ($6::text IS NULL OR id LIKE $6 ESCAPE '\\' OR request = $7)
  AND ($8::text IS NULL OR $8 = (SELECT r.state FROM refunds AS r
    WHERE r.realm = payments.realm AND r.payment = payments.id ORDER BY r.number DESC LIMIT 1))`;

function valuesOf(realm: string, filter: PaymentFilter): readonly unknown[] {
  const { mailboxes, subject, from, until, text, lastRefund } = filter;
  return [realm, mailboxes, subject, from, until, likePattern(text), text, lastRefund];
}

/** The lists of staff, with their totals. */
const staffLists = (ask: RunStatement): Pick<PaymentStore, 'list'> => ({
  list: async (realm, filter, { limit, offset }) => {
    const values = valuesOf(realm, filter);
    const summed = `SELECT status, count(*) AS n, sum(amount) AS amount, sum(returned) AS returned
      FROM payments ${wanted} GROUP BY status ORDER BY status COLLATE "C"`;
    const totals = (await ask(summed, values)).map(stateTotalOf);
    const listed = `SELECT * FROM payments ${wanted} AND ($9::text IS NULL OR status = $9)
      ORDER BY created DESC, id LIMIT $10 OFFSET $11`;
    const items = (await ask(listed, [...values, filter.status, limit, offset])).map(paymentOf);
    return { items, total: countIn(totals, filter.status), totals };
  },
});

/** What is compared with a list of the bank. */
const books = (ask: RunStatement): Pick<PaymentStore, 'accounts'> => ({
  accounts: async (realm, { from, until, orders }) => {
    const chosen = `realm = $1 AND (id = ANY($4) OR (created >= $2 AND created < $3)
      OR (settled >= $2 AND settled < $3)
      OR id IN (SELECT payment FROM refunds WHERE realm = $1 AND asked >= $2 AND asked < $3))`;
    const values = [realm, from, until, orders];
    const payments = await ask(`SELECT * FROM payments WHERE ${chosen} ORDER BY id`, values);
    const refunds = await ask(
      `SELECT * FROM refunds WHERE realm = $1 AND payment IN (SELECT id FROM payments WHERE ${chosen})
        ORDER BY payment, number`,
      values,
    );
    return paymentAccountsOf(payments, refunds);
  },
});

/** A payment with its refunds; `lock` is the clause that keeps its row locked. */
async function accountIn(
  ask: RunStatement,
  realm: string,
  id: string,
  lock = '',
): Promise<PaymentAccount | null> {
  const text = `SELECT * FROM payments WHERE realm = $1 AND id = $2 ${lock}`;
  const payment = one((await ask(text, [realm, id]))[0]);
  if (payment === null) return null;
  const refunds = 'SELECT * FROM refunds WHERE realm = $1 AND payment = $2 ORDER BY number';
  return { payment, refunds: (await ask(refunds, [realm, id])).map(refundOf) };
}

async function putAccount(
  within: RunStatement,
  before: PaymentAccount,
  { payment, refunds }: PaymentAccount,
): Promise<void> {
  const put = `UPDATE payments SET status = $1, till = $2, taken = $3, returned = $4, settled = $5
    WHERE realm = $6 AND id = $7`;
  await within(put, [...changedPaymentValues(payment), payment.realm, payment.id]);
  const putRefund = `INSERT INTO refunds
    (realm, payment, number, sender_key, amount, state, by_whom, asked, ended)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (realm, payment, number) DO UPDATE SET state = excluded.state, ended = excluded.ended`;
  for (const refund of changedRefunds(before.refunds, refunds))
    await within(putRefund, refundValues(payment, refund));
}

/** Changes of payments and refunds: the row of the payment is locked, so that a sum is never spent twice. */
const changing = ({ transaction }: Postgres): Pick<PaymentStore, 'change'> => ({
  change: (realm, id, work, changer) =>
    transaction(async (within) => {
      const before = await accountIn(within, realm, id, 'FOR UPDATE');
      if (before === null) return left({ kind: 'unknownPayment' as const });
      const worked = work(before);
      if (isLeft(worked)) return worked;
      if (worked.right === before) {
        // A notice that comes again changes nothing: what it finds must be as safe as what it would have written.
        await within(sealSql);
        return worked;
      }
      await putAccount(within, before, worked.right);
      const subject = paymentSubject(worked.right.payment);
      await addSteps(within, { realm, subject }, paymentSteps(before, worked.right, changer));
      return worked;
    }),
});

/** Payments in PostgreSQL, for several processes at once. */
export function postgresPayments(postgres: Postgres): PaymentStore {
  const { ask } = postgres;
  return {
    ...staffLists(ask),
    ...books(ask),
    ...changing(postgres),
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
    find: async (realm, id) =>
      one((await ask('SELECT * FROM payments WHERE realm = $1 AND id = $2', [realm, id]))[0]),
    account: (realm, id) => accountIn(ask, realm, id),
    byToken: async (realm, token) =>
      one((await ask('SELECT * FROM payments WHERE realm = $1 AND token = $2', [realm, token]))[0]),
    latestOf: async (realm, { kind, id }, payer) => {
      const text = `SELECT * FROM payments
        WHERE realm = $1 AND payer = $2 AND subject = $3 AND subject_id = $4 AND status <> 'used'
          AND (status <> 'pay' OR ${stillPaidSql})
        ORDER BY (status = 'pay') DESC, created DESC LIMIT 1`;
      const [row] = await ask(text, [realm, payer, kind, id]);
      return row === undefined ? null : { payment: paymentOf(row), token: String(row['token']) };
    },
  };
}
