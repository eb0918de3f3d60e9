/** How many bytes are enough to recognise a file. */
const beginning = 200;

/**
 * Whether bytes begin as a web page does: what councils answer at an address that is not the one of the data, and
 * what is then saved.
 */
export function isWebPage(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, beginning));
  return /^(?:\u00EF\u00BB\u00BF)?\s*<(?:!doctype\s+html|html)\b/iu.test(start);
}
