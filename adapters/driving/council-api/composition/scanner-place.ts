import type { ScannerPlace } from '#adapters/driven/scanner/clamd.ts';

/** The longest path of a socket that Linux accepts. */
const longestPath = 107;

/** Reads `unix:/run/clamav/clamd.ctl` or `tcp://host:3310`; null if it is neither. */
export function scannerPlace(text: string): ScannerPlace | null {
  const path = /^unix:(\/[^\0]+)$/u.exec(text)?.[1];
  if (path !== undefined) return Buffer.byteLength(path) > longestPath ? null : { kind: 'unix', path };
  const named = /^tcp:\/\/(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})\/?$/iu.exec(text);
  const port = Number(named?.[3]);
  if (named === null || port < 1 || port > 65_535) return null;
  return { kind: 'tcp', host: named[1] ?? named[2] ?? '', port };
}
