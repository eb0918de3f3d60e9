/** How near to the screen a place counts as seen once the reader moves, in pixels: what is loaded then is there when they are. */
const near = 400;

/**
 * Runs `then` once a place of the page is on the screen, near it for a reader who has begun to move, or is printed; at once in a
 * browser that cannot say what is on the screen. Returns the way to stop waiting. A page that is only opened loads nothing for
 * what is below the screen.
 */
export function whenSeen(place: Element, then: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    then();
    return () => undefined;
  }
  const watched = (margin: number) => {
    const one = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
      },
      { rootMargin: `${margin}px` },
    );
    one.observe(place);
    return one;
  };
  let watch = watched(0);
  const moves = { capture: true, passive: true } as const;
  const moved = () => {
    window.removeEventListener('scroll', moved, moves);
    watch.disconnect();
    watch = watched(near);
  };
  const stop = () => {
    watch.disconnect();
    window.removeEventListener('scroll', moved, moves);
    // A printed page shows everything.
    window.removeEventListener('beforeprint', seen);
  };
  function seen(): void {
    stop();
    then();
  }
  window.addEventListener('scroll', moved, moves);
  window.addEventListener('beforeprint', seen);
  return stop;
}
