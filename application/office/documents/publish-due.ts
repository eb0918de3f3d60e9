import type { Clock } from '#application/ports/clock.ts';
import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import { actOnDocument, dueAct } from '#domain/documents/act-on-document.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import type { OfficeDocument } from '#domain/documents/office-document.ts';
import type { DocumentAct } from '#domain/documents/state.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';

interface Ports {
  readonly documentDesk: DocumentDesk;
  readonly clock: Clock;
  /** Whether a document has errors as it would be published now. */
  readonly hasErrors: (realm: RealmId, document: OfficeDocument) => Promise<boolean>;
}

const noSchedule = { at: null, until: null };

function act(document: OfficeDocument, wanted: DocumentAct, at: Instant) {
  const acting = { act: wanted, by: bySystem, at, note: null, schedule: noSchedule, has: () => true };
  return actOnDocument(document, acting);
}

/**
 * Publishes and withdraws what is due. A draft that can no longer be published, because it has errors by now or was
 * published anew by somebody else, is a draft again. Several processes may do it at once: each document is decided once.
 * Gives how many were changed.
 */
export const publishDue =
  ({ documentDesk, clock, hasErrors }: Ports) =>
  async (): Promise<number> => {
    const now = clock.now();
    const one = async (realm: RealmId, ref: DocumentRef): Promise<number> => {
      const seen = await documentDesk.find(realm, ref);
      const isRefused = seen !== null && dueAct(seen, now) === 'publish' && (await hasErrors(realm, seen));
      return documentDesk.change(realm, ref, (found) => {
        const due = found && dueAct(found, now);
        if (found === null || due === null) return { change: null, answer: 0 };
        const done = act(found, due === 'publish' && isRefused ? 'unschedule' : due, now);
        const made = isLeft(done) ? act(found, 'unschedule', now) : done;
        return isLeft(made) ? { change: null, answer: 0 } : { change: made.right, answer: 1 };
      });
    };
    let changed = 0;
    // One after the other: the same thread answers residents.
    // oxlint-disable-next-line no-await-in-loop -- as said above
    for (const { realm, ref } of await documentDesk.due(now)) changed += await one(realm, ref);
    return changed;
  };
