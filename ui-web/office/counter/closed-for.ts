import type { CounterList } from './counter-presenter.ts';

/** Why nobody does one of these services now: what the council says of a closure; null if somebody does. */
export const closedFor = (
  list: Pick<CounterList, 'closed'> | null,
  services: readonly string[],
): string | null => {
  const closed = list?.closed ?? null;
  return closed !== null && services.some((one) => closed.services.includes(one)) ? closed.reason : null;
};
