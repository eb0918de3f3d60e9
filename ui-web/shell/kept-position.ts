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

/** A page that has not grown for so long is taken to be whole; after so long nobody waits any more. */
const [calmMilliseconds, patienceMilliseconds] = [300, 5000];

/** What somebody does who goes on by themselves. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Brings the page to that place, and holds it there while the page still comes. Gives the way to end it sooner. */
export function returnTo(position: number): () => void {
  let frame = 0;
  let height = -1;
  let begun: number | null = null;
  let grown = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const move of ownMoves) window.removeEventListener(move, end);
  };
  const hold = (now: number) => {
    begun ??= now;
    const { scrollHeight } = document.documentElement;
    if (scrollHeight !== height) grown = now;
    height = scrollHeight;
    window.scrollTo({ top: position });
    const isWhole = height - window.innerHeight >= position && now - grown > calmMilliseconds;
    if (isWhole || now - begun > patienceMilliseconds) end();
    else frame = requestAnimationFrame(hold);
  };
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  frame = requestAnimationFrame(hold);
  return end;
}
