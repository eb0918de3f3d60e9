import type { Instant } from '../shared/calendar-day.ts';

/** Who is guessing: an identity number from a network, or a network with many numbers, in a realm. */
export interface Guesser {
  readonly realm: string;
  readonly network: string;
  readonly identity: string;
}

/** An account that failed checks are counted against, and how many it allows before the next check has to wait. */
export interface AttemptAccount {
  readonly name: string;
  readonly most: number;
  /**
   * Many people share it. A check whose process ended before it gave an answer does not count here: a server that stops
   * while a library votes would make all its visitors wait. It counts as failed in the account of its person.
   */
  readonly isOfMany?: true;
}

/** The part of an account that is used up now. */
export interface AttemptUse {
  /** Failures that have not been given back. */
  readonly failed: number;
  readonly underWay: number;
  /** The time of the failure that must be given back before another check; null while there is room. */
  readonly freeing: Instant | null;
}

/**
 * `busy`: only checks under way are in the way, so that waiting for their end may be enough; `at` is the place in the
 * list of the first account that is full with them.
 */
export type Admission =
  | { readonly kind: 'free' }
  | { readonly kind: 'busy'; readonly at: number }
  | { readonly kind: 'spent'; readonly until: Instant };

/** Each failure is given back after ten minutes: a wait, never a lock. */
export const attemptSpan = 10 * 60_000;
/** Failures a span: for one identity from one network, for a network, for a whole realm of a usual size. */
const allowed = { identity: 5, network: 60, realm: 3000 } as const;
/**
 * What one officer may ask at the desk of a vote in the span: the desk serves a person in ten seconds, and nobody lists the
 * census by asking.
 */
const allowedAtDesk = { asked: 90, unlisted: 15 } as const;

/** Words that are no pass at one kiosk, and codes that start none from one network, in the span. */
const allowedAtKiosk = { passes: 20, starts: 10 } as const;

/**
 * Paper codes that start no device, and applications, from one network; photos of one shop, and vouchers and identity numbers
 * that are none at one shop, in the span. A queue at the till mistypes more often than one person does.
 */
const allowedToShops = { starts: 10, applications: 10, guesses: 40, pickups: 10, photos: 10 } as const;

/** The account of all questions of an officer at a desk: each counts, whatever its answer. */
export const questionsAtDesk = (realm: string, officer: string): readonly AttemptAccount[] => [
  { name: `${realm} desk ${officer}`, most: allowedAtDesk.asked },
];

/** The account of those that found nobody: numbers that are tried one after the other are refused sooner. */
export const unlistedAtDesk = (realm: string, officer: string): readonly AttemptAccount[] => [
  { name: `${realm} desk ${officer} unlisted`, most: allowedAtDesk.unlisted },
];

/** The account of a kiosk: passes that are none count, so that nobody finds one by trying. */
export const passesAtKiosk = (realm: string, kiosk: string): readonly AttemptAccount[] => [
  { name: `${realm} kiosk ${kiosk}`, most: allowedAtKiosk.passes },
];

/** The account of a network whose codes started no kiosk. */
export const startsOfKiosks = (realm: string, network: string): readonly AttemptAccount[] => [
  { name: `${realm} kiosks ${network}`, most: allowedAtKiosk.starts },
];

/** The account of a network whose paper codes started no device of a shop. */
export const startsOfShops = (realm: string, network: string): readonly AttemptAccount[] => [
  { name: `${realm} shops ${network}`, most: allowedToShops.starts },
];

/** The account of a network whose paper codes started no scanner of an event. */
export const startsOfDoors = (realm: string, network: string): readonly AttemptAccount[] => [
  { name: `${realm} doors ${network}`, most: allowedToShops.starts },
];

/** The account of a network from which shops applied: each application counts. */
export const applicationsOfShops = (realm: string, network: string): readonly AttemptAccount[] => [
  { name: `${realm} applications of shops ${network}`, most: allowedToShops.applications },
];

/** The account of a network from which shops are asked to set something aside: each time counts. */
export const pickupsOfNetwork = (realm: string, network: string): readonly AttemptAccount[] => [
  { name: `${realm} pickups ${network}`, most: allowedToShops.pickups },
];

/** The account of a shop: codes of vouchers, and identity numbers, that are none count, so that nobody finds one by trying. */
export const guessesOfShop = (realm: string, shop: string): readonly AttemptAccount[] => [
  { name: `${realm} shop ${shop}`, most: allowedToShops.guesses },
];

/** The account of a shop that uploads photos: each one counts. */
export const photosOfShop = (realm: string, shop: string): readonly AttemptAccount[] => [
  { name: `${realm} photos ${shop}`, most: allowedToShops.photos },
];

/** No readable identity number is longer. */
const longestIdentity = 20;

/**
 * The accounts that one attempt counts against. A stranger elsewhere cannot use up a resident's account: an identity
 * counts from one network alone (security: census guessing). A realm of millions mistypes more often than one of
 * thousands: its operator sets the limit.
 */
export const accountsOf = (
  { realm, network, identity }: Guesser,
  ofRealm: number = allowed.realm,
): readonly AttemptAccount[] => [
  { name: `${realm} ${network} ${identity.slice(0, longestIdentity)}`, most: allowed.identity },
  { name: `${realm} ${network}`, most: allowed.network, isOfMany: true },
  { name: realm, most: ofRealm, isOfMany: true },
];

/** The failures that count in an account with the limit `most`, from the times of the failures, the earliest first. */
export function attemptsIn(
  failures: readonly Instant[],
  underWay: number,
  most: number,
  now: Instant,
): AttemptUse {
  const recent = failures.filter((at) => at > now - attemptSpan);
  return { failed: recent.length, underWay, freeing: recent.at(-most) ?? null };
}

/**
 * Whether another check may begin. Checks under way count as failed until they end, so that a hundred guesses at once
 * are not a hundred guesses.
 *
 * @example admit([{ most: 5, failed: 5, underWay: 0, freeing: 1000 }]) // spent until 601000: the first of five, given back
 */
export function admit(accounts: readonly (AttemptUse & Pick<AttemptAccount, 'most'>)[]): Admission {
  const until = accounts.flatMap(({ freeing }) => (freeing === null ? [] : [freeing + attemptSpan]));
  if (until.length > 0) return { kind: 'spent', until: Math.max(...until) };
  const at = accounts.findIndex(({ failed, underWay, most }) => failed + underWay >= most);
  return at === -1 ? { kind: 'free' } : { kind: 'busy', at };
}
