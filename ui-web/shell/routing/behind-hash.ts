/** What the server draws is without it: no browser sends it. */
const sent: Pick<Location, 'hash'> = { hash: '' };

/** The part of the address after `#`; one that a mail program cut within an encoded character is returned unchanged. */
export function behindHash({ hash }: Pick<Location, 'hash'> = globalThis.location ?? sent): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
