import { BehaviorSubject } from 'rxjs';
import { readTodayCall } from '#adapters/wire/office/read-today.ts';
import type { TodayWire } from '#adapters/wire/office/today.ts';
import { handleRequestCall } from '#adapters/wire/requests/handle-request.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** What the screen of today shows. `place`: the duty that keys act on. */
export type TodayState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'open';
      readonly today: TodayWire;
      readonly place: number;
      /** The request that is being taken, or that could not be. */
      readonly taking: { readonly subject: string; readonly hasFailed: boolean } | null;
    };

export interface TodayPresenter extends Presenter<TodayState> {
  readonly open: () => Promise<void>;
  /** Goes to the next duty, or to the one before. */
  readonly move: (by: 1 | -1) => void;
  /** Assigns a request that nobody has to the person who works here. */
  readonly take: (subject: string, name: string) => Promise<void>;
}

/** What waits today. What is done elsewhere is seen when the screen opens again. */
export function todayPresenter({ call, realm }: OfficeCouncil): TodayPresenter {
  const state = new BehaviorSubject<TodayState>({ kind: 'loading' });

  async function open(): Promise<void> {
    const read = await call(readTodayCall, { realm });
    const now = state.value;
    if (isLeft(read)) {
      // What was read before stays: it is better than nothing.
      if (now.kind !== 'open') state.next({ kind: 'failed' });
      return;
    }
    const today = read.right;
    const last = Math.max(0, today.duties.length - 1);
    const place = now.kind === 'open' ? Math.min(now.place, last) : 0;
    state.next({ kind: 'open', today, place, taking: null });
  }

  function move(by: 1 | -1): void {
    const now = state.value;
    if (now.kind !== 'open' || now.today.duties.length === 0) return;
    const place = Math.min(Math.max(now.place + by, 0), now.today.duties.length - 1);
    state.next({ ...now, place });
  }

  async function take(subject: string, name: string): Promise<void> {
    const now = state.value;
    if (now.kind !== 'open' || now.taking?.hasFailed === false) return;
    state.next({ ...now, taking: { subject, hasFailed: false } });
    const done = await call(handleRequestCall, { realm, reference: subject, body: { assignedTo: name } });
    if (isLeft(done)) state.next({ ...now, taking: { subject, hasFailed: true } });
    else await open();
  }

  return { ...presented(state), open, move, take };
}
