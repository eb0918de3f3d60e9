import { recentNetworks } from './recent-networks.ts';

/** The part of a core that the reading of one network may take. */
const share = 0.1;
/** Milliseconds of work that a network gets at once, before its requests wait for each other. */
const atOnce = 200;
/** Milliseconds that a request may wait; one that would wait longer is refused. */
const longestWait = 10_000;

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
  /** When the work accounted so far is paid for. */
  const paid = recentNetworks<number>();
  const account = (network: string, work: number) => {
    const from = Math.max(paid.get(network) ?? 0, now());
    paid.set(network, from + work / share);
    return from - atOnce / share - now();
  };
  return {
    enter: (network, work) => {
      const waits = (paid.get(network) ?? 0) - atOnce / share - now();
      if (waits > longestWait) return null;
      return Math.max(0, account(network, work));
    },
    spent: (network, work) => void account(network, work),
  };
}
