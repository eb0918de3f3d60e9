import { useDeferredValue, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';

/** The input of a screen: the state now, and a call whenever it changes. Presenters do not know React. */
export interface Presenter<S> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => S;
}

/** A presenter's public side: its rxjs state as something to subscribe to. */
export const presented = <S>(state: BehaviorSubject<S>): Presenter<S> => ({
  subscribe: (changed) => {
    // The subject sends its value to every new subscriber; React has read it already.
    let isHere = false;
    const subscription = state.subscribe(() => isHere && changed());
    isHere = true;
    return () => subscription.unsubscribe();
  },
  current: () => state.value,
});

/** The one hook that joins React to a presenter. */
export const useViewModel = <S>(presenter: Presenter<S>): S =>
  // The server draws the state that is loaded, too, and the browser takes over from the very same state.
  useSyncExternalStore(presenter.subscribe, presenter.current, presenter.current);

/** Whether a state waits for its first answer. */
const waits = ({ kind }: { readonly kind: string }): boolean => kind === 'loading' || kind === 'waiting';

/**
 * The same for a screen that waits for answers first: what comes then is drawn in slices, between which the browser handles
 * presses. All that follows is drawn at once, as what is typed must be.
 */
export const useComingViewModel = <S extends { readonly kind: string }>(presenter: Presenter<S>): S =>
  useSlicedViewModel(presenter, waits);

/** The same for a screen of several answers. @param isComing whether some of those that it begins with are not here yet */
export function useSlicedViewModel<S>(presenter: Presenter<S>, isComing: (state: S) => boolean): S {
  const state = useViewModel(presenter);
  const drawn = useDeferredValue(state);
  return isComing(drawn) ? drawn : state;
}
