import type { Instant } from '../../shared/calendar-day.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';

/**
 * What an alert is about. `request`: the council did something with a request. `closed`: the office of an appointment
 * closes that day. `calledOff`: it does not take place. `moved`: it is at another time. `tomorrow`: it is the day before.
 * `door`: its code opens now. `offered`: a place waits for an answer until then. `voucher`: vouchers can be used until
 * then. `vote`: a vote closes then. `told`: the council told it, in its own words.
 */
export const alertKinds = [
  'request',
  'closed',
  'calledOff',
  'moved',
  'tomorrow',
  'door',
  'offered',
  'voucher',
  'vote',
  'told',
] as const;
/** One of them. */
export type AlertKind = (typeof alertKinds)[number];

/** Something of which a person should know. Its id says what and in which state, so that each is reported once. */
export interface FoundAlert {
  readonly id: string;
  readonly kind: AlertKind;
  /** What it is about. */
  readonly title: LocalizedText;
  /** The moment that it names; null if it names none. */
  readonly when: Instant | null;
  /** Where a person reads the rest. */
  readonly path: string;
  /** When the council told it. Without it, it is of the moment at which the device noticed it. */
  readonly at?: Instant;
  /** The name that the council gives to the same if it tells it; without it, the id is that name. */
  readonly toldAs?: string | undefined;
}

/**
 * The name of what happened to a request, by its reference and its status.
 *
 * @example requestAlertName('2026-000017', 'open') // 'request/2026-000017/open'
 */
export const requestAlertName = (reference: string, status: string): string =>
  `request/${reference}/${status}`;

/** An alert that the council told; `about` is its name if the device can notice it by itself, or null. */
export interface ToldAlert extends PocketAlert {
  readonly about: string | null;
}

/** An alert with the moment at which it was told, or the device noticed it. */
export interface PocketAlert extends FoundAlert {
  readonly at: Instant;
}
