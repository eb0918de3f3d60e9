import type { readRequestCall } from '#adapters/wire/requests/read-request.ts';
import type { retractRequestCall } from '#adapters/wire/requests/retract-request.ts';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import type { RequestDraft } from '#application/ports/browser/request-drafts.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { AnsweredForm } from '#ui-web/screens/request/answers/answers-view.ts';
import type { OwnList } from './own-list.ts';

/** A request that was found. */
export interface OpenedRequest {
  readonly kind: 'here';
  readonly request: RequestView;
  /** Null if the council does not give the answers, or the form no longer exists. */
  readonly answered: AnsweredForm | null;
  readonly retracting: Retracting;
}

/** Whether the sender is taking the request back: asked first, then sent. */
export type Retracting =
  | { readonly kind: 'idle' | 'asking' | 'sending' | 'done' }
  | { readonly kind: 'refused'; readonly refusal: RefusalOf<typeof retractRequestCall> };

/** What was found for a reference. */
export type Reading =
  | { readonly kind: 'none' | 'asking' | 'misspelt' }
  | { readonly kind: 'refused'; readonly refusal: RefusalOf<typeof readRequestCall> }
  | OpenedRequest;

export interface MyRequests {
  /** Null until the storage of the device has been read. */
  readonly drafts: readonly RequestDraft[] | null;
  readonly own: OwnList;
  readonly reference: string;
  readonly reading: Reading;
}

export type MyRequestsPorts = Pick<
  FormCouncil,
  'realm' | 'call' | 'requests' | 'requestDrafts' | 'town' | 'session' | 'deviceIds' | 'randomBytes'
>;
