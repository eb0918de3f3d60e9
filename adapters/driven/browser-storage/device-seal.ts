import type { OneStoreDatabase } from './one-store-database.ts';

/** Bytes that only this browser opens. */
export interface Sealed {
  readonly sealed: Uint8Array;
  readonly iv: Uint8Array;
}

const keyName = ['seal'];
const algorithm = 'AES-GCM';

/** A copy in a buffer of its own, which the browser's interface asks for. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/**
 * Seals bytes with a key that was made in this browser. It is kept as an object that no script can read the key out of, so
 * that a copy of what is stored opens nothing.
 */
export function deviceSeal({ read, write }: OneStoreDatabase) {
  let made: Promise<CryptoKey> | null = null;
  const makeKey = async (): Promise<CryptoKey> => {
    const kept = await read<CryptoKey | undefined>((store) => store.get(keyName));
    if (kept) return kept;
    const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    if (await write((store) => store.add(key, keyName))) return key;
    // Another window of the same till has made one meanwhile.
    const other = await read<CryptoKey | undefined>((store) => store.get(keyName));
    if (!other) throw new Error('the key is not kept');
    return other;
  };
  const key = async (): Promise<CryptoKey> => {
    made ??= makeKey();
    try {
      return await made;
    } catch (defect) {
      made = null;
      throw defect;
    }
  };
  return {
    /** Null if this browser cannot seal. */
    close: async (bytes: Uint8Array): Promise<Sealed | null> => {
      try {
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, await key(), own(bytes));
        return { sealed: new Uint8Array(sealed), iv };
      } catch {
        return null;
      }
    },
    /** Null if it was sealed with another key, or changed. */
    open: async ({ sealed, iv }: Sealed): Promise<Uint8Array | null> => {
      try {
        const opened = await crypto.subtle.decrypt(
          { name: algorithm, iv: own(iv) },
          await key(),
          own(sealed),
        );
        return new Uint8Array(opened);
      } catch {
        return null;
      }
    },
  };
}
