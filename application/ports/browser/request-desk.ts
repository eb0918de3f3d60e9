import type { Attached, Coordinates } from '#domain/forms/entry.ts';
import type { FileRefusal } from '#domain/forms/file-kind.ts';
import type { FieldFault } from '#domain/forms/form-fault.ts';
import type { Mailbox, MailboxId } from '#domain/forms/mailbox.ts';
import type { RequestBody, SentAnswers } from '#domain/forms/body/request-body.ts';
import type { Reference } from '#domain/forms/request.ts';
import type { PaymentStatus } from '#domain/payments/payment.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language, LocalizedText } from '#domain/shared/localized-text.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** Why a call of the form brought nothing. */
export type DeskCallRefusal =
  | CouncilRefusal
  | { readonly kind: 'tooManyAttempts'; readonly retryAfter: number };

type Asked<T, R = DeskCallRefusal> = Promise<Either<R, T>>;

/** Why a file was not taken by the council; words for each kind are the screen's. */
export type UploadRefusal =
  | DeskCallRefusal
  | FileRefusal
  /** The resident stopped it. */
  | { readonly kind: 'stopped' };

/** Why a request was not taken. */
export type SendRefusal =
  | DeskCallRefusal
  /** 'Error en el Captcha'; a new one must be asked for. */
  | { readonly kind: 'captchaFailed' }
  /** The server's checks of the same form; `field` names the field. */
  | { readonly kind: 'requestRefused'; readonly faults: readonly (FieldFault & { readonly field: string })[] }
  | {
      readonly kind:
        | 'censusInvalid'
        | 'mailboxClosed'
        | 'mailboxMisconfigured'
        | 'paymentMissing'
        | 'keyReused'
        /** The mailbox asks for a completed profile with a verified e-mail. */
        | 'profileIncomplete';
    }
  | { readonly kind: 'tooManyRequests'; readonly most: number }
  | { readonly kind: 'noSession' }
  /** The council failed and says nothing was stored: sending again with the same key is right. */
  | { readonly kind: 'notStored' };

/** Why a payment did not begin. */
export type PaymentRefusal =
  | DeskCallRefusal
  /** The form names a bank that the town does not have. */
  | { readonly kind: 'noBank' };

/** What was handed over for a request. */
export interface RequestReceipt {
  readonly id: Reference;
  readonly iid: string;
  /** As the council wrote it, with its offset. */
  readonly createdAt: string;
  readonly title: string;
}

/** The question that tells people from programs. */
export interface CaptchaQuestion {
  readonly id: string;
  /** A picture as SVG text. */
  readonly image: string;
  /** The same question in words. */
  readonly text: string;
}

export interface BegunPayment {
  readonly id: string;
  /** The provider's page; opened by the click itself, in a new tab. */
  readonly url: string;
  readonly amount: Cents;
}

/** A street of the town's table, or a place that an address was found at. */
export interface Street {
  readonly tipovia: string;
  readonly nombrevia: string;
  readonly nucleo: string;
  readonly cpostal: string;
}

export interface FoundPlace {
  readonly address: string;
  readonly coordinates: Coordinates;
}

/** Something reported nearby before. */
export interface NearbyReport {
  readonly iid: string;
  readonly title: string;
  readonly status: string;
  readonly createdAt: string;
  readonly address: string | null;
  readonly coordinates: Coordinates;
  readonly metres: number;
  readonly followers: number;
}

/** How a report is followed now. */
export interface ReportFollowing {
  readonly followers: number;
  /** `asked`: a mail went to the address, whose reader must say yes; null: nobody can be told. */
  readonly told: 'asked' | 'following' | null;
}

/** An item of a collection to be chosen. */
export interface CollectionItem {
  readonly id: string;
  readonly title: LocalizedText;
}

/** What a census asks of a person, beside the number. */
export interface CensusQuestions {
  readonly id: string;
  readonly questions: readonly LocalizedText[];
  readonly info: LocalizedText | null;
}

/** The council's side of a form, as the browser sees it. */
export interface RequestDesk {
  mailbox(realm: RealmId, id: MailboxId): Asked<Mailbox>;
  /** Uploads one file; `progress` is told bytes sent of bytes in all. There is no time-out. */
  upload(
    realm: RealmId,
    mailbox: MailboxId,
    file: { readonly name: string; readonly content: Uint8Array<ArrayBuffer> },
    watch: {
      readonly progress: (sent: number, all: number) => void;
      /** Called once with what stops the upload. */
      readonly stoppable: (stop: () => void) => void;
    },
  ): Asked<Attached, UploadRefusal>;
  captcha(realm: RealmId, language: Language): Asked<CaptchaQuestion>;
  /** `key` is made with the draft: the same key again gets the first receipt. 16 to 64 letters and digits. */
  send(
    realm: RealmId,
    mailbox: MailboxId,
    key: string,
    body: RequestBody,
  ): Asked<RequestReceipt, SendRefusal>;
  beginPayment(realm: RealmId, mailbox: MailboxId): Asked<BegunPayment, PaymentRefusal>;
  paymentStatus(realm: RealmId, payment: string): Asked<PaymentStatus>;
  nearby(
    realm: RealmId,
    mailbox: MailboxId,
    at: Coordinates,
    category: string | null,
  ): Asked<readonly NearbyReport[]>;
  /** Asks to be told of a report nearby instead of sending another. */
  follow(realm: RealmId, iid: string, email: string | null): Asked<ReportFollowing>;
  streets(realm: RealmId, collection: string, text: string): Asked<readonly Street[]>;
  /** Items whose title holds the text; all, up to 200, where it is blank. */
  items(realm: RealmId, collection: string, text: string): Asked<readonly CollectionItem[]>;
  geocode(realm: RealmId, address: string): Asked<readonly FoundPlace[]>;
  addressAt(realm: RealmId, at: Coordinates): Asked<string | null>;
  census(realm: RealmId, id: string): Asked<CensusQuestions>;
  /** A request as its citizen reads it, with its state and messages. */
  read(realm: RealmId, reference: Reference): Asked<RequestView>;
}

/** What a citizen reads of their request. */
export interface RequestView extends RequestReceipt {
  readonly mailbox: MailboxId;
  readonly body: string;
  readonly status: string;
  readonly updatedAt: string;
  readonly assignedTo: string | null;
  readonly threads: readonly { readonly at: string; readonly by: string; readonly text: string }[];
  /** Everything that was answered; null where the council does not tell. */
  readonly sent: SentAnswers | null;
}
