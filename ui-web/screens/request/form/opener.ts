import type { BehaviorSubject } from 'rxjs';
import type { Mailbox, MailboxId } from '#domain/forms/mailbox.ts';
import type { Profile } from '#domain/forms/profile.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { FormDesk, OpenForm, RequestScreenState } from '../state.ts';
import { askForm } from './ask-form.ts';
import type { formActions } from './form-actions.ts';
import { looksAtProfile } from './from-profile.ts';
import { type Opening, openedForm } from './opened-form.ts';
import type { RequestKey } from './request-key.ts';

/** Which form is opened. */
export interface FormVisit {
  readonly council: FormCouncil;
  readonly id: MailboxId;
  /** The process that the request is for; null without one. */
  readonly process?: string | null;
  /** Whether the device has a connection, as far as it knows. */
  readonly hasLine?: () => boolean;
}

interface Tools {
  readonly subject: BehaviorSubject<RequestScreenState>;
  readonly desk: FormDesk;
  readonly key: RequestKey;
  readonly actions: Pick<ReturnType<typeof formActions>, 'askCaptcha' | 'askParts' | 'drafts' | 'uploads'>;
}

/** Opens the form: when the screen opens, and again after it was sent or discarded. */
export function opener(
  { council, id, process: named = null, hasLine = () => true }: FormVisit,
  { subject, desk, key, actions }: Tools,
) {
  let profile: Profile | null = null;
  const show = (opening: Omit<Opening, 'profile' | 'hasLine' | 'now'>) => {
    if (opening.draft) key.take(opening.draft.key);
    const now = council.clock.now();
    subject.next(openedForm({ ...opening, profile, hasLine: hasLine(), now }));
  };
  const fetchParts = (mailbox: Mailbox) => Promise.all([actions.askCaptcha(), actions.askParts(mailbox)]);
  /** The profile of the session, if the form uses it. Without an answer the resident writes the contact block. */
  const askWho = async (mailbox: Mailbox) => {
    if (!looksAtProfile(mailbox)) return;
    const who = await council.people.who(council.realm);
    profile = isLeft(who) ? null : who.right;
  };
  const showAnew = ({ mailbox, town, isForAdmin, process }: OpenForm) => {
    key.renew();
    show({ mailbox, town, isForAdmin, process, draft: null, choice: [] });
  };
  return {
    load: async () => {
      subject.next({ kind: 'loading' });
      const asked = await askForm(council, id, named);
      if (asked.kind !== 'form') return subject.next(asked);
      await askWho(asked.opening.mailbox);
      show(asked.opening);
      await fetchParts(asked.opening.mailbox);
    },
    startAfresh: async () => {
      const now = desk.open();
      if (!now) return;
      const { drafts, uploads } = actions;
      for (const { attached } of now.uploads) uploads.remove(attached.id);
      await drafts.discard();
      showAnew(now);
      // A resident who has paid need not pay again after changing an answer.
      if ('id' in now.payment) desk.patch({ payment: now.payment });
      drafts.changed();
      await fetchParts(now.mailbox);
    },
    close: () => {
      const now = desk.open();
      if (!now) return;
      showAnew(now);
      void fetchParts(now.mailbox);
    },
  };
}
