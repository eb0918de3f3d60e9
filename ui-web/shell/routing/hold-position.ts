/** A page that has not grown for this long counts as whole; after this long the waiting ends. */
const [calmMilliseconds, patienceMilliseconds] = [300, 5000];

/** Events of a reader who scrolls by themselves. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page to that place, or to one that moves as the page grows, and holds it there while the page is still loading.
 * Returns a function that ends it sooner.
 */
export function holdPosition(place: number | (() => number), calm = calmMilliseconds): () => void {
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
    const position = typeof place === 'number' ? place : place();
    window.scrollTo({ top: position });
    const isWhole = height - window.innerHeight >= position && now - grown > calm;
    if (isWhole || now - begun > patienceMilliseconds) end();
    else frame = requestAnimationFrame(hold);
  };
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  frame = requestAnimationFrame(hold);
  return end;
}
