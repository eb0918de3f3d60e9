/**
 * From now on the portal works without a connection, too. The open page is stored now, with its pictures and files: it was
 * opened before the worker could store it. The worker stores the other files afterwards, and is told again on every page, so that it
 * continues. If the browser or its owner refuses, nothing is stored.
 */
export async function takeAlong(): Promise<void> {
  if (!import.meta.env.PROD || savesData()) return;
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register('/service-worker.js');
    const { active } = await serviceWorker.ready;
    // The worker takes from this what it stores.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage([location.pathname + location.search, ...loaded]);
  } catch {
    // Private windows refuse it, and addresses without a certificate have no workers; the portal works without.
  }
}

/** A visitor who saves data is not sent what they did not ask for. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
