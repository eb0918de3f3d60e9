import type { OfficeAnswer, ServiceAnswer } from '#adapters/wire/appointments/setup.ts';
import type { WaitingPlaceAnswer } from '#adapters/wire/appointments/waiting/waiting-place.ts';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import type { WishEntry } from '../../waiting/wish.ts';

/** What the waiting list works with. */
export type WaitingPorts = Pick<
  ServiceCouncil,
  'realm' | 'call' | 'clock' | 'session' | 'deviceIds' | 'randomBytes' | 'waitingKeys'
>;

/** What people can come for, and where. */
export interface WaitingChoices {
  readonly services: readonly ServiceAnswer[];
  readonly offices: readonly OfficeAnswer[];
}

/** What was looked for and not found, or the appointment that should be earlier. */
export interface SoughtTimes {
  readonly services: readonly string[];
  readonly people: number;
  /** Null: any. */
  readonly office: string | null;
  /** The key of the appointment that should be earlier; null: there is none. */
  readonly visit: string | null;
}

/** What is written in the form. */
export interface WaitingEntry extends WishEntry {
  readonly isAnywhere: boolean;
  readonly name: string;
  readonly identity: string;
  readonly birthDay: string;
  readonly email: string;
  readonly mailCode: string;
}

/** The waiting list on the page. */
export interface WaitingPage {
  /** The places of this device, as the council said last. */
  readonly places: readonly WaitingPlaceAnswer[];
  readonly isOpen: boolean;
  readonly entry: WaitingEntry;
  readonly isMailed: boolean;
  /** Why something was not done: a kind of which the page has words; null if nothing was refused. */
  readonly failure: WaitingFailure | null;
  readonly isSending: boolean;
}

/** Kinds of failures that the page has words for. */
export const waitingFailures = [
  'alreadyWaits',
  'hasOpen',
  'hasOtherAppointment',
  'noOffer',
  'notListed',
  'identityUnreadable',
  'birthDay',
  'nameMissing',
  'mailMissing',
  'mailCode',
  'tooManyAttempts',
  'failed',
] as const;
export type WaitingFailure = (typeof waitingFailures)[number];

const alike: Readonly<Record<string, WaitingFailure>> = {
  birthDayMissing: 'birthDay',
  birthDayUnreadable: 'birthDay',
  mailCodeMissing: 'mailCode',
  mailCodeWrong: 'mailCode',
};

/** What a refusal of the council means here. */
export function waitingFailure(refused: unknown): WaitingFailure {
  const { kind, where = '' } = refused as { readonly kind: string; readonly where?: string };
  const named = kind === 'appointmentRefused' ? where : kind;
  return waitingFailures.find((one) => one === named) ?? alike[named] ?? 'failed';
}
