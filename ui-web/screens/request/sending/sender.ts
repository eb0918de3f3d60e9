import type { enterSilently } from '#application/access/enter-silently.ts';
import { checkBlock, checkForm, checkPage } from '#domain/forms/check-form.ts';
import { contactName, placesContact } from '#domain/forms/contact-block.ts';
import type { RequestBody } from '#domain/forms/body/request-body.ts';
import { requestBody } from '#domain/forms/body/write-body.ts';
import type { SendRefusal } from '#ui-web/composition/clients.ts';
import type { FormFault } from '#domain/forms/form-fault.ts';
import { fieldsOf, type Mailbox } from '#domain/forms/mailbox.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { DraftKeeping } from '../drafts/draft-keeping.ts';
import type { FormDesk, OpenForm } from '../state.ts';

/** Pages, checks, and the sending itself. */
export interface Sender {
  /** To the next page, if this one has no faults. */
  next(): void;
  goTo(page: number): void;
  /** Shows all answers once more before sending, if there are no faults. */
  review(): void;
  backToForm(): void;
  /** From the review to one answer on its page, and with `review` back. */
  change(name: string, page: number): void;
  send(): Promise<void>;
  sendWhenBack(wanted: boolean): void;
  dismissFaults(): void;
}

interface Given extends FormDesk {
  readonly council: Pick<FormCouncil, 'realm' | 'requests'>;
  readonly key: () => string;
  /** What is sent next is another request. */
  readonly renewKey: () => void;
  readonly drafts: DraftKeeping;
  readonly enter: () => ReturnType<ReturnType<typeof enterSilently>>;
  readonly askCaptcha: () => Promise<void>;
  readonly retryUploads: () => Promise<void>;
  /** Uploads that the council had and no longer has. */
  readonly lose: (ids: readonly string[]) => void;
  /** The process that a proposal is for, by id. */
  readonly process: () => string | null;
}

const unfinishedIn = ({ uploads }: OpenForm): readonly string[] => [
  ...new Set(
    uploads.filter(({ state }) => state === 'sending' || state === 'failed').map(({ field }) => field),
  ),
];

/** The faults of one page, its share of the contact block included. */
function faultsOfPage({ mailbox, page, entry }: OpenForm): readonly FormFault[] {
  const shown = mailbox.pages[page];
  const block =
    page === 0 && mailbox.contact.position === 'up' && !placesContact(mailbox)
      ? checkBlock(mailbox, entry)
      : [];
  return [...block, ...(shown ? checkPage(mailbox, shown, entry) : [])];
}

/** The page that has a field; contact, payment and consent are at the ends of the form. */
export function pageOfFault(mailbox: Mailbox, { field }: FormFault): number {
  const last = mailbox.pages.length - 1;
  if (field === null) return last;
  if (field === contactName && !placesContact(mailbox)) return mailbox.contact.position === 'up' ? 0 : last;
  const within = mailbox.pages.findIndex(({ fields }) =>
    fieldsOf({ ...mailbox, pages: [{ id: '', title: null, submitText: null, fields }] }).some(
      ({ name }) => name === field,
    ),
  );
  return within < 0 ? last : within;
}

/** A refusal of the server as faults of fields, so that they are shown where the resident can correct them. */
function faultsFrom(refusal: SendRefusal, mailbox: Mailbox): readonly FormFault[] {
  const fields = fieldsOf(mailbox);
  const titleOf = (name: string) =>
    fields.find((one) => one.name === name)?.title ?? mailbox.contact.title ?? name;
  if (refusal.kind === 'requestRefused')
    return refusal.faults.map((fault) => ({ ...fault, title: titleOf(fault.field) }));
  const captcha = fields.find(({ kind }) => kind === 'captcha');
  if (refusal.kind === 'captchaFailed' && captcha)
    return [{ kind: 'captchaFailed', field: captcha.name, title: captcha.title }];
  return refusal.kind === 'paymentMissing' ? [{ kind: 'paymentMissing', field: null }] : [];
}

/** A proposal carries the id of its process. */
const bodyFor = (process: string | null, body: RequestBody): RequestBody =>
  process === null ? body : { ...body, extra: new Map(body.extra).set('IDproceso', process) };

type Tell = (form: OpenForm, list: readonly FormFault[], unfinished?: readonly string[]) => void;

/** Shows what is wrong with a form, on the page of the first fault. */
function faultTeller({ patch }: FormDesk): Tell {
  let serial = 0;
  return (form, list, unfinished = []) => {
    serial += 1;
    const first = list[0];
    const page = first && form.mailbox.hasTabs ? pageOfFault(form.mailbox, first) : form.page;
    patch({ faults: { serial, list, unfinished }, page, showing: 'form' });
  };
}

/** Whether a form can be sent; if not, its faults are shown. */
function isInOrder(form: OpenForm, tell: Tell): boolean {
  const consent = { acceptsPrivacy: form.acceptsPrivacy, isPaid: form.payment.kind === 'paid' };
  const list = checkForm(form.mailbox, form.entry, consent);
  const unfinished = unfinishedIn(form);
  if (list.length === 0 && unfinished.length === 0) return true;
  tell(form, list, unfinished);
  return false;
}

/** From page to page, and to the review and back. */
function pageTurner({ open, patch, drafts }: Given, tell: Tell) {
  return {
    next: () => {
      const now = open();
      if (!now) return;
      const list = faultsOfPage(now);
      if (list.length > 0) return tell(now, list);
      patch({ faults: null, page: Math.min(now.page + 1, now.mailbox.pages.length - 1) });
      drafts.changed();
    },
    goTo: (page: number) => {
      patch({ page, showing: 'form' });
      drafts.changed();
    },
    review: () => {
      const now = open();
      if (!now || now.sending.kind === 'sending' || !isInOrder(now, tell)) return;
      patch({ faults: null, showing: 'review', changing: null, sending: { kind: 'idle' } });
    },
    backToForm: () => patch({ showing: 'form', changing: null }),
    change: (name: string, page: number) => {
      patch({ page, showing: 'form', changing: name });
      drafts.changed();
    },
  };
}

/** Keeps the form on the device until the line is back. */
function waitForLine({ patch, drafts }: Given, { sending: before }: OpenForm): void {
  const sendsWhenBack = before.kind === 'waiting' && before.sendsWhenBack;
  patch({ sending: { kind: 'waiting', sendsWhenBack } });
  drafts.changed();
}

/** Shows why a form was not sent, and readies it for the next try. */
async function refuse(given: Given, tell: Tell, before: OpenForm, refusal: SendRefusal): Promise<void> {
  const { open, patch, renewKey, drafts, askCaptcha, lose } = given;
  const now = open();
  if (!now) return;
  if (refusal.kind === 'unreachable') return waitForLine(given, before);
  const faults = faultsFrom(refusal, now.mailbox);
  // The payment that was made is no longer accepted; only another one helps.
  const payment: OpenForm['payment'] = refusal.kind === 'paymentMissing' ? { kind: 'toPay' } : now.payment;
  if (refusal.kind === 'keyReused') renewKey();
  patch({ sending: { kind: 'refused', refusal }, showing: 'form', payment });
  // A captcha is spent by its first try. Emptying its field removes the field's fault: so first the one, then the
  // other.
  const asking = askCaptcha();
  if (faults.length > 0) tell(now, faults);
  lose(faults.flatMap((fault) => (fault.kind === 'fileLost' ? fault.ids : [])));
  drafts.changed();
  await asking;
}

/** Sends a form that is in order under its key. */
function post(
  { council, key, process }: Given,
  { mailbox, entry, payment, acceptsPrivacy, isPrivate }: OpenForm,
) {
  const body = requestBody(mailbox, entry, {
    payment: payment.kind === 'paid' ? payment.id : null,
    acceptsPrivacy,
    isPrivate,
  });
  return council.requests.send(council.realm, mailbox.id, key(), bodyFor(process(), body));
}

/** The sending: files that wait, the checks, the session, then the request itself. */
async function sendForm(given: Given, tell: Tell): Promise<void> {
  const { open, patch, drafts, enter, retryUploads } = given;
  const now = open();
  if (!now || now.sending.kind === 'sending' || now.sent !== null) return;
  patch({ sending: { kind: 'sending' } });
  if (now.sending.kind === 'waiting') await retryUploads();
  const ready = open();
  if (!ready) return;
  if (!isInOrder(ready, tell)) return patch({ sending: { kind: 'idle' } });
  // A lost connection and a lost session are different: the sending itself reports the second.
  const entered = await enter();
  if (isLeft(entered) && entered.left.kind === 'unreachable') return waitForLine(given, now);
  const sent = await post(given, ready);
  if (isLeft(sent)) return refuse(given, tell, now, sent.left);
  patch({ sending: { kind: 'idle' }, sent: sent.right, faults: null, restoredAt: null });
  await drafts.discard();
}

export function requestSender(given: Given): Sender {
  const { open, patch, drafts } = given;
  const tell = faultTeller(given);
  return {
    ...pageTurner(given, tell),
    send: () => sendForm(given, tell),
    sendWhenBack: (sendsWhenBack) => {
      patch({ sending: { kind: 'waiting', sendsWhenBack } });
      drafts.changed();
    },
    dismissFaults: () => {
      const faults = open()?.faults;
      // The words beside the fields stay; only the summary is closed.
      if (faults) patch({ faults: { ...faults, serial: 0 } });
    },
  };
}
