import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { canServe } from '#domain/appointments/queue.ts';
import type { CounterList } from './counter-presenter.ts';

/** Who waits in an office: those whom a desk calls, and the others, each in the order of the queue. */
export interface DeskQueue {
  readonly mine: readonly CounterVisit[];
  readonly others: readonly CounterVisit[];
}

/** The queue of a desk, as the council will call it. */
export function queueOfDesk(list: CounterList | null, id: string): DeskQueue {
  const desk = list?.desks.find((one) => one.id === id);
  const waiting = (list?.items ?? [])
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const isMine = (one: CounterVisit) =>
    desk !== undefined && (one.forDesk ?? id) === id && canServe(desk, one.services);
  return { mine: waiting.filter(isMine), others: waiting.filter((one) => !isMine(one)) };
}
