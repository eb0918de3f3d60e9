import type { DatabaseSync } from 'node:sqlite';
import type { WebhookOutbox } from '#application/ports/server/outbox/webhook-outbox.ts';
import { factsText, readFacts, webhookOf } from '../../stores-shared/webhook-row.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';

/** What towns have announced to other programs, in the embedded database. */
export function sqlWebhooks(database: DatabaseSync): WebhookOutbox {
  const seen = database.prepare('SELECT facts FROM webhook_facts WHERE realm = ?');
  const changed = database.prepare('SELECT iid FROM changed_requests WHERE realm = ? ORDER BY iid LIMIT ?');
  const put = database.prepare(`INSERT INTO webhook_facts (realm, facts) VALUES (?, ?)
    ON CONFLICT (realm) DO UPDATE SET facts = excluded.facts`);
  const announced = database.prepare('DELETE FROM changed_requests WHERE realm = ? AND iid = ?');
  const add = database.prepare(
    'INSERT INTO webhooks (id, realm, hook, body, due, tries) VALUES (?, ?, ?, ?, ?, 0)',
  );
  const trim = database.prepare(`DELETE FROM webhooks WHERE realm = ? AND hook = ? AND id IN (
    SELECT id FROM webhooks WHERE realm = ? AND hook = ? ORDER BY due DESC, id LIMIT -1 OFFSET ?)`);
  const first = database.prepare('SELECT * FROM webhooks WHERE due <= ? ORDER BY due, id LIMIT 1');
  const claim = database.prepare('UPDATE webhooks SET due = ?, tries = tries + 1 WHERE id = ? RETURNING *');
  const remove = database.prepare('DELETE FROM webhooks WHERE id = ?');
  const holds = database.prepare(`SELECT 1 FROM webhook_facts WHERE realm = ?1
    UNION ALL SELECT 1 FROM changed_requests WHERE realm = ?1 UNION ALL SELECT 1 FROM webhooks WHERE realm = ?1 LIMIT 1`);
  const factsOf = (realm: string) => {
    const row = seen.get(realm);
    return row === undefined ? null : readFacts(row);
  };
  return {
    seen: async (realm) => factsOf(realm),
    changed: async (realm, most) => changed.all(realm, most).map(({ iid }) => String(iid)),
    announce: async ({ realm, before, facts, changed: iids, messages, due, most }) =>
      writeWhenFree(database, () => {
        const now = factsOf(realm);
        if ((now && factsText(now)) !== (before && factsText(before))) return false;
        put.run(realm, factsText(facts));
        for (const iid of iids) announced.run(realm, iid);
        for (const { id, hook, body } of messages) add.run(id, realm, hook, body, due);
        for (const hook of new Set(messages.map((one) => one.hook))) trim.run(realm, hook, realm, hook, most);
        return true;
      }),
    forget: async (realm) => {
      // Without anything to remove there is nothing to write.
      if (holds.get(realm) === undefined) return;
      await writeWhenFree(database, () => {
        for (const table of ['webhook_facts', 'changed_requests', 'webhooks'])
          database.prepare(`DELETE FROM ${table} WHERE realm = ?`).run(realm);
      });
    },
    claim: async (now, again) => {
      if (first.get(now) === undefined) return null;
      return writeWhenFree(database, () => {
        const row = first.get(now);
        if (row === undefined) return null;
        const { id, tries } = webhookOf(row);
        const claimed = claim.get(again(tries + 1), id);
        return claimed === undefined ? null : webhookOf(claimed);
      });
    },
    settle: async (id) => writeWhenFree(database, () => void remove.run(id)),
  };
}
