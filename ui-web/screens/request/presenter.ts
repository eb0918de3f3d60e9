import { BehaviorSubject } from 'rxjs';
import { enterSilently } from '#application/access/enter-silently.ts';
import type { RequestDraft } from '#application/ports/browser/request-drafts.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { fieldsOf, type Mailbox, type MailboxId, mailboxState } from '#domain/forms/mailbox.ts';
import type { Entry } from '#domain/forms/entry.ts';
import { isFilled } from '#domain/forms/value-kinds.ts';
import type { Profile } from '#domain/forms/profile.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { FormCallRefusal } from '#ui-web/composition/clients.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { Speech } from '#ui-web/speech.ts';
import { draftKeeping, uploadsOf } from './drafts/draft-keeping.ts';
import { type Filling, filling } from './form/filling.ts';
import { filledFrom, lackingIn, looksAtProfile } from './form/from-profile.ts';
import { formParts, noTown } from './form/form-parts.ts';
import { type Finder, finder } from './form/finder.ts';
import { type Payer, payer } from './payment/payer.ts';
import type { PreparedPhoto } from './files/prepare-photo.ts';
import { type Sender, sender } from './sending/sender.ts';
import type { FormDesk, OpenForm, Patch, RequestScreenState } from './state.ts';
import { type Uploads, uploads } from './files/uploads.ts';
import { whichDraft } from './drafts/which-draft.ts';

export interface RequestPresenter extends Presenter<RequestScreenState>, Sender {
  readonly filling: Filling;
  readonly uploads: Uploads;
  readonly finder: Finder;
  readonly payer: Payer;
  /** The language in which the council is asked, and what it finds is named. */
  speakIn(speech: Speech): void;
  /** Asks the council; again after a refusal. */
  load(): Promise<void>;
  acceptPrivacy(accepts: boolean): void;
  askCaptcha(): Promise<void>;
  /** Asks again for what did not come of the form's own parts. */
  fetchAgain(): Promise<void>;
  follow(iid: string): Promise<void>;
  /** The page may go: the draft is written now. */
  keepNow(): void;
  startAfresh(): Promise<void>;
  /** The dialog of success was closed. */
  close(): void;
}

interface Given {
  readonly council: FormCouncil;
  readonly id: MailboxId;
  /** The process that what is sent is for; null without one. */
  readonly process?: string | null;
  readonly preparePhoto: (file: File) => Promise<PreparedPhoto | null>;
  /** Whether the device has a line, as far as it knows. */
  readonly hasLine?: () => boolean;
}

/** Letters for the key of a request: 24 of 32 signs, 120 bits. */
const signs = 'abcdefghijklmnopqrstuvwxyz234567';
const newKey = (bytes: Uint8Array) => Array.from(bytes, (byte) => signs.charAt(byte % 32)).join('');

const asCouncilRefusal = (refusal: FormCallRefusal): CouncilRefusal =>
  refusal.kind === 'tooManyAttempts' ? { kind: 'serverFailed', status: 429 } : refusal;

/** Only what the form still asks; a council may have changed it since the draft was kept. */
function restored(mailbox: Mailbox, draft: RequestDraft | null): Entry {
  const known = new Set([...fieldsOf(mailbox).map(({ name }) => name), 'contact']);
  return new Map((draft?.values ?? []).filter(([name, value]) => known.has(name) && isFilled(value)));
}

/** Until somebody speaks: a text as it stands. */
const plainText: Speech['said'] = (text) => ({ text: typeof text === 'string' ? text : '', lang: null });

/** The form of a mailbox: its answers, files, payment, sending. Knows no page and no React. */
export function requestPresenter({
  council,
  id,
  process: named = null,
  preparePhoto,
  hasLine = () => true,
}: Given): RequestPresenter {
  const { realm, requests, people } = council;
  let process = named;
  let speech: Speech | null = null;
  let profile: Profile | null = null;
  const subject = new BehaviorSubject<RequestScreenState>({ kind: 'loading' });
  const open = (): OpenForm | null => (subject.value.kind === 'open' ? subject.value : null);
  const patch: Patch = (change) => {
    const now = open();
    if (now) subject.next({ ...now, ...change });
  };
  const desk: FormDesk = { open, patch };
  let key = newKey(council.randomBytes(24));
  const keyNow = () => key;
  const renewKey = () => {
    key = newKey(council.randomBytes(24));
  };
  const enter = () => enterSilently(council)(realm);
  const isIn = async () => isRight(await enter());
  const drafts = draftKeeping({ ...desk, council, key: keyNow, process: () => process });
  const { changed } = drafts;
  const fills = filling(desk, council.zone, changed);
  const files = uploads({ ...desk, council, preparePhoto, enter: isIn, changed });

  const askCaptcha = async () => {
    const field = open() && fieldsOf((open() as OpenForm).mailbox).find(({ kind }) => kind === 'captcha');
    if (!field) return;
    patch({ captcha: { kind: 'asking' } });
    fills.write(field.name, { kind: 'captcha', id: '', answer: '' });
    const asked = await requests.captcha(realm, speech?.language ?? 'es');
    patch({ captcha: isLeft(asked) ? { kind: 'failed' } : { kind: 'asked', question: asked.right } });
  };
  const sends = sender({
    ...desk,
    council,
    key: keyNow,
    renewKey,
    drafts,
    enter,
    askCaptcha,
    retryUploads: files.retryAll,
    lose: files.lose,
    process: () => process,
  });

  /** Who is logged in, where the form looks at that. Without an answer the block is written by hand. */
  const askWho = async (mailbox: Mailbox) => {
    if (!looksAtProfile(mailbox)) return;
    const who = await people.who(realm);
    profile = isLeft(who) ? null : who.right;
  };

  const askParts = formParts({ ...desk, council });
  const fetchParts = (mailbox: Mailbox) => Promise.all([askCaptcha(), askParts(mailbox)]);

  const showForm = (
    mailbox: Mailbox,
    town: OpenForm['town'],
    isForAdmin: boolean,
    draft: RequestDraft | null,
    choice: OpenForm['choice'] = [],
  ) => {
    if (draft) ({ key } = draft);
    // What waited for a line goes out by itself when that comes back; where it is here already, nothing would tell.
    const waits = draft?.sendsWhenBack === true && !hasLine();
    const { entry, prefilled } = filledFrom(mailbox, restored(mailbox, draft), profile);
    subject.next({
      kind: 'open',
      mailbox,
      town,
      process,
      isForAdmin,
      page: Math.min(draft?.page ?? 0, mailbox.pages.length - 1),
      showing: 'form',
      entry,
      uploads: draft ? uploadsOf(draft, council.clock.now()) : [],
      acceptsPrivacy: waits && draft.acceptsPrivacy === true,
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
    });
  };

  return {
    ...presented(subject),
    ...sends,
    filling: fills,
    uploads: files,
    payer: payer({ ...desk, council, enter: isIn, changed }),
    finder: finder({ ...desk, council, filling: fills, said: () => speech?.said ?? plainText }),
    askCaptcha,
    fetchAgain: async () => {
      const now = open();
      if (now) await askParts(now.mailbox);
    },
    keepNow: drafts.keepNow,
    review: () => {
      sends.review();
      const now = open();
      if (now?.showing === 'review') void lookAround(council, now, patch);
    },
    speakIn: (next) => {
      speech = next;
    },
    load: async () => {
      subject.next({ kind: 'loading' });
      const [entered, found, town, { draft, process: meant, choice }] = await Promise.all([
        enterSilently(council)(realm),
        requests.mailbox(realm, id),
        council.town.facts(realm),
        whichDraft(council, id, named),
      ]);
      process = meant;
      const refusedAt = (refusal: CouncilRefusal) =>
        subject.next({ kind: 'refused', refusal, at: council.clock.now() });
      if (isLeft(found) && found.left.kind !== 'notFound') return refusedAt(asCouncilRefusal(found.left));
      const mailbox = isLeft(found) ? null : found.right;
      const isAdmin = mailbox?.isDisabled === true && (await council.town.seesClosed(realm, id));
      const reader = { isLoggedIn: isRight(entered), isNative: false, isAdmin };
      const state = mailboxState(mailbox, reader);
      if (state === 'noUser' && isLeft(entered) && entered.left.kind === 'unreachable')
        return refusedAt(entered.left);
      if (mailbox === null || (state !== 'open' && state !== 'closedForAdmin'))
        return subject.next({
          kind: 'shut',
          state: state === 'open' || state === 'closedForAdmin' ? 'misconfigured' : state,
        });
      await askWho(mailbox);
      showForm(mailbox, isLeft(town) ? noTown : town.right, state === 'closedForAdmin', draft, choice);
      await fetchParts(mailbox);
    },
    acceptPrivacy: (acceptsPrivacy) => {
      const faults = open()?.faults ?? null;
      patch({
        acceptsPrivacy,
        faults: faults && {
          ...faults,
          list: faults.list.filter(({ kind }) => kind !== 'privacyNotAccepted'),
        },
      });
    },
    follow: async (iid) => {
      const now = open();
      const written = [...(now?.entry.values() ?? [])].find((value) => value.kind === 'contact');
      const email = written?.contact.email?.trim() ?? '';
      const reached = isEmail(email) ? email : null;
      const asked = await requests.follow(realm, iid, reached);
      const followed = isLeft(asked) ? 'failed' : (asked.right.told ?? 'untold');
      patch({ followed: new Map(open()?.followed).set(iid, followed) });
    },
    startAfresh: async () => {
      const now = open();
      if (!now) return;
      for (const { attached } of now.uploads) files.remove(attached.id);
      await drafts.discard();
      renewKey();
      showForm(now.mailbox, now.town, now.isForAdmin, null);
      // Whoever has paid need not pay again because they write something else.
      if (now.payment.kind === 'paid') patch({ payment: now.payment });
      changed();
      await fetchParts(now.mailbox);
    },
    close: () => {
      const now = open();
      if (!now) return;
      renewKey();
      showForm(now.mailbox, now.town, now.isForAdmin, null);
      void fetchParts(now.mailbox);
    },
  };
}

/** Before an incident goes out: what was reported nearby already. */
async function lookAround({ realm, requests }: FormCouncil, form: OpenForm, patch: Patch): Promise<void> {
  const { mailbox, entry } = form;
  const place = [...entry.values()].find((value) => value.kind === 'place');
  if (!mailbox.showsNearby || place?.kind !== 'place' || place.coordinates === null) return;
  const category = fieldsOf(mailbox).find(({ kind }) => kind === 'category');
  const chosen = category && entry.get(category.name);
  const about = chosen?.kind === 'text' ? chosen.text : null;
  const nearby = await requests.nearby(realm, mailbox.id, place.coordinates, about);
  if (isRight(nearby)) patch({ nearby: nearby.right });
}
