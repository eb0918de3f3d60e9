/** From now on the page of a device opens without a connection, too. If the browser refuses, it needs one. */
export async function takePageAlong(worker: string, scope: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(worker, { scope });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(location.pathname + location.search);
  } catch {
    // Private windows refuse it.
  }
}
