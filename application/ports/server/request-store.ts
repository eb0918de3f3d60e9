import type { NewRequestMail } from '#application/ports/server/request-mail-queue.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import type { ShowingMailbox } from '#domain/forms/publication.ts';
import type { CouncilRequest, Opinion, Reference } from '#domain/forms/request.ts';
import type { CalendarDay, Instant } from '#domain/shared/calendar-day.ts';
import { type Deed, type NewStep } from '#domain/office/steps/step.ts';
import { type ChosenFacets, type DeskDay, type FacetCounts } from '#domain/office/desk/facets.ts';
import type { DeskFact } from '#domain/office/desk/figures.ts';
import { type Coordinates } from '#domain/shared/coordinates.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';

/** Represents a sender, by keys that are not in the database. */
export interface SenderMarks {
  readonly device: string;
  /** The e-mail that the device has verified; null if it has none. */
  readonly email: string | null;
}

/** Who a request comes from. */
export interface RequestOrigin {
  /** Null if another program sent it. */
  readonly device: string | null;
  /** The e-mail in the request; null if it has none. */
  readonly email: string | null;
  /** Whether the device had verified that e-mail. */
  readonly isVerified: boolean;
}

/** A request about to be stored. */
export interface RequestEntry {
  /** Without its public number, which the store gives. */
  readonly request: Omit<CouncilRequest, 'iid'>;
  /** Names the sender's intent; the same key again is the same request. */
  readonly key: string;
  /** The user who sends: the payment that is spent must be theirs. */
  readonly payer: string;
  /** Stands for what was sent under the key. */
  readonly print: string;
  readonly from: RequestOrigin;
  /** Stands for who sent it, where the mailbox limits how many one person may send. */
  readonly person: string | null;
  /** So many may come from that person; a request that was taken back does not count. */
  readonly most: number | null;
  /** The uploads that hang on it from now on. */
  readonly assets: readonly string[];
  /** The year of the public number. */
  readonly year: number;
  /** The mails about it, stored with it: its receipt, and the notice to the council. */
  readonly mails: readonly NewRequestMail[];
  /** The first steps of its chain: who entered it for a person. */
  readonly steps?: readonly NewStep[];
}

/** Why a request was not stored; nothing of it was. */
export type RequestStoreRefusal =
  | { readonly kind: 'keyReused' | 'paymentMissing' }
  | { readonly kind: 'tooManyRequests'; readonly most: number };

/** One page of requests, and how many there are on all pages. */
export interface RequestList {
  readonly items: readonly CouncilRequest[];
  readonly total: number;
}

/** In which order requests are listed: by term those without one are last, by priority the next term is first. */
export const deskOrders = ['newest', 'oldest', 'term', 'priority'] as const;
/** One of these. */
export type DeskOrder = (typeof deskOrders)[number];

/** What is looked for in number, reference, title, text, category and street. */
export interface DeskText {
  /** Folded, as it is looked for: literally. */
  readonly folded: string;
  /** The mailboxes where the sender's name, address and telephone are looked through too. */
  readonly people: 'all' | readonly string[];
}

/** Which requests are listed. */
export interface RequestFilter {
  /** Those that the reader may see; null: all. */
  readonly mailboxes: readonly MailboxId[] | null;
  readonly text: DeskText | null;
  /** When they came: from the first instant, before the other. */
  readonly from: Instant | null;
  readonly until: Instant | null;
  readonly near: { readonly at: Coordinates; readonly metres: number } | null;
  readonly chosen: ChosenFacets;
  readonly day: DeskDay;
  readonly order: DeskOrder;
  readonly limit: number;
  readonly offset: number;
}

/** A request that is not done with, without its texts. */
export interface UnfinishedRequest
  extends Pick<CouncilRequest, 'iid' | 'mailbox' | 'assignedTo' | 'hasReply' | 'createdAt' | 'due'> {
  /** The process that it is a proposal for; null if it is for none. */
  readonly process: string | null;
  /** Whether nobody has to decide any more whether it becomes a proposal. */
  readonly isDecided: boolean;
}

/** A page of the list of staff, with the numbers of each choice. */
export interface DeskPage extends RequestList {
  readonly counts: FacetCounts;
}

/** When requests came, and through which mailboxes. */
export interface ArrivalSpan {
  readonly mailboxes: readonly ShowingMailbox[];
  /** The day in the town: staff may have said on which days a request is public. */
  readonly today: CalendarDay;
  readonly from: Instant;
  readonly until: Instant;
  readonly most: number;
}

/** A part of the map, in degrees. */
export interface MapPart {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** What is stored with a change of a request, in its transaction. */
export interface RequestChange {
  readonly by?: Changer;
  readonly uploads?: readonly string[];
  /** Mails that wait from then on, or wait no more; of the request before and after the change. */
  readonly mails?:
    | readonly NewRequestMail[]
    | ((before: CouncilRequest, after: CouncilRequest) => readonly NewRequestMail[]);
  /** What was done without changing the request, as looking at a contact: each is a step, also if nothing else changes. */
  readonly deeds?: readonly Deed[];
  /**
   * What is no longer known of its sender: the address that they typed or verified, or the device and the person, too. With
   * `words`, the words of its steps are erased as well.
   */
  readonly forgets?: 'address' | 'sender' | 'words';
}

/** The requests of the towns. What is acknowledged is on disk. */
export interface RequestStore {
  /** The request that was stored under that key, or why the key cannot serve; null where it is free. */
  sent(
    realm: RealmId,
    key: string,
    print: string,
  ): Promise<Either<RequestStoreRefusal, CouncilRequest | null>>;
  /**
   * Stores a request in one transaction: the key is free (else the first request comes back), the person has sent fewer
   * than they may, the payment is paid, for this mailbox and by this payer, and is spent now (it then names no payer), and
   * the public number is the next of its year. Its mails wait from then on.
   */
  create(entry: RequestEntry): Promise<Either<RequestStoreRefusal, CouncilRequest>>;
  find(realm: RealmId, id: Reference): Promise<CouncilRequest | null>;
  byNumber(realm: RealmId, iid: string): Promise<CouncilRequest | null>;
  list(realm: RealmId, filter: RequestFilter): Promise<DeskPage>;
  /** What figures are made of, of all requests that the filter leaves, whatever its page and order. */
  facts(realm: RealmId, filter: RequestFilter): Promise<readonly DeskFact[]>;
  /** Lists what was stored before there was this list, each once. What a crash prevents is done the next time. */
  enlist(): Promise<void>;
  /** Those that are not done with, the oldest first. */
  open(realm: RealmId, most: number): Promise<readonly UnfinishedRequest[]>;
  /** What requests are called, by their numbers: their title or, without one, their text. */
  titles(realm: RealmId, numbers: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Those of a device, and those of an e-mail that the device which sent them had verified; the latest first. */
  sentBy(
    realm: RealmId,
    sender: SenderMarks,
    stretch: { readonly limit: number; readonly offset: number },
  ): Promise<RequestList>;
  /** Whether a request would be in that list. */
  isFrom(realm: RealmId, id: Reference, sender: SenderMarks): Promise<boolean>;
  /** Notes that a device has verified an e-mail: what it sent with that e-mail belongs to the e-mail too. */
  claim(realm: RealmId, sender: { readonly device: string; readonly email: string }): Promise<void>;
  /** Those of some mailboxes that everybody may see and that came between two instants, both included, the latest first. */
  arrived(realm: RealmId, span: ArrivalSpan): Promise<readonly CouncilRequest[]>;
  /** Those of a mailbox within that part of the map that everybody may see on that day, the latest first, at most 500. */
  within(
    realm: RealmId,
    mailbox: ShowingMailbox,
    part: MapPart,
    today: CalendarDay,
  ): Promise<readonly CouncilRequest[]>;
  /**
   * Changes a request as it stands then: nobody else's change in between is lost. If `work` returns the same object,
   * nothing of it is stored; else the uploads belong to the request from then on, the mails wait, and the change is a step
   * of the request's chain, by whom `by` names; without it, by the program. Null where there is none.
   */
  change(
    realm: RealmId,
    id: Reference,
    work: (request: CouncilRequest) => CouncilRequest,
    more?: RequestChange,
  ): Promise<CouncilRequest | null>;
  /**
   * Changes two requests together, so that no other change comes between; the mails are those of each. Null where one of
   * them is not there.
   */
  changeBoth(
    realm: RealmId,
    ids: readonly [Reference, Reference],
    work: (one: CouncilRequest, other: CouncilRequest) => readonly [CouncilRequest, CouncilRequest],
    more?: Omit<RequestChange, 'uploads' | 'forgets'>,
  ): Promise<readonly [CouncilRequest, CouncilRequest] | null>;
  /** What senders said of how their requests went, of these mailboxes (null: of all), with the numbers of the requests. */
  opinions(
    realm: RealmId,
    mailboxes: readonly string[] | null,
  ): Promise<readonly (Opinion & { readonly iid: string })[]>;
  /** Adds a follower, each once; gives how many there are. */
  follow(realm: RealmId, id: Reference, follower: string): Promise<number>;
}
