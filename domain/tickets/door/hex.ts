/** Bytes as lowercase hexadecimal. */
export const writeHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a text in hexadecimal; null if it is none. */
export const readHex = (text: string): Uint8Array | null =>
  /^(?:[0-9a-f]{2})*$/u.test(text)
    ? Uint8Array.from(text.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16))
    : null;
