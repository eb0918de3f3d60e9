import type { GoodsGrant, Take } from '../scarcity/goods-grant.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Language } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';
import type { CancelTerm, ReservationReturn } from './cancel-terms.ts';
import type { ReservedTime } from './reservation-rules.ts';
import type { PriceLine } from './tariff.ts';
import type { EntryRule, Venue } from './venue.ts';

/** How long a place waits for its payment, and for how long one press of “more time” keeps it (WCAG 2.2.1). */
export const reservationHoldLasts = 10 * 60_000;

/** How long a place that a person of staff has approved waits for its payment. */
export const approvedLasts = 72 * 3_600_000;

/**
 * What is stored of the state of a reservation. `requested`: staff have not decided yet, and nothing is taken. `held`: it waits
 * for its payment. `booked`: it is its holder's. `ended`: its holder left it, or did not pay in time. `refused`: staff did
 * not approve it. `returned`: given back. `displaced`: the council needs the place. `refunded`: paid when the place was gone.
 */
export const reservationStates = [
  'requested',
  'held',
  'booked',
  'ended',
  'refused',
  'returned',
  'displaced',
  'refunded',
] as const;
/** One state of a reservation, as it is stored. */
export type ReservationState = (typeof reservationStates)[number];

/** For what money goes back: a reservation that was given back, its deposit, or a payment that came too late. */
export const owedMoney = ['back', 'deposit', 'late'] as const;
/** One of these. */
export type OwedMoney = (typeof owedMoney)[number];

/** How something is paid at a desk: cash, or the card reader that stands there. */
export const deskMoneys = ['cash', 'card'] as const;
/** One of these. */
export type DeskMoney = (typeof deskMoneys)[number];

/** Where the holder of a reservation is written to, if they want to be. */
export interface ReservationContact {
  readonly email: string;
  readonly language: Language;
  /** Whether they want a mail the day before. */
  readonly isReminded: boolean;
}

/** What somebody reserved, with the price and the terms that held when they did. */
export interface Reservation extends ReservedTime {
  /** Made by chance on the device that asks: it is the key of the reservation. */
  readonly id: string;
  /** The letters with which its holder comes in; they are its grant. */
  readonly letters: string;
  readonly holder: string;
  readonly place: string;
  readonly category: string;
  /** What the use is for, where staff decide; empty else. */
  readonly purpose: string;
  readonly take: Take;
  readonly price: readonly PriceLine[];
  readonly total: Cents;
  readonly deposit: Cents;
  readonly terms: readonly CancelTerm[];
  readonly entry: EntryRule | null;
  readonly payment: string | null;
  readonly state: ReservationState;
  /** What went back and what was kept, once it was given back or displaced. */
  readonly back: ReservationReturn | null;
  /** What of the deposit was kept after its use, and why; null: nobody has decided. */
  readonly depositKept: { readonly amount: Cents; readonly reason: string } | null;
  /** For how many milliseconds its cells rest if it is not paid: its holder does not know it. Absent: for none. */
  readonly rest?: number;
  /** Why it was refused or displaced, for its holder. */
  readonly reason: string;
  /** Why it is no strike that its holder did not come; missing: nobody has forgiven it. */
  readonly forgiven?: string;
  /** How it was paid at a desk; missing: in cash, if no bank was paid. */
  readonly desk?: DeskMoney;
  /** Money that a person of staff has returned. */
  readonly handed?: readonly OwedMoney[];
  readonly at: Instant;
  /** Missing or null: its holder left no mail, or it is not needed any longer. */
  readonly contact?: ReservationContact | null;
}

/**
 * A reservation as it is seen at a moment. `entered`: its holder came. `missed`: nobody came in time, and the place was given up.
 * `over`: it has ended, and nobody checked who came.
 */
export const seenStates = [...reservationStates, 'entered', 'missed', 'over'] as const;
/** One of them. */
export type SeenState = (typeof seenStates)[number];

/** The first moment at which a place is given up because nobody came; null if it never is. */
export const givenUpAt = ({ entry, start }: Pick<Reservation, 'entry' | 'start'>): Instant | null =>
  entry === null ? null : start + entry.late * 60_000;

/** The state of a reservation at a moment, by its grant as it is then. The clock alone ends holds and gives places up. */
export function seenState(
  { state, start, end }: Pick<Reservation, 'state' | 'start' | 'end'>,
  grant: Pick<GoodsGrant, 'status'> | null,
  at: Instant,
): SeenState {
  const status = grant?.status ?? null;
  if (state === 'requested') return at < start ? state : 'ended';
  if (state === 'held') return status === 'held' ? state : 'ended';
  if (state !== 'booked') return state;
  if (status === 'used') return 'entered';
  if (status === 'expired') return 'missed';
  return at < end ? state : 'over';
}

/** Whether a reservation is a strike of its holder: they did not come, and nobody has forgiven it. */
export const isStrike = ({ forgiven }: Pick<Reservation, 'forgiven'>, state: SeenState): boolean =>
  state === 'missed' && forgiven === undefined;

/** Whether a reservation counts among those that its holder has in a week. */
export const countsForHolder = (state: SeenState): boolean =>
  ['requested', 'held', 'booked', 'entered', 'over'].includes(state);

/** Whether a venue asks a person of staff, or a payment, or neither, before a reservation is its holder's. */
export function firstReservationState(
  { needsApproval }: Pick<Venue, 'needsApproval'>,
  { total, isAtDesk }: { readonly total: Cents; readonly isAtDesk: boolean },
): 'requested' | 'held' | 'booked' {
  if (needsApproval) return 'requested';
  return total === 0 || isAtDesk ? 'booked' : 'held';
}
