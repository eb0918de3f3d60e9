/** From now on the page of shops opens without a connection, too. If the browser refuses, it needs one. */
export async function takeTillAlong(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/shop-worker.js', { scope: '/bonos/tienda' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(location.pathname + location.search);
  } catch {
    // Private windows refuse it.
  }
}
