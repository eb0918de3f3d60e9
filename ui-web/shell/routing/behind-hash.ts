/** What stands behind the `#` of the address; one that a mail program cut in the middle of a sign is taken as it stands. */
export function behindHash({ hash }: Pick<Location, 'hash'> = window.location): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
