import type { Instant } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';

/** One kind of voucher of a campaign: what a use is worth, and what its holder pays for it. */
export interface VoucherType {
  readonly id: string;
  readonly title: LocalizedText;
  /** What the shop deducts for one use. */
  readonly face: Cents;
  /** What its holder pays for the whole voucher; 0 if it is given. */
  readonly price: Cents;
  /** The least that a purchase must come to for each use taken in it. */
  readonly minimum: Cents;
  /** In how many uses it can be spent. */
  readonly uses: number;
  /** How many of this type there are, and one person may have; null: as many as the campaign gives. */
  readonly most: number | null;
  readonly perPerson: number | null;
}

/** A part of the town with its own share: people of its districts take from it. */
export interface VoucherArea {
  readonly id: string;
  readonly title: LocalizedText;
  readonly districts: readonly string[];
  readonly most: number;
}

/** From a moment on, so many more vouchers can be had. */
export interface VoucherWave {
  readonly at: Instant;
  readonly vouchers: number;
}

/**
 * That vouchers are drawn: who puts themselves down in a window has the same chance as everybody else, and who wins has a
 * right to a lot for some days.
 */
export interface CampaignDraw {
  readonly from: Instant;
  readonly until: Instant;
  /** How many vouchers of one type a person wins. */
  readonly lot: number;
  /** For how many days who wins, or is next in line, can take them. */
  readonly days: number;
}

/** Who may have vouchers: people of the census, of the register of members, or anybody who gives an identity number. */
export type VoucherRegister = 'census' | 'members' | 'anybody';

/** How a shop proves whose voucher it takes (services.md): a photo masked on the device, the number, or seen only. */
export type IdentityProof = 'photo' | 'number' | 'shown';

/** What one device of a shop may take while it has no line; the worst loss is the sum over the devices. */
export interface OfflineRule {
  readonly vouchers: number;
  readonly amount: Cents;
  readonly hours: number;
  /** How many devices may have this at the same time: what all of them may lose is signed with it. */
  readonly devices: number;
  /** Who bears a voucher that was used twice. */
  readonly bearer: 'council' | 'shop';
}

/**
 * A campaign of vouchers as it is written in the office, and as it is frozen when two people open it. Source of its
 * rules: specification 1, sections 5 and 6; design of services, *Vouchers*.
 */
export interface VoucherCampaign {
  readonly id: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly conditions: LocalizedText;
  /** What the council spends at most: for each voucher, its face in all uses less its price. */
  readonly budget: Cents;
  readonly types: readonly VoucherType[];
  /** How many vouchers one person may have in all; null if types alone limit it. */
  readonly perPerson: number | null;
  /** How many are kept for the desk and for paper; the rest is given on the web. */
  readonly deskShare: number;
  readonly areas: readonly VoucherArea[];
  /** Empty: all can be had from the start. */
  readonly waves: readonly VoucherWave[];
  /** Absent: whoever comes first has them. */
  readonly draw?: CampaignDraw;
  readonly register: VoucherRegister;
  /** The age that a person has on the first day; null: any. */
  readonly minimumAge: number | null;
  /** How many vouchers of one face a sale takes; the literal rule of the specification is 1. */
  readonly samePricePerSale: number;
  /** Whether a sale takes vouchers of different types. */
  readonly mixed: boolean;
  readonly identityProof: IdentityProof;
  readonly offline: OfflineRule | null;
  /** For how many days an unused voucher can be given back; 0: never. */
  readonly returnDays: number;
  /** What one shop can be paid in all; null: no limit. */
  readonly perShop: Cents | null;
  /** When vouchers can be had, and used. An end is the first moment at which it is over. */
  readonly issue: { readonly from: Instant; readonly until: Instant };
  readonly redeem: { readonly from: Instant; readonly until: Instant };
}
