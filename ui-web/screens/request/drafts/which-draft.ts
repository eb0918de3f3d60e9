import type { RequestDraft } from '#application/ports/browser/request-drafts.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import type { Process } from '#domain/processes/process.ts';
import { takingProposals } from '#domain/processes/taking-proposals.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { draftPlaceOf } from './draft-keeping.ts';

type Given = Pick<FormCouncil, 'realm' | 'requestDrafts' | 'contents' | 'clock' | 'zone'>;

/** The draft of a form, and its process. */
interface FoundDraft {
  readonly draft: RequestDraft | null;
  readonly process: string | null;
  /** More than one process is possible: the resident says which. */
  readonly choice: readonly Process[];
}

/** The processes that accept proposals by this form today. */
async function takersOf({ realm, contents, clock, zone }: Given, id: MailboxId): Promise<readonly Process[]> {
  const today = dayAt(clock.now(), zone());
  const found = await contents.processesBetween(realm, today, today);
  if (isLeft(found)) return [];
  return found.right.items.filter((process) => takingProposals(process, today)?.mailbox === id);
}

/**
 * Gives a draft without a process that process. It is deleted under its old key only once it is stored under the new
 * one.
 */
async function moved(
  { realm, requestDrafts }: Given,
  draft: RequestDraft,
  process: string,
): Promise<RequestDraft> {
  const next = { ...draft, process };
  if (await requestDrafts.keep(realm, next))
    await requestDrafts.discard(realm, draftPlaceOf(draft.mailbox, null));
  return next;
}

/**
 * The draft of a form. One that an older version of the portal stored names no process: if the page names a process
 * it gets that one; if a single process accepts proposals by this form it gets that one; among several the resident
 * chooses before anything else.
 */
export async function whichDraft(given: Given, id: MailboxId, process: string | null): Promise<FoundDraft> {
  const { realm, requestDrafts } = given;
  const own = await requestDrafts.load(realm, draftPlaceOf(id, process));
  if (own !== null && process !== null) return { draft: own, process, choice: [] };
  const old = own ?? (process === null ? null : await requestDrafts.load(realm, draftPlaceOf(id, null)));
  if (old === null) return { draft: null, process, choice: [] };
  if (process !== null) return { draft: await moved(given, old, process), process, choice: [] };
  const takers = await takersOf(given, id);
  const [only] = takers;
  if (only === undefined) return { draft: old, process, choice: [] };
  if (takers.length > 1) return { draft: old, process, choice: takers };
  return { draft: await moved(given, old, only.id), process: only.id, choice: [] };
}
