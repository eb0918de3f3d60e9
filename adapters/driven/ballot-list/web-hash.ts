import { keptBytes } from './kept-bytes.ts';
import type { RunningHash } from './list-hash.ts';

/** SHA-256 in hexadecimal digits, computed by the browser. */
export async function webSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same for bytes that come in pieces. A browser hashes only complete inputs, so they are kept until the end. */
export function webHash(): RunningHash {
  const all = keptBytes();
  return {
    update: async (bytes) => {
      all.add(bytes);
    },
    digest: () => webSha256(all.take()),
    close: async () => undefined,
  };
}
