import { enterSilently } from '#application/access/enter-silently.ts';
import { seesClosedCall } from '#adapters/wire/requests/sees-closed.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { FormCallRefusal } from '#ui-web/composition/clients.ts';
import { type MailboxId, mailboxState } from '#domain/forms/mailbox.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { whichDraft } from '../drafts/which-draft.ts';
import type { RequestScreenState } from '../state.ts';
import { noTown } from './form-parts.ts';
import type { Opening } from './opened-form.ts';

/** A form that may be shown, or what is shown instead. */
type Asked =
  | { readonly kind: 'form'; readonly opening: Omit<Opening, 'profile' | 'hasLine' | 'now'> }
  | Extract<RequestScreenState, { kind: 'refused' | 'shut' }>;

const asCouncilRefusal = (refusal: FormCallRefusal): CouncilRefusal =>
  refusal.kind === 'tooManyAttempts' ? { kind: 'serverFailed', status: 429 } : refusal;

/** Whether this person may see a mailbox that is closed to others. */
async function seesClosed({ call, realm }: FormCouncil, id: MailboxId): Promise<boolean> {
  const asked = await call(seesClosedCall, { realm, id });
  return isRight(asked) && asked.right;
}

/** Asks the council for a form, the town's facts and a session, and the device for a draft. */
export async function askForm(council: FormCouncil, id: MailboxId, named: string | null): Promise<Asked> {
  const { realm, requests } = council;
  const [entered, found, town, { draft, process, choice }] = await Promise.all([
    enterSilently(council)(realm),
    requests.mailbox(realm, id),
    council.town.facts(realm),
    whichDraft(council, id, named),
  ]);
  const refused = (refusal: CouncilRefusal): Asked => ({
    kind: 'refused',
    refusal,
    at: council.clock.now(),
  });
  if (isLeft(found) && found.left.kind !== 'notFound') return refused(asCouncilRefusal(found.left));
  const mailbox = isLeft(found) ? null : found.right;
  const isAdmin = mailbox?.isDisabled === true && (await seesClosed(council, id));
  const state = mailboxState(mailbox, { isLoggedIn: isRight(entered), isNative: false, isAdmin });
  if (state === 'noUser' && isLeft(entered) && entered.left.kind === 'unreachable')
    return refused(entered.left);
  if (state !== 'open' && state !== 'closedForAdmin') return { kind: 'shut', state };
  if (mailbox === null) return { kind: 'shut', state: 'misconfigured' };
  const isForAdmin = state === 'closedForAdmin';
  const facts = isLeft(town) ? noTown : town.right;
  return { kind: 'form', opening: { mailbox, town: facts, isForAdmin, draft, process, choice } };
}
