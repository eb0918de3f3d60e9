import { BehaviorSubject } from 'rxjs';
import type { DeskCallRefusal, RequestView } from '#application/ports/request-desk.ts';
import type { RequestDraft } from '#application/ports/request-drafts.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import { readReference } from '#domain/forms/request.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** What was found for a reference. */
export type Reading =
  | { readonly kind: 'none' | 'asking' | 'misspelt' }
  | { readonly kind: 'refused'; readonly refusal: DeskCallRefusal }
  | { readonly kind: 'here'; readonly request: RequestView };

export interface MyRequests {
  /** Null until the device has been asked. */
  readonly drafts: readonly RequestDraft[] | null;
  readonly reference: string;
  readonly reading: Reading;
}

export interface MyRequestsPresenter extends Presenter<MyRequests> {
  load(): Promise<void>;
  discard(mailbox: MailboxId): Promise<void>;
  writeReference(text: string): void;
  /** Asks the council for the request with the reference that is written. */
  read(): Promise<void>;
}

type Ports = Pick<FormCouncil, 'realm' | 'requests' | 'requestDrafts'>;

/** Requests of this device that are not sent yet, and any that was, by its reference. */
export function myRequestsPresenter({ realm, requests, requestDrafts }: Ports): MyRequestsPresenter {
  const subject = new BehaviorSubject<MyRequests>({ drafts: null, reference: '', reading: { kind: 'none' } });
  const patch = (change: Partial<MyRequests>) => subject.next({ ...subject.value, ...change });
  const load = async () => patch({ drafts: await requestDrafts.list(realm) });
  return {
    ...presented(subject),
    load,
    discard: async (mailbox) => {
      await requestDrafts.discard(realm, mailbox);
      await load();
    },
    writeReference: (reference) => patch({ reference, reading: { kind: 'none' } }),
    read: async () => {
      const written = subject.value.reference;
      const reference = readReference(written);
      if (reference === null) return patch({ reading: { kind: 'misspelt' } });
      patch({ reading: { kind: 'asking' } });
      const found = await requests.read(realm, reference);
      if (subject.value.reference !== written) return;
      patch({
        reading: isLeft(found)
          ? { kind: 'refused', refusal: found.left }
          : { kind: 'here', request: found.right },
      });
    },
  };
}
