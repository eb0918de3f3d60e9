/** Opens or closes every part within an element. */
export function openAll(within: Element, open: boolean): void {
  for (const part of within.querySelectorAll('details')) part.open = open;
}

/** Opens every part around an element, scrolls to it and gives it the focus. */
export function reveal(id: string): void {
  const target = document.getElementById(id);
  if (target === null) return;
  for (let around = target.parentElement; around !== null; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
  target.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
}
