/** The address of a database without user and password, to be shown to people. */
export function shownAddress(url: string): string {
  const { protocol, host, pathname, searchParams } = new URL(url);
  return `${protocol}//${host || searchParams.get('host') || ''}${pathname}`;
}
