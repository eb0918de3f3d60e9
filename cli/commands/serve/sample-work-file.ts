import type { Language } from '#domain/shared/localized-text.ts';
import type { OtherWords } from '#domain/showcase/other-words.ts';
import type { TypedDetails } from '#domain/showcase/shop-details.ts';
import type { ManagedValues } from '#domain/office/desk/managed-values.ts';
import type { Role } from '#domain/office/roles.ts';

/** What is done to a request of a sample town, and how many days ago. */
export interface SampleAct {
  readonly daysAgo: number;
  readonly by?: string;
  readonly handle?: object;
  /** The key of the request that this one goes to. */
  readonly merge?: string;
  /** Euros that are returned of what was paid for it, and why. */
  readonly refund?: { readonly amount: number; readonly reason: string };
  /** What its sender writes. */
  readonly reply?: string;
}

/** A request that staff enter for somebody. */
interface EnteredSample {
  readonly by: string;
  readonly channel: string;
  /** Pictures in the folder `office` of the town. */
  readonly photos?: readonly string[];
}

/** A request that a resident sends, paid for: it is never entered by staff. */
interface PaidSample {
  readonly isPaid: true;
}

/** One of the requests. */
export type SampleRequest = (EnteredSample | PaidSample) & {
  readonly key: string;
  readonly daysAgo: number;
  readonly language: string;
  readonly mailbox: string;
  readonly request: object;
  readonly then: readonly SampleAct[];
};

/** A document that is made, or changed, and what is done with its draft then. */
export interface SampleDocument {
  readonly daysAgo: number;
  readonly by: string;
  readonly collection: string;
  readonly id: string;
  /** Of a new one. */
  readonly body?: object;
  /** Of a published one. */
  readonly changes?: readonly object[];
  readonly then: readonly {
    readonly daysAgo: number;
    readonly by: string;
    readonly act: string;
    readonly note?: string;
    /** When it is published, in days from now. */
    readonly inDays?: number;
  }[];
}

/** A campaign of vouchers that two people open, and what residents get of it. Days are counted back from now. */
export interface SampleCampaign {
  readonly id: string;
  /** Who drafts it, and who signs it. */
  readonly by: string;
  readonly signers: readonly [string, string];
  readonly daysAgo: number;
  /** When people enter its draw; absent if whoever comes first has the vouchers. */
  readonly draw?: { readonly from: number; readonly until: number };
  /** When its vouchers can be had, and used. */
  readonly issue: { readonly from: number; readonly until: number };
  readonly redeemUntil: number;
  readonly body: object;
  readonly orders: readonly {
    readonly daysAgo: number;
    readonly identity: string;
    readonly birthDay: string;
    /** How many of each type, in the order of the draft. */
    readonly counts: readonly number[];
  }[];
}

/** What a shop says of itself, and the offers that begin the day before; `days`: for how many days they go on. */
export interface SampleListing {
  readonly daysAgo: number;
  readonly language: Language;
  readonly sells: string;
  readonly hours: string;
  readonly telephone: string;
  readonly details?: TypedDetails;
  readonly others?: readonly OtherWords[];
  readonly offers: readonly {
    readonly id: string;
    readonly title: string;
    readonly days: number;
    readonly pieces: number;
  }[];
}

/** A shop that applies, and by whom it is authorised; null: it waits. */
export interface SampleShop {
  readonly daysAgo: number;
  readonly authorisedBy: string | null;
  readonly body: { readonly name: string };
  /** What it says of itself; missing: nothing. */
  readonly listing?: SampleListing;
}

/** A season of clubs, from the Monday after the first start on. */
export interface SampleSeason {
  readonly venue: string;
  readonly by: string;
  readonly daysAgo: number;
  readonly body: object;
}

/** Somebody who waits for a place of a venue. */
export interface SampleWait {
  readonly venue: string;
  readonly daysAgo: number;
  readonly body: { readonly identity: string };
}

/** Somebody who applies for an activity, and what staff decide of it. */
export interface SampleApplication {
  readonly activity: string;
  readonly daysAgo: number;
  readonly body: object;
  /** A word for a family: those who have the same one apply together. */
  readonly family?: string;
  readonly verdict?: { readonly by: string; readonly isAdmitted: boolean; readonly reason?: string };
  /** Whether they accept the place that they are offered after the draw, and pay it. */
  readonly accepts?: boolean;
}

/** The draw of an activity: its lists are published by one person, and two others sign the public value. */
export interface SampleDraw {
  readonly activity: string;
  readonly by: string;
  readonly signers: readonly [string, string];
  readonly value: string;
  readonly source: string;
  readonly provisionalDaysAgo: number;
  readonly finalDaysAgo: number;
  readonly daysAgo: number;
}

/** Tickets of an event that somebody buys: over the web, or at the desk by a person of staff. */
export interface SampleTickets {
  readonly event: string;
  readonly key: string;
  readonly daysAgo: number;
  readonly by?: string;
  /** Whether the first of them is taken back at the desk, so that its money waits to be handed over. */
  readonly isReturned?: boolean;
  readonly order: object;
}

/** The doors that staff name for an event. */
export interface SampleDoors {
  readonly event: string;
  readonly by: string;
  readonly daysAgo: number;
  readonly plan: object;
}

/** What somebody of the office asks for on the intranet. Days are counted from today on. */
export interface SampleInternalRequest {
  readonly key: string;
  readonly form: string;
  readonly by: string;
  readonly daysAgo: number;
  readonly text: string;
  readonly answers?: ManagedValues;
  readonly days?: { readonly first: number; readonly last: number };
  readonly decision?: {
    readonly by: string;
    readonly daysAgo: number;
    readonly isGranted: boolean;
    readonly reason: string;
  };
}

/** What the people of the office did on the intranet. */
interface SampleIntranet {
  readonly readings: readonly { readonly news: string; readonly by: string; readonly daysAgo: number }[];
  readonly requests: readonly SampleInternalRequest[];
  /** Hours of rooms that they took. */
  readonly rooms: readonly {
    readonly room: string;
    readonly by: string;
    readonly daysAgo: number;
    readonly inDays: number;
    readonly hour: number;
  }[];
}

/** The work in the office of a sample town, `office.json` in its folder. */
export interface SampleWork {
  /** What people are read before they agree, by language. */
  readonly shown: Readonly<Record<string, string>>;
  readonly staff: readonly { readonly name: string; readonly roles: readonly Role[] }[];
  readonly templates: readonly { readonly by: string }[];
  readonly requests: readonly SampleRequest[];
  readonly documents: readonly SampleDocument[];
  readonly campaigns?: readonly SampleCampaign[];
  readonly shops?: readonly SampleShop[];
  readonly seasons?: readonly SampleSeason[];
  readonly waits?: readonly SampleWait[];
  readonly applications?: readonly SampleApplication[];
  readonly draws?: readonly SampleDraw[];
  readonly tickets?: readonly SampleTickets[];
  readonly doors?: readonly SampleDoors[];
  readonly intranet?: SampleIntranet;
  readonly reports: readonly {
    readonly daysAgo: number;
    readonly proposal: string;
    readonly comment: string;
    readonly reason: string;
  }[];
}
