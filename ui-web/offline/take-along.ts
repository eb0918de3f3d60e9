/**
 * From the second page on the portal is there without a line, too. The first is kept as it is now: it was opened before
 * there was anybody to keep it. Where the browser or its owner wants none of that, nothing is taken along.
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
    // Private windows refuse it; the portal is the same without.
  }
}

/** Whoever pays by the byte is not sent what nobody asked for. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
