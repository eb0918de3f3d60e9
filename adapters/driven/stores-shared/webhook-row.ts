import type { WaitingWebhook } from '#application/ports/server/outbox/webhook-outbox.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { AnyRow } from './request-row.ts';

/* Rows of messages to other programs, the same in both databases. */

export const webhookOf = (row: AnyRow): WaitingWebhook => ({
  id: String(row['id']),
  realm: realmId(String(row['realm'])),
  hook: String(row['hook']),
  body: String(row['body']),
  tries: Number(row['tries']),
});

/** Facts are one text: it is compared as a whole, so that of two servers one announces them. */
export const factsText = (facts: readonly string[]): string => JSON.stringify(facts);
export const readFacts = (row: AnyRow): readonly string[] =>
  JSON.parse(String(row['facts'])) as readonly string[];
