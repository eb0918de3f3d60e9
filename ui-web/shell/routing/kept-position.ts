/*
 * The reader's position on a long page, stored in the browser's history entry. The browser stores it too, but
 * restores it before the page is loaded again, and so scrolls to wherever the page ends at that moment.
 */

const stateNow = (): Readonly<Record<string, unknown>> =>
  (history.state as Record<string, unknown> | null) ?? {};

/** When a link to another page is followed. */
export const keepPosition = (): void => history.replaceState({ ...stateNow(), at: window.scrollY }, '');

/** What a history entry has of an earlier stay on its page. */
interface Stay {
  /** Whether there was one: then the reader went back to it, or forward. */
  readonly wasSeen: boolean;
  readonly at: number | null;
}

/**
 * Enters the page of this history entry, which counts as visited from now on. The earlier position is given once.
 * (Events do not tell in time whether the reader went back: the browser sends `popstate` to the router first, and
 * sends it for jumps within a page too.)
 */
export function enterEntry(): Stay {
  const { at, seen, ...rest } = stateNow();
  history.replaceState({ ...rest, seen: true }, '');
  return { wasSeen: seen === true || typeof at === 'number', at: typeof at === 'number' ? at : null };
}

/**
 * Scrolls the page back to that position, with a script that is loaded only for readers who return. Returns a
 * function that ends it sooner.
 */
export function returnTo(position: number): () => void {
  let isLeft = false;
  const holding = import('./hold-position.ts')
    .then(({ holdPosition }) => (isLeft ? undefined : holdPosition(position)))
    // If it does not load, the page stays at its top.
    .catch(() => undefined);
  return () => {
    isLeft = true;
    void holding.then((end) => end?.());
  };
}
