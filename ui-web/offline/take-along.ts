/**
 * From the second page on the portal works without a connection, too. The first is stored now: it was opened before
 * the worker could store it. If the browser or its owner refuses, nothing is stored.
 */
export async function takeAlong(): Promise<void> {
  if (!import.meta.env.PROD || savesData()) return;
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register('/service-worker.js');
    const { active } = await serviceWorker.ready;
    const pictures = Array.from(document.images, ({ currentSrc }) => currentSrc);
    const own = pictures.filter((address) => address.startsWith(`${location.origin}/files/`));
    active?.postMessage([location.pathname + location.search, ...own]);
  } catch {
    // Private windows refuse it, and addresses without a certificate have no workers; the portal works without.
  }
}

/** A visitor who saves data is not sent what they did not ask for. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
