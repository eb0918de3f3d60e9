/** How near to the screen a place counts as seen, in pixels: what is loaded then is there when the reader is. */
const near = 200;

/**
 * Runs `then` once a place of the page is near the screen, or is printed; at once in a browser that cannot say what is on the
 * screen. Returns the way to stop waiting.
 */
export function whenSeen(place: Element, then: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    then();
    return () => undefined;
  }
  const watch = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
    },
    { rootMargin: `${near}px` },
  );
  const stop = () => {
    watch.disconnect();
    // A printed page shows everything.
    window.removeEventListener('beforeprint', seen);
  };
  function seen(): void {
    stop();
    then();
  }
  watch.observe(place);
  window.addEventListener('beforeprint', seen);
  return stop;
}
