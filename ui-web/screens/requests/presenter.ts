import { BehaviorSubject } from 'rxjs';
import { readRequestCall } from '#adapters/wire/requests/read-request.ts';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import type { DraftPlace } from '#application/ports/browser/request-drafts.ts';
import type { AskedField } from '#domain/forms/body/asked-fields.ts';
import { contactFields } from '#domain/forms/contact.ts';
import type { Mailbox, MailboxId } from '#domain/forms/mailbox.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import { collectionsOf } from '#domain/forms/field-choices.ts';
import { autoTitle } from '#domain/forms/body/auto-title.ts';
import { entryOf } from '#domain/forms/body/read-body.ts';
import { readReference } from '#domain/forms/request.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { readOwnList } from './own-list.ts';
import { retractOpened } from './retracting.ts';
import type { MyRequests, MyRequestsPorts, Reading, Retracting } from './state.ts';

export interface MyRequestsPresenter extends Presenter<MyRequests> {
  load(): Promise<void>;
  /** Asks for a page of the list, from 1. */
  list(page: number): Promise<void>;
  discard(draft: DraftPlace): Promise<void>;
  writeReference(text: string): void;
  /** Asks the council for the request with the reference that is written. */
  read(): Promise<void>;
  /** Back to the list. */
  close(): void;
  /** Shows a request as the council has it now. */
  show(request: RequestView): Promise<void>;
  /** The address of a file of one's own request. */
  fileAddress(file: string): string;
  askToRetract(wanted: boolean): void;
  retract(): Promise<void>;
}

interface Asked {
  readonly id: MailboxId;
  readonly realm: RealmId;
  readonly asked: readonly AskedField[];
  /** The form as it is now; null if the council has withdrawn it. */
  readonly now: Mailbox | null;
}

/** A form with the questions that were asked, under its present name. */
function formAsAsked({ id, realm, asked, now }: Asked): Mailbox | null {
  const contactRequest = { mode: 'yes', fields: contactFields, title: now?.contact.title };
  const form = readMailbox({ _id: id, title: now?.title, form: asked, contactRequest }, realm);
  return isLeft(form) ? now : form.right;
}

/** The answers, with the form that asked for them. */
async function answersOf({ realm, requests, town }: MyRequestsPorts, { mailbox: id, sent }: RequestView) {
  if (sent === null) return null;
  const [found, facts] = await Promise.all([requests.mailbox(realm, id), town.facts(realm)]);
  const now = isLeft(found) ? null : found.right;
  const mailbox = sent.asked === null ? now : formAsAsked({ id, realm, asked: sent.asked, now });
  if (mailbox === null) return null;
  const items = await Promise.all(
    collectionsOf(mailbox).map(async (name) => {
      const all = await requests.items(realm, name, '');
      return [name, isLeft(all) ? [] : all.right] as const;
    }),
  );
  const find = (file: string) => sent.files.find((one) => one.id === file) ?? null;
  const { title, body } = sent.body;
  // A title that the council made of the text is not an answer.
  const written = title === autoTitle(body) ? { ...sent.body, title: '' } : sent.body;
  return {
    mailbox,
    entry: entryOf(mailbox, written, find),
    town: isLeft(facts) ? noTown : facts.right,
    items: new Map(items),
    address: sent.body.address,
  };
}

const noTown = { centre: null, privacyEmail: null, privacyLink: null, categories: [], ground: null };

/** Reads the request with the reference that is written; an answer to what was written before is dropped. */
async function readRequest(ports: MyRequestsPorts, subject: BehaviorSubject<MyRequests>): Promise<void> {
  const written = subject.value.reference;
  const show = (reading: Reading) => subject.next({ ...subject.value, reading });
  const reference = readReference(written);
  if (reference === null) return show({ kind: 'misspelt' });
  show({ kind: 'asking' });
  const found = await ports.call(readRequestCall, { realm: ports.realm, body: { reference } });
  if (subject.value.reference !== written) return;
  if (isLeft(found)) return show({ kind: 'refused', refusal: found.left });
  const request = found.right;
  const answered = await answersOf(ports, request);
  if (subject.value.reference === written)
    show({ kind: 'here', request, answered, retracting: { kind: 'idle' } });
}

/** Requests that this device or its verified e-mail sent, drafts of this device, and any request by its reference. */
export function myRequestsPresenter(ports: MyRequestsPorts): MyRequestsPresenter {
  const { realm, requestDrafts } = ports;
  const subject = new BehaviorSubject<MyRequests>({
    drafts: null,
    own: { kind: 'waiting' },
    reference: '',
    reading: { kind: 'none' },
  });
  const patch = (change: Partial<MyRequests>) => subject.next({ ...subject.value, ...change });
  const load = async () => patch({ drafts: await requestDrafts.list(realm) });
  let page = 1;
  const list = async (wanted: number) => {
    page = wanted;
    const own = await readOwnList(ports, wanted);
    // The reader may have turned the page meanwhile.
    if (page === wanted) patch({ own });
  };
  const opened = () => (subject.value.reading.kind === 'here' ? subject.value.reading : null);
  const show = async (request: RequestView) => {
    const now = opened();
    const answered = await answersOf(ports, request);
    if (now !== null && opened()?.request.id === request.id)
      patch({ reading: { ...now, retracting: opened()?.retracting ?? now.retracting, request, answered } });
  };
  const setRetracting = (retracting: Retracting) => {
    const now = opened();
    if (now !== null) patch({ reading: { ...now, retracting } });
  };
  return {
    ...presented(subject),
    load,
    list,
    discard: async (draft) => {
      await requestDrafts.discard(realm, draft);
      await load();
    },
    writeReference: (reference) => patch({ reference, reading: { kind: 'none' } }),
    read: () => readRequest(ports, subject),
    close: () => {
      patch({ reference: '', reading: { kind: 'none' } });
      // What was new is seen now.
      void list(page);
    },
    show,
    fileAddress: (file) => ports.requests.fileAddress(realm, file),
    askToRetract: (wanted) => setRetracting({ kind: wanted ? 'asking' : 'idle' }),
    retract: () => retractOpened(ports, { opened, setRetracting, show }),
  };
}
