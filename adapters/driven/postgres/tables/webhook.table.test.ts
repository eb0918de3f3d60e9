import { describe, expect, it } from 'vitest';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';
import { realmId } from '#domain/shared/ids.ts';
import { postgresRequests } from './request.table.ts';
import { postgresWebhooks } from './webhook.table.ts';

describe('a request that changes while an earlier change is announced', () => {
  it('is announced only when the change can be read, since no other message would say it', async () => {
    const postgres = await emptyPostgres();
    const outbox = postgresWebhooks(postgres);
    const entry = aRequestEntry(1, { request: { realm: realmId('nova') } });
    const { realm, id } = entry.request;
    await postgresRequests(postgres).create(entry);
    const changed = await outbox.changed(realm, 9);
    const steps: string[] = [];
    let announced = Promise.resolve(false);
    await postgres.transaction(async (within) => {
      await within("UPDATE requests SET status = 'En gestión' WHERE realm = $1 AND id = $2", [realm, id]);
      const messages = [{ id: '1', realm, hook: 'crm', body: '{}' }];
      announced = outbox.announce({ realm, before: null, facts: [], changed, messages, due: 0, most: 9 });
      announced = announced.finally(() => steps.push('announced'));
      // Until the announcement waits for this transaction, or is done.
      await expect
        .poll(
          async () => {
            const [row] = await postgres.ask(
              "SELECT count(*) AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'DELETE FROM changed%'",
              [],
            );
            return Number(row?.['waiting']) + steps.length;
          },
          { timeout: 20_000 },
        )
        .toBe(1);
      steps.push('changed');
    });
    expect(await announced).toBe(true);
    expect([steps, await outbox.changed(realm, 9)]).toEqual([['changed', 'announced'], []]);
  });
});
