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
  /** The process that what is sent is for; null without one. */
  readonly process?: string | null;
  /** Whether the device has a line, as far as it knows. */
  readonly hasLine?: () => boolean;
}

interface Tools {
  readonly subject: BehaviorSubject<RequestScreenState>;
  readonly desk: FormDesk;
  readonly key: RequestKey;
  readonly actions: Pick<ReturnType<typeof formActions>, 'askCaptcha' | 'askParts' | 'drafts' | 'uploads'>;
}

/** Opens the form: when the screen comes, and anew after it was sent or thrown away. */
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
  /** Who is logged in, where the form looks at that. Without an answer the block is written by hand. */
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
      // Whoever has paid need not pay again because they write something else.
      if (now.payment.kind === 'paid') desk.patch({ payment: now.payment });
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
