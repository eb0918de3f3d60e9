import type { RequestDraft } from '#application/ports/browser/request-drafts.ts';
import type { Entry } from '#domain/forms/entry.ts';
import { fieldsOf, type Mailbox } from '#domain/forms/mailbox.ts';
import type { Profile } from '#domain/forms/profile.ts';
import { offersPrivacy } from '#domain/forms/publication.ts';
import { isFilled } from '#domain/forms/value-kinds.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { draftUploads } from '../drafts/draft-keeping.ts';
import type { OpenForm } from '../state.ts';
import { filledFrom, lackingIn } from './from-profile.ts';

/** What a form is opened with. */
export type Opening = Pick<OpenForm, 'mailbox' | 'town' | 'isForAdmin' | 'process' | 'choice'> & {
  readonly draft: RequestDraft | null;
  readonly profile: Profile | null;
  /** Whether the device has a connection, as far as it knows. */
  readonly hasLine: boolean;
  readonly now: Instant;
};

/** Only answers to fields that the form still has; a council may have changed it since the draft was stored. */
function restored(mailbox: Mailbox, draft: RequestDraft | null): Entry {
  const known = new Set([...fieldsOf(mailbox).map(({ name }) => name), 'contact']);
  return new Map((draft?.values ?? []).filter(([name, value]) => known.has(name) && isFilled(value)));
}

/** A form as it is shown first: filled in from the draft and the profile. */
export function openedForm(opening: Opening): OpenForm {
  const { mailbox, town, isForAdmin, process, choice, draft, profile, hasLine, now } = opening;
  // A request that waited for a connection is sent when it returns; with a connection already, no event would send
  // it.
  const waits = draft?.sendsWhenBack === true && !hasLine;
  const { entry, prefilled } = filledFrom(mailbox, restored(mailbox, draft), profile);
  return {
    kind: 'open',
    mailbox,
    town,
    process,
    isForAdmin,
    page: Math.min(draft?.page ?? 0, mailbox.pages.length - 1),
    showing: 'form',
    changing: null,
    entry,
    uploads: draft ? draftUploads(draft, now) : [],
    acceptsPrivacy: waits && draft.acceptsPrivacy === true,
    isPrivate: draft?.isPrivate === true && offersPrivacy(mailbox),
    payment: draft?.payment ? { kind: 'waiting', id: draft.payment, url: '' } : { kind: 'toPay' },
    captcha: { kind: 'asking' },
    census: null,
    items: new Map(),
    found: new Map(),
    told: null,
    address: null,
    nearby: [],
    followed: new Map(),
    restoredAt: draft?.keptAt ?? null,
    choice,
    prefilled,
    lacks: lackingIn(mailbox, profile),
    isKept: true,
    lacksParts: false,
    faults: null,
    sending: waits ? { kind: 'waiting', sendsWhenBack: true } : { kind: 'idle' },
    sent: null,
  };
}
