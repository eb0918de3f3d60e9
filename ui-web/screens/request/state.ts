import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { CaptchaQuestion } from '#adapters/wire/requests/captcha.ts';
import type { CensusQuestions } from '#adapters/wire/census/census.ts';
import type { CollectionItem } from '#adapters/wire/requests/collection-items.ts';
import type { NearbyReport, RequestReceipt } from '#adapters/wire/requests/request.ts';
import type { SendRefusal, UploadRefusal } from '#ui-web/composition/clients.ts';
import type { TownFacts } from '#adapters/wire/site/town-facts.ts';
import type { Attached, Entry, Value } from '#domain/forms/entry.ts';
import type { FormFault } from '#domain/forms/form-fault.ts';
import type { Mailbox, MailboxState } from '#domain/forms/mailbox.ts';
import type { ProfileGap } from '#domain/forms/profile.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** A file of the form: being sent, arrived, not arrived, or refused (then it is in no answer). */
export interface Upload {
  readonly field: string;
  readonly attached: Attached;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly thumbnail: string | null;
  readonly state: 'sending' | 'sent' | 'failed' | 'refused';
  /** Percent. */
  readonly progress: number;
  readonly refusal: PickRefusal | null;
  /** When the council received it; null before, or if it is unknown. */
  readonly arrivedAt: Instant | null;
}

/** Why a file is not part of the form. */
export type PickRefusal =
  | UploadRefusal
  | { readonly kind: 'notTaken' | 'tooManyImages' | 'unreadablePhoto' }
  /** The council had it and no longer has it: drafts live longer than their uploads. */
  | { readonly kind: 'lost' };

/** What prevents the sending of a form. `serial` distinguishes one try from the next. */
export interface FormFaults {
  readonly serial: number;
  readonly list: readonly FormFault[];
  /** Fields with files that have not arrived yet. */
  readonly unfinished: readonly string[];
}

export type PaymentState =
  | { readonly kind: 'toPay' | 'returned' | 'creating' | 'failed' | 'noBank' }
  | { readonly kind: 'waiting' | 'refused' | 'review' | 'paid'; readonly id: string; readonly url: string };

/** `asked`: once the staff of the mailbox approve it. `untold`: counted, but there is no address for notices. */
export type FollowState = 'asked' | 'following' | 'untold' | 'failed';

export type Sending =
  | { readonly kind: 'idle' | 'sending' }
  /** No connection: kept on the device; sent when it returns if the resident says so. */
  | { readonly kind: 'waiting'; readonly sendsWhenBack: boolean }
  | { readonly kind: 'refused'; readonly refusal: SendRefusal };

export type CaptchaState =
  | { readonly kind: 'asking' | 'failed' }
  | { readonly kind: 'asked'; readonly question: CaptchaQuestion };

/** The results of a search field: streets, places, items. */
export interface FoundChoices {
  readonly sought: string;
  readonly items: readonly { readonly id: string; readonly text: string; readonly detail?: string }[];
}

export interface OpenForm {
  readonly kind: 'open';
  readonly mailbox: Mailbox;
  readonly town: TownFacts;
  /** The process that a proposal is for, by id. */
  readonly process: string | null;
  /** Closed to everyone but staff. */
  readonly isForAdmin: boolean;
  /** Place of the page among the mailbox's pages. */
  readonly page: number;
  readonly showing: 'form' | 'review';
  /** The answer that is being changed from the review, by the name of its field; null: none. */
  readonly changing: string | null;
  readonly entry: Entry;
  readonly uploads: readonly Upload[];
  readonly acceptsPrivacy: boolean;
  /** Whether the resident said that only the council may see the request. */
  readonly isPrivate: boolean;
  readonly payment: PaymentState;
  readonly captcha: CaptchaState;
  readonly census: CensusQuestions | null;
  /** Items of collections that are shown as a whole list. */
  readonly items: ReadonlyMap<string, readonly CollectionItem[]>;
  readonly found: ReadonlyMap<string, FoundChoices>;
  /** A number that was changed when its field was left. */
  readonly told: { readonly field: string; readonly what: 'cleared' | 'clamped' | 'foreignOffset' } | null;
  readonly address: string | null;
  readonly nearby: readonly NearbyReport[];
  /** Reports that are followed, and whether the council can write to the follower. */
  readonly followed: ReadonlyMap<string, FollowState>;
  readonly restoredAt: Instant | null;
  /** A draft from before proposals named their process, and the processes it may be for: one is chosen first. */
  readonly choice: readonly Process[];
  /** The contact as it was filled in from the profile: while it is unchanged, the resident has not written it. */
  readonly prefilled: Value | null;
  /** What the profile still lacks for a mailbox that asks for one. */
  readonly lacks: readonly ProfileGap[];
  /** False once the browser has refused to store the draft. */
  readonly isKept: boolean;
  /** Lists, questions or categories could not be loaded: their fields cannot be answered yet. */
  readonly lacksParts: boolean;
  readonly faults: FormFaults | null;
  readonly sending: Sending;
  readonly sent: RequestReceipt | null;
}

export type RequestScreenState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly refusal: CouncilRefusal; readonly at: Instant }
  | { readonly kind: 'shut'; readonly state: Exclude<MailboxState, 'open' | 'closedForAdmin'> }
  | OpenForm;

export type Patch = (change: Partial<Omit<OpenForm, 'kind'>>) => void;

/** The state of an open form, and the way to change it. */
export interface FormDesk {
  readonly open: () => OpenForm | null;
  readonly patch: Patch;
}
