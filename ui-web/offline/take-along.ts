/**
 * From the second page on the portal works without a connection, too. The first is stored now: it was opened before
 * the worker could store it. If the browser or its owner refuses, nothing is stored.
 */
export async function takeAlong(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const pictures = Array.from(document.images, ({ currentSrc }) => currentSrc);
    const own = pictures.filter((address) => address.startsWith(`${location.origin}/files/`));
    active?.postMessage([location.pathname + location.search, ...own]);
  } catch {
    // Private windows refuse it; the portal works without.
  }
}

/** A visitor who saves data is not sent what they did not ask for. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
