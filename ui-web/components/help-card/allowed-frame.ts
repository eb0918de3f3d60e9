/**
 * Whether an address may stand in a frame: over TLS, of a host that is allowed by its whole name, and without name or
 * password.
 *
 * @example isAllowedFrame('https://tesauro.example/?ref=a', ['tesauro.example']) // true
 */
export function isAllowedFrame(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && hosts.includes(host);
}
