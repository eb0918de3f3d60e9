import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Kiosk } from '#domain/voting/kiosk/kiosk.ts';

/** A pass, or the voter of a pass that was entered, as it is kept: nothing in it leads to a person without the pass. */
export interface KeptPass {
  /** Keyed hash of the pass, or of the token of its voter. */
  readonly digest: string;
  readonly vote: string;
  /** The kiosk at which its voter is; null as long as it is a pass that nobody has entered. */
  readonly kiosk: string | null;
  /** The person, sealed under a key that is made of the pass or token. */
  readonly sealed: string;
  readonly until: Instant;
}

/** Which pass is meant: that of another vote or kiosk is none. */
export type NamedPass = Pick<KeptPass, 'digest' | 'vote' | 'kiosk'>;

/** A kiosk as the desk sees it. */
export interface ListedKiosk extends Kiosk {
  /** False while its code has not been typed at a tablet. */
  readonly isStarted: boolean;
  /** The minute in which its page asked last whether it still is a kiosk; null if it never did. */
  readonly seen: Instant | null;
}

/**
 * Kiosks, and the passes that are used at them. What is over is never found, and is erased whenever something is kept.
 */
export interface KioskStore {
  keepPass(realm: RealmId, pass: KeptPass, now: Instant): Promise<void>;
  /** The sealed person of a pass that is not over. */
  findPass(realm: RealmId, pass: NamedPass, now: Instant): Promise<string | null>;
  /** The same, and erases it: of all who ask, one alone gets it. */
  takePass(realm: RealmId, pass: NamedPass, now: Instant): Promise<string | null>;
  /** Keeps a kiosk under the keyed hash of the code that starts it. */
  begin(realm: RealmId, kiosk: Kiosk, code: string, now: Instant): Promise<void>;
  /** The kiosk of a code, which is known by the hash of its token from now on: a code starts one tablet. */
  start(realm: RealmId, code: string, token: string, now: Instant): Promise<Kiosk | null>;
  /** The kiosk of a token. */
  kioskOf(realm: RealmId, token: string, now: Instant): Promise<Kiosk | null>;
  /** The kiosks of a vote that are not over, by their names. */
  kiosks(realm: RealmId, vote: string, now: Instant): Promise<readonly ListedKiosk[]>;
  /** Notes the minute in which the page of a kiosk asked: it does so all the time, whether somebody votes or not. */
  noteSeen(realm: RealmId, kiosk: Pick<Kiosk, 'vote' | 'id'>, now: Instant): Promise<void>;
  /** Lets the voter of a token stay until then; false if there is none. */
  lengthen(realm: RealmId, voter: NamedPass, until: Instant, now: Instant): Promise<boolean>;
  /** Ends a kiosk, and erases whoever is voting at it. */
  end(realm: RealmId, vote: string, kiosk: string): Promise<void>;
  /** Erases all that is over. */
  forgetOver(now: Instant): Promise<void>;
}
