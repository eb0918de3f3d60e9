/** Brings an element into view within the part of the page that scrolls, and leaves the page where it is. */
export function showWithin(pane: HTMLElement | null, element: Element | null): void {
  if (pane === null || element === null || pane.scrollHeight <= pane.clientHeight) return;
  const [frame, box] = [pane.getBoundingClientRect(), element.getBoundingClientRect()];
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  pane.scrollTop += box.top - frame.top - frame.height / 3;
}
