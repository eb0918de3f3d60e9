import { BehaviorSubject } from 'rxjs';
import type { Clock } from '#application/ports/clock.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** Something asked of the council: waiting, refused (and when), or here. */
export type Loadable<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly refusal: CouncilRefusal; readonly at: Instant }
  | { readonly kind: 'here'; readonly value: T };

export type LoadRefused = Extract<Loadable<unknown>, { kind: 'refused' }>;

export const waiting = { kind: 'waiting' } as const;

/** The outcome of a call. */
export async function answerState<T>(
  question: Promise<Either<CouncilRefusal, T>>,
  clock: Clock,
): Promise<Loadable<T>> {
  const answer = await question;
  return isLeft(answer)
    ? { kind: 'refused', refusal: answer.left, at: clock.now() }
    : { kind: 'here', value: answer.right };
}

/** A presenter of one call. `ask` sends it, and sends it again after a refusal. */
export interface AskingPresenter<T> extends Presenter<Loadable<T>> {
  readonly ask: () => Promise<void>;
}

export function askingPresenter<T>(
  question: () => Promise<Either<CouncilRefusal, T>>,
  clock: Clock,
): AskingPresenter<T> {
  const state = new BehaviorSubject<Loadable<T>>(waiting);
  return {
    ...presented(state),
    ask: async () => {
      state.next(waiting);
      state.next(await answerState(question(), clock));
    },
  };
}
