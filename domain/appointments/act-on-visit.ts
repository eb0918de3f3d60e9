import type { Instant } from '../shared/calendar-day.ts';
import { type Either, left, right } from '../shared/result.ts';
import { type OfficeVisit, type ToldWait, visitSeen, type VisitState } from './visit.ts';

/** What a counter does with a visit. */
export const visitActs = [
  'arrive',
  'call',
  'serve',
  'finish',
  'park',
  'miss',
  'resume',
  'redirect',
  'prefer',
  'unprefer',
] as const;
/** One of them. */
export type VisitAct = (typeof visitActs)[number];

/**
 * From which states an act leads to which. Who missed their time and comes is a person who waits; what was ended by mistake is
 * resumed; who is redirected to another desk or service keeps their place. Who waits is called earlier if they need it.
 */
const moves: Readonly<Record<VisitAct, { readonly from: readonly VisitState[]; readonly to: VisitState }>> = {
  arrive: { from: ['confirmed', 'missed', 'parked'], to: 'arrived' },
  call: { from: ['arrived', 'called', 'parked'], to: 'called' },
  serve: { from: ['called'], to: 'serving' },
  finish: { from: ['called', 'serving'], to: 'done' },
  park: { from: ['called', 'serving'], to: 'parked' },
  miss: { from: ['arrived', 'called', 'parked'], to: 'missed' },
  resume: { from: ['done', 'parked', 'missed'], to: 'serving' },
  redirect: { from: ['arrived', 'called', 'serving', 'parked'], to: 'arrived' },
  prefer: { from: ['arrived'], to: 'arrived' },
  unprefer: { from: ['arrived'], to: 'arrived' },
};

/** What a counter does, by whom and at which desk. */
export interface CounterDeed {
  readonly act: VisitAct;
  readonly by: string;
  /** The desk that calls; null at the entrance. */
  readonly desk: string | null;
  readonly at: Instant;
  /** Of a redirection: the only desk that calls from then on, if there is one, and the services, if they are others. */
  readonly to?: string | null;
  readonly services?: readonly string[];
  /** What the person has to bring. */
  readonly note?: string;
  /** What a person who begins to wait is told. */
  readonly told?: ToldWait;
}

/** What an act changes of a visit beside its state. */
const changedBy = (
  visit: OfficeVisit,
  { act, to, services, note, told }: CounterDeed,
): Partial<OfficeVisit> => ({
  ...(act === 'redirect' && { forDesk: to ?? null, services: services ?? visit.services }),
  ...((act === 'prefer' || act === 'unprefer') && { prefers: act === 'prefer' }),
  ...(note !== undefined && { note }),
  ...(told !== undefined && { told }),
});

/** Why nothing is done with a visit: not from its state, or a call without a desk. */
export type VisitFault =
  | { readonly kind: 'wrongState'; readonly state: VisitState }
  | { readonly kind: 'noDesk' };

/** The visit after an act of the counter. */
export function actOnVisit(visit: OfficeVisit, deed: CounterDeed): Either<VisitFault, OfficeVisit> {
  const { act, by, desk, at } = deed;
  const seen = visitSeen(visit, at);
  const { from, to } = moves[act];
  if (!from.includes(seen.state)) return left({ kind: 'wrongState', state: seen.state });
  if (act === 'call' && desk === null) return left({ kind: 'noDesk' });
  return right({
    ...visit,
    ...changedBy(visit, deed),
    state: to,
    desk: desk ?? visit.desk,
    deeds: [...visit.deeds, { act, at, by }],
  });
}
