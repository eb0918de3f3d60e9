import { readProcess } from '#adapters/wire/processes/process.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { FollowedSubjects } from '#application/ports/server/followed-subjects.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Town } from '#domain/access/town.ts';
import { isPublished } from '#domain/content/published.ts';
import type { Event } from '#domain/following/followed-event.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { WebhookFact, WebhookSubject, WebhookType } from '#domain/webhooks/webhook-event.ts';

interface Ports {
  readonly documents: DocumentStore;
  readonly subjects: FollowedSubjects;
  readonly clock: Clock;
}

/** The events of a process that other programs are notified of: the same as its followers, by the same rule. */
const typeOf: Readonly<Partial<Record<Event['kind'], WebhookType>>> = {
  phaseBegan: 'phaseChanged',
  phaseEnded: 'phaseChanged',
  voteOpened: 'phaseChanged',
  voteClosed: 'phaseChanged',
  resultsPublished: 'resultPublished',
};

const collections = [
  ['procesos', 'process'],
  ['propuestas', 'proposal'],
  ['articulos', 'article'],
] as const;

/** What is published in a town now, the phases that have begun or ended, and the results that are public. */
export function webhookFacts({ documents, subjects, clock }: Ports) {
  const publishedOf = async ({ realm }: Town, [collection, kind]: (typeof collections)[number]) => {
    const all = await documents.all(realm, collection);
    return all.filter(isPublished).map(({ _id }): WebhookFact => {
      const subject: WebhookSubject = { kind, id: _id };
      return { key: `published ${kind} ${_id}`, type: 'published', subject };
    });
  };

  const processFacts = async (town: Town): Promise<readonly WebhookFact[]> => {
    const now = clock.now();
    const all = await documents.all(town.realm, 'procesos');
    const read = all.filter(isPublished).map((document) => readProcess(document, town.timeZone));
    const facts = read.map(async (process): Promise<readonly WebhookFact[]> => {
      if (isLeft(process)) return [];
      const subject = { kind: 'process', id: process.right.id } as const;
      const events = (await subjects.find(town, subject))?.events ?? [];
      return events.flatMap(({ key, event, at }): readonly WebhookFact[] => {
        const type = typeOf[event.kind];
        const isDue = at === null || at <= now;
        return type === undefined || !isDue ? [] : [{ key: `process ${subject.id} ${key}`, type, subject }];
      });
    });
    return (await Promise.all(facts)).flat();
  };

  return async (town: Town): Promise<readonly WebhookFact[]> => {
    const published = await Promise.all(collections.map((one) => publishedOf(town, one)));
    return [...published.flat(), ...(await processFacts(town))];
  };
}
