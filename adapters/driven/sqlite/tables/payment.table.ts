import type { DatabaseSync } from 'node:sqlite';
import type { PaymentFilter, PaymentStore } from '#application/ports/server/payment-store.ts';
import { paymentSteps, paymentSubject } from '#domain/office/steps/payment-steps.ts';
import type { PaymentAccount } from '#domain/payments/refund.ts';
import { isLeft, left } from '#domain/shared/result.ts';
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
} from '../../stores-shared/payment-row.ts';
import type { AnyRow } from '../../stores-shared/request-row.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { stepWriting } from './step.table.ts';

const one = (row: AnyRow | undefined) => (row === undefined ? null : paymentOf(row));

/** What is compared with a list of the bank. */
function books(database: DatabaseSync): Pick<PaymentStore, 'accounts'> {
  const chosen = `id IN (SELECT value FROM json_each(?4)) OR (created >= ?2 AND created < ?3)
    OR (settled >= ?2 AND settled < ?3)
    OR id IN (SELECT payment FROM refunds WHERE realm = ?1 AND asked >= ?2 AND asked < ?3)`;
  const payments = database.prepare(`SELECT * FROM payments WHERE realm = ?1 AND (${chosen}) ORDER BY id`);
  const refunds = database.prepare(`SELECT * FROM refunds WHERE realm = ?1 AND payment IN (
    SELECT id FROM payments WHERE realm = ?1 AND (${chosen})) ORDER BY payment, number`);
  return {
    accounts: async (realm, { from, until, orders }) => {
      const values = [realm, from, until, JSON.stringify(orders)] as const;
      return paymentAccountsOf(payments.all(...values), refunds.all(...values));
    },
  };
}

/** The lists of staff, with their totals. */
function staffLists(database: DatabaseSync): Pick<PaymentStore, 'list'> {
  const wanted = `WHERE realm = ?1
    AND (?2 IS NULL OR (subject = 'request' AND subject_id IN (SELECT value FROM json_each(?2))))
    AND (?3 IS NULL OR subject_id = ?3) AND (?4 IS NULL OR created >= ?4) AND (?5 IS NULL OR created < ?5)
    AND (?6 IS NULL OR id LIKE ?6 ESCAPE '\\' OR request = ?7)
    AND (?8 IS NULL OR ?8 = (SELECT r.state FROM refunds AS r
      WHERE r.realm = payments.realm AND r.payment = payments.id ORDER BY r.number DESC LIMIT 1))`;
  const listed = database.prepare(`SELECT * FROM payments ${wanted} AND (?9 IS NULL OR status = ?9)
    ORDER BY created DESC, id LIMIT ?10 OFFSET ?11`);
  const summed =
    database.prepare(`SELECT status, count(*) AS n, sum(amount) AS amount, sum(returned) AS returned
    FROM payments ${wanted} GROUP BY status ORDER BY status`);
  const valuesOf = (filter: PaymentFilter) => {
    const { mailboxes, subject, from, until, text, lastRefund } = filter;
    const names = mailboxes && JSON.stringify(mailboxes);
    return [names, subject, from, until, likePattern(text), text, lastRefund] as const;
  };
  return {
    list: async (realm, filter, { limit, offset }) => {
      const values = [realm, ...valuesOf(filter)] as const;
      const totals = summed.all(...values).map(stateTotalOf);
      return {
        items: listed.all(...values, filter.status, limit, offset).map(paymentOf),
        total: countIn(totals, filter.status),
        totals,
      };
    },
  };
}

/** Changes of payments and refunds, each in a transaction with its steps. */
function changing(
  database: DatabaseSync,
  account: (realm: string, id: string) => PaymentAccount | null,
): Pick<PaymentStore, 'change'> {
  const put = database.prepare(`UPDATE payments SET status = ?, till = ?, taken = ?, returned = ?, settled = ?
    WHERE realm = ? AND id = ?`);
  const putRefund = database.prepare(`INSERT INTO refunds
    (realm, payment, number, sender_key, amount, state, by_whom, asked, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (realm, payment, number) DO UPDATE SET state = excluded.state, ended = excluded.ended`);
  const steps = stepWriting(database);
  return {
    change: async (realm, id, work, changer) =>
      writeWhenFree(database, () => {
        const before = account(realm, id);
        if (before === null) return left({ kind: 'unknownPayment' as const });
        const worked = work(before);
        if (isLeft(worked) || worked.right === before) return worked;
        const { payment, refunds } = worked.right;
        put.run(...changedPaymentValues(payment), realm, id);
        for (const refund of changedRefunds(before.refunds, refunds))
          putRefund.run(...refundValues(payment, refund));
        steps.add(realm, paymentSubject(payment), paymentSteps(before, worked.right, changer));
        return worked;
      }),
  };
}

/** Payments in the embedded database. */
export function sqlPayments(database: DatabaseSync): PaymentStore {
  const add = database.prepare(`INSERT INTO payments
    (realm, id, token, subject, subject_id, payer, amount, concept, status, created)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const find = database.prepare('SELECT * FROM payments WHERE realm = ? AND id = ?');
  const byToken = database.prepare('SELECT * FROM payments WHERE realm = ? AND token = ?');
  const latest = database.prepare(`SELECT * FROM payments
    WHERE realm = ? AND payer = ? AND subject = ? AND subject_id = ? AND status <> 'used'
      AND (status <> 'pay' OR ${stillPaidSql})
    ORDER BY status = 'pay' DESC, created DESC LIMIT 1`);
  const refunds = database.prepare('SELECT * FROM refunds WHERE realm = ? AND payment = ? ORDER BY number');
  const account = (realm: string, id: string): PaymentAccount | null => {
    const payment = one(find.get(realm, id));
    return payment === null ? null : { payment, refunds: refunds.all(realm, id).map(refundOf) };
  };
  return {
    ...staffLists(database),
    ...books(database),
    ...changing(database, account),
    keep: async ({ realm, id, subject, payer, amount, concept, status, createdAt }, token) => {
      const { kind, id: of } = subject;
      const said = JSON.stringify(concept);
      const values = [realm, id, token, kind, of, payer, amount, said, status, createdAt] as const;
      await writeWhenFree(database, () => void add.run(...values));
    },
    find: async (realm, id) => one(find.get(realm, id)),
    account: async (realm, id) => account(realm, id),
    byToken: async (realm, token) => one(byToken.get(realm, token)),
    latestOf: async (realm, { kind, id }, payer) => {
      const row = latest.get(realm, payer, kind, id);
      return row === undefined ? null : { payment: paymentOf(row), token: String(row['token']) };
    },
  };
}
