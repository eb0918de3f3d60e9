import { BehaviorSubject } from 'rxjs';
import { readRequestCall } from '#adapters/wire/requests/read-request.ts';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import type { DraftPlace, RequestDraft } from '#application/ports/browser/request-drafts.ts';
import { collectionsOf } from '#domain/forms/field-choices.ts';
import { entryOf } from '#domain/forms/body/read-body.ts';
import { readReference } from '#domain/forms/request.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { AnsweredForm } from '#ui-web/screens/request/answers/answers-view.ts';

/** What was found for a reference. */
export type Reading =
  | { readonly kind: 'none' | 'asking' | 'misspelt' }
  | { readonly kind: 'refused'; readonly refusal: RefusalOf<typeof readRequestCall> }
  /** `answered` is null if the council does not give the answers, or the form no longer exists. */
  | { readonly kind: 'here'; readonly request: RequestView; readonly answered: AnsweredForm | null };

export interface MyRequests {
  /** Null until the storage of the device has been read. */
  readonly drafts: readonly RequestDraft[] | null;
  readonly reference: string;
  readonly reading: Reading;
}

export interface MyRequestsPresenter extends Presenter<MyRequests> {
  load(): Promise<void>;
  discard(draft: DraftPlace): Promise<void>;
  writeReference(text: string): void;
  /** Asks the council for the request with the reference that is written. */
  read(): Promise<void>;
}

type Ports = Pick<FormCouncil, 'realm' | 'call' | 'requests' | 'requestDrafts' | 'town'>;

/** The answers, with the form that asked for them. */
async function answersOf({ realm, requests, town }: Ports, { mailbox: id, sent }: RequestView) {
  if (sent === null) return null;
  const [found, facts] = await Promise.all([requests.mailbox(realm, id), town.facts(realm)]);
  if (isLeft(found)) return null;
  const mailbox = found.right;
  const items = await Promise.all(
    collectionsOf(mailbox).map(async (name) => {
      const all = await requests.items(realm, name, '');
      return [name, isLeft(all) ? [] : all.right] as const;
    }),
  );
  const find = (file: string) => sent.files.find((one) => one.id === file) ?? null;
  return {
    mailbox,
    entry: entryOf(mailbox, sent.body, find),
    town: isLeft(facts) ? noTown : facts.right,
    items: new Map(items),
    address: sent.body.address,
  };
}

const noTown = { centre: null, privacyEmail: null, categories: [], ground: null };

/** Reads the request with the reference that is written; an answer to what was written before is dropped. */
async function readRequest(ports: Ports, subject: BehaviorSubject<MyRequests>): Promise<void> {
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
  if (subject.value.reference === written) show({ kind: 'here', request, answered });
}

/** Requests of this device that are not sent yet, and any sent one by its reference. */
export function myRequestsPresenter(ports: Ports): MyRequestsPresenter {
  const { realm, requestDrafts } = ports;
  const subject = new BehaviorSubject<MyRequests>({ drafts: null, reference: '', reading: { kind: 'none' } });
  const patch = (change: Partial<MyRequests>) => subject.next({ ...subject.value, ...change });
  const load = async () => patch({ drafts: await requestDrafts.list(realm) });
  return {
    ...presented(subject),
    load,
    discard: async (draft) => {
      await requestDrafts.discard(realm, draft);
      await load();
    },
    writeReference: (reference) => patch({ reference, reading: { kind: 'none' } }),
    read: () => readRequest(ports, subject),
  };
}
