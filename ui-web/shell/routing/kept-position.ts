/*
 * Where somebody was on a long page, kept in the browser's own entry for it. The browser keeps it too, but brings them
 * back before the page is there again, and so to wherever the page ends at that moment.
 */

const stateNow = (): Readonly<Record<string, unknown>> =>
  (history.state as Record<string, unknown> | null) ?? {};

/** When a link is followed away. */
export const keepPosition = (): void => history.replaceState({ ...stateNow(), at: window.scrollY }, '');

/** What an entry knows of somebody's earlier stay on its page. */
interface Stay {
  /** Whether there was one: then somebody went back to it, or forward. */
  readonly wasSeen: boolean;
  readonly at: number | null;
}

/**
 * Comes to the page of this entry, which counts as seen from now on. Where somebody was is told once. (Events do not tell
 * in time whether somebody went back: the browser hands `popstate` to the router first, and tells it of jumps within a
 * page too.)
 */
export function enterEntry(): Stay {
  const { at, seen, ...rest } = stateNow();
  history.replaceState({ ...rest, seen: true }, '');
  return { wasSeen: seen === true || typeof at === 'number', at: typeof at === 'number' ? at : null };
}

/** Brings the page back to that place, by a script that only who comes back needs. Gives the way to end it sooner. */
export function returnTo(position: number): () => void {
  let isLeft = false;
  const holding = import('./hold-position.ts')
    .then(({ holdPosition }) => (isLeft ? undefined : holdPosition(position)))
    // Where it does not come, the page stays at its top.
    .catch(() => undefined);
  return () => {
    isLeft = true;
    void holding.then((end) => end?.());
  };
}
