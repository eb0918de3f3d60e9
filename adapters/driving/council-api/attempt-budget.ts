import type { Clock } from '#application/ports/clock.ts';

/** Who is guessing: an identity number from a network, or a network with many numbers, in a realm. */
export interface Guesser {
  readonly realm: string;
  readonly network: string;
  readonly identity: string;
}

const span = 10 * 60_000;
/** Failures a span before one has to wait: for one identity from one network, for a network, for the whole realm. */
const allowed = { identity: 5, network: 60, realm: 3000 } as const;

/**
 * Budgets of failed census checks. Each gives its failures back after ten minutes: a wait, never a lock, and a
 * stranger elsewhere cannot use up a resident's own (security: census guessing).
 */
export function attemptBudget(clock: Clock) {
  const failures = new Map<string, number[]>();
  const keys = ({ realm, network, identity }: Guesser) =>
    [
      [`${realm} ${network} ${identity}`, allowed.identity],
      [`${realm} ${network}`, allowed.network],
      [realm, allowed.realm],
    ] as const;
  const recent = (key: string) => {
    const since = clock.now() - span;
    const kept = (failures.get(key) ?? []).filter((at) => at > since);
    if (kept.length > 0) failures.set(key, kept);
    else failures.delete(key);
    return kept;
  };
  return {
    /** Seconds to wait before the next try; 0 when it may be made now. */
    wait: (guesser: Guesser): number => {
      const waits = keys(guesser).map(([key, most]) => {
        const made = recent(key);
        const freeing = made.length < most ? undefined : made[made.length - most];
        return freeing === undefined ? 0 : Math.ceil((freeing + span - clock.now()) / 1000);
      });
      return Math.max(...waits);
    },
    failed: (guesser: Guesser): void => {
      for (const [key] of keys(guesser)) failures.set(key, [...recent(key), clock.now()]);
    },
  };
}
