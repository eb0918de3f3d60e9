import type { Clock } from '#application/ports/clock.ts';
import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import { actOnDocument, dueAct } from '#domain/documents/act-on-document.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import type { OfficeDocument } from '#domain/documents/office-document.ts';
import type { DocumentAct } from '#domain/documents/state.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, right } from '#domain/shared/result.ts';

interface Ports {
  readonly documentDesk: DocumentDesk;
  readonly clock: Clock;
  /** Whether a document has errors as it would be published now. */
  readonly hasErrors: (realm: RealmId, document: OfficeDocument) => Promise<boolean>;
  /** Whether who scheduled a document may publish it now. */
  readonly mayPublish: (realm: RealmId, document: OfficeDocument) => Promise<boolean>;
  /** Whether somebody else than who scheduled a document must publish it. */
  readonly needsAnother: (realm: RealmId, document: OfficeDocument) => Promise<boolean>;
}

/** Why a draft is not published at its time, as the act of its step. */
type Held = 'document.holdRights' | 'document.holdErrors' | 'document.holdAnother' | 'document.holdOutdated';

const noSchedule = { at: null, until: null };

function act(document: OfficeDocument, wanted: DocumentAct, at: Instant) {
  const acting = {
    act: wanted,
    by: bySystem,
    id: null,
    at,
    note: null,
    schedule: noSchedule,
    has: () => true,
  };
  return actOnDocument(document, acting);
}

/** The draft is a draft again, and its history says why. */
function held(document: OfficeDocument, why: Held, at: Instant) {
  const done = act(document, 'unschedule', at);
  if (isLeft(done)) return done;
  return right({ ...done.right, steps: done.right.steps.map((step) => ({ ...step, act: why })) });
}

/**
 * Publishes and withdraws what is due. A draft that can no longer be published is a draft again: because who scheduled it
 * may not publish it any more, because it has errors by now, because somebody else must publish it, or because it was published
 * anew by somebody else. Several
 * processes may do it at once: each document is decided once. Gives how many were changed.
 */
export const publishDue =
  ({ documentDesk, clock, hasErrors, mayPublish, needsAnother }: Ports) =>
  async (): Promise<number> => {
    const now = clock.now();
    const whyHeld = async (realm: RealmId, document: OfficeDocument | null): Promise<Held | null> => {
      if (document === null || dueAct(document, now) !== 'publish') return null;
      if (!(await mayPublish(realm, document))) return 'document.holdRights';
      if (await hasErrors(realm, document)) return 'document.holdErrors';
      return (await needsAnother(realm, document)) ? 'document.holdAnother' : null;
    };
    const one = async (realm: RealmId, ref: DocumentRef): Promise<number> => {
      const seen = await documentDesk.find(realm, ref);
      const why = await whyHeld(realm, seen);
      return documentDesk.change(realm, ref, (found) => {
        const due = found && dueAct(found, now);
        // What was changed since it was looked at is looked at again in the next round.
        if (found === null || due === null || found.version !== seen?.version)
          return { change: null, answer: 0 };
        const done = why === null ? act(found, due, now) : held(found, why, now);
        const made = isLeft(done) ? held(found, 'document.holdOutdated', now) : done;
        return isLeft(made) ? { change: null, answer: 0 } : { change: made.right, answer: 1 };
      });
    };
    let changed = 0;
    // One after the other: the same thread answers residents.
    // oxlint-disable-next-line no-await-in-loop -- as said above
    for (const { realm, ref } of await documentDesk.due(now)) changed += await one(realm, ref);
    return changed;
  };
