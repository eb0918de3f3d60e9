import { recentNetworks } from './recent-networks.ts';

/** The part of a core that the reading of one network may take. */
const share = 0.1;
/** Milliseconds of work that a network gets before its requests wait for what those before them have cost. */
const atOnce = 200;
/** Milliseconds from one request of a network to its next: the work of others is done in between. */
const apart = 4;
/** Milliseconds that a request may wait; one that would wait longer is refused. */
const longestWait = 10_000;

/** When the work of a network so far is paid for, and when its next request may begin. */
interface Account {
  readonly paid: number;
  readonly next: number;
}

/** The work that was done for each network, in milliseconds of a core. */
export interface NetworkPace {
  /** Accounts for a piece of work. Returns the milliseconds that it must wait; null if it would wait too long. */
  readonly enter: (network: string, work: number) => number | null;
  /** Accounts for work that turned out to be more than was said. */
  readonly spent: (network: string, work: number) => void;
}

/**
 * Spreads the work that a network asks for: beyond what it gets at once, its requests wait in turn. They are not
 * refused, because a library or a school shares one address. What is counted is work, not requests, because a page
 * that must be made costs as much as fifty that are kept.
 */
export function networkPace(now: () => number): NetworkPace {
  const accounts = recentNetworks<Account>();
  const accountOf = (network: string): Account => {
    const known = accounts.get(network) ?? { paid: 0, next: 0 };
    return { paid: Math.max(known.paid, now()), next: Math.max(known.next, now()) };
  };
  return {
    enter: (network, work) => {
      const { paid, next } = accountOf(network);
      const start = Math.max(next, paid - atOnce / share);
      if (start - now() > longestWait) return null;
      accounts.set(network, { paid: paid + work / share, next: start + apart });
      return start - now();
    },
    spent: (network, work) => {
      const { paid, next } = accountOf(network);
      accounts.set(network, { paid: paid + work / share, next });
    },
  };
}
