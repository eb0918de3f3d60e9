/** What became of sharing: nothing is to be said, the address was copied, or could not be. */
export type ShareOutcome = 'none' | 'copied' | 'notCopied';

/** The device's own sharing; without it, the address is copied. Cancelling it is not a failure. */
export async function shareOrCopy(title: string, url: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'none';
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return 'none';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
