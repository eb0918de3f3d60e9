/** Runs something that is not urgent once the page has been drawn and the browser is idle. */
export function afterFirstPaint(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 1000);
}
