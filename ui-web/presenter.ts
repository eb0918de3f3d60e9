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

/**
 * The same for a screen that waits for its answers first: what comes then is drawn in slices, between which the browser
 * handles presses. All that follows is drawn at once, as what is typed must be.
 */
export function useComingViewModel<S extends { readonly kind: string }>(presenter: Presenter<S>): S {
  const state = useViewModel(presenter);
  const drawn = useDeferredValue(state);
  return drawn.kind === 'loading' ? drawn : state;
}
