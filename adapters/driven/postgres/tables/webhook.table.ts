import { factsText, readFacts, webhookOf } from '#adapters/driven/stores-shared/webhook-row.ts';
import type { WebhookOutbox } from '#application/ports/server/outbox/webhook-outbox.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { lockSql } from '../locks.ts';
import type { Postgres, RunStatement } from '../postgres.ts';

const first = 'SELECT * FROM webhooks WHERE due <= $1 ORDER BY due, id LIMIT 1';
const claim = 'UPDATE webhooks SET due = $1, tries = tries + 1 WHERE id = $2 RETURNING *';
const put = `INSERT INTO webhook_facts (realm, facts) VALUES ($1, $2)
  ON CONFLICT (realm) DO UPDATE SET facts = excluded.facts`;
const add = 'INSERT INTO webhooks (id, realm, hook, body, due, tries) VALUES ($1, $2, $3, $4, $5, 0)';
const trim = `DELETE FROM webhooks WHERE realm = $1 AND hook = $2 AND id IN (
  SELECT id FROM webhooks WHERE realm = $1 AND hook = $2 ORDER BY due DESC, id OFFSET $3)`;

const factsOf = async (ask: RunStatement, realm: RealmId) => {
  const [row] = await ask('SELECT facts FROM webhook_facts WHERE realm = $1', [realm]);
  return row === undefined ? null : readFacts(row);
};

/** What towns have announced to other programs, in PostgreSQL: several servers announce and claim one after the other. */
export function postgresWebhooks({ ask, transaction }: Postgres): WebhookOutbox {
  return {
    seen: (realm) => factsOf(ask, realm),
    changed: async (realm, most) => {
      const rows = await ask('SELECT iid FROM changed_requests WHERE realm = $1 ORDER BY iid LIMIT $2', [
        realm,
        most,
      ]);
      return rows.map(({ iid }) => String(iid));
    },
    announce: async ({ realm, before, facts, changed, messages, due, most }) =>
      transaction(async (within) => {
        await within(lockSql('webhooks'));
        const now = await factsOf(within, realm);
        if ((now && factsText(now)) !== (before && factsText(before))) return false;
        await within(put, [realm, factsText(facts)]);
        await within('DELETE FROM changed_requests WHERE realm = $1 AND iid = ANY($2)', [realm, changed]);
        for (const { id, hook, body } of messages) await within(add, [id, realm, hook, body, due]);
        for (const hook of new Set(messages.map((one) => one.hook))) await within(trim, [realm, hook, most]);
        return true;
      }),
    forget: async (realm) => {
      for (const table of ['webhook_facts', 'changed_requests', 'webhooks'])
        await ask(`DELETE FROM ${table} WHERE realm = $1`, [realm]);
    },
    claim: async (now, again) => {
      // Without a message that is due no other server has to wait.
      if ((await ask(first, [now])).length === 0) return null;
      return transaction(async (within) => {
        await within(lockSql('webhooks'));
        const [row] = await within(first, [now]);
        if (row === undefined) return null;
        const { id, tries } = webhookOf(row);
        const [claimed] = await within(claim, [again(tries + 1), id]);
        return claimed === undefined ? null : webhookOf(claimed);
      });
    },
    settle: async (id) => void (await ask('DELETE FROM webhooks WHERE id = $1', [id])),
  };
}
