import type { KioskSeen } from '#adapters/wire/voting-desk/kiosk/kiosk.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { SurveyPresenter } from '#ui-web/screens/survey/presenter.ts';

/** Why letters that were typed are not accepted; `seconds` to wait, if too many were tried. */
export interface TypedFault {
  /** Distinguishes one try from the next. */
  readonly serial: number;
  /**
   * `noKiosk`, `noPass`: there is none of these letters. `hasMark`: the person has voted meanwhile. `closed`: the vote is not
   * open. `hidden`: the council does not show it now. `lost`: no answer came.
   */
  readonly kind: 'noKiosk' | 'noPass' | 'hasMark' | 'closed' | 'hidden' | 'tooMany' | 'lost';
  readonly seconds: number | null;
}

/** A voter at the kiosk. */
export interface Seat {
  /** Distinguishes one voter from the next: nothing that is drawn of one stays for another. */
  readonly serial: number;
  readonly survey: SurveyPresenter;
  /** Until when the council accepts their vote. */
  readonly until: Instant;
}

/** What the page of a kiosk shows. */
export type KioskState =
  | { readonly kind: 'opening' | 'unreachable' }
  /** The browser is no kiosk: the code of one is typed. `isEnded`: it was one until now. */
  | {
      readonly kind: 'none';
      readonly isEnded: boolean;
      readonly isBusy: boolean;
      readonly fault: TypedFault | null;
    }
  | {
      readonly kind: 'start';
      readonly kiosk: KioskSeen;
      readonly isBusy: boolean;
      readonly fault: TypedFault | null;
    }
  | { readonly kind: 'voting'; readonly kiosk: KioskSeen; readonly seat: Seat }
  /** `left`: how many answers of the voter were not accepted, besides those that were. */
  | { readonly kind: 'thanks'; readonly kiosk: KioskSeen; readonly left: number }
  /** The voter's time is over; `isUnsure`: an answer was sent and nothing came back. */
  | { readonly kind: 'over'; readonly kiosk: KioskSeen; readonly isUnsure: boolean };
