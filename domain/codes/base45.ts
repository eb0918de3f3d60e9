/** The 45 characters of a QR code's alphanumeric mode, which needs 5.5 bits for each (RFC 9285). */
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/**
 * Bytes as text of a QR code's alphanumeric mode: two bytes are three characters, a last byte alone is two (RFC 9285).
 *
 * @example base45(new Uint8Array([65, 66])) // 'BB8'
 */
export function base45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const pair = bytes.subarray(at, at + 2);
    let rest = pair.reduce((sum, byte) => sum * 256 + byte, 0);
    for (let left = pair.length + 1; left > 0; left -= 1) {
      text += signs.charAt(rest % 45);
      rest = Math.floor(rest / 45);
    }
  }
  return text;
}

/** The bytes of a text; null if it is not what `base45` makes of any bytes. */
export function fromBase45(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const group = Array.from(text.slice(at, at + 3), (sign) => signs.indexOf(sign));
    const value = group.reduceRight((sum, digit) => sum * 45 + digit, 0);
    const size = group.length - 1;
    if (group.includes(-1) || size === 0 || value >= 256 ** size) return null;
    if (size === 2) bytes.push(Math.floor(value / 256));
    bytes.push(value % 256);
  }
  return new Uint8Array(bytes);
}
