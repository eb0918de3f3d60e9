/* The few forms of DER (ITU-T X.690) that an encrypted message needs. */

/** An element: its tag, its length, its content. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const digits = length.toString(16);
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
export const octets = (content: Uint8Array): Buffer => der(0x04, content);

/** An object identifier, of its numbers with dots. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  const bytes = others.flatMap((number) => {
    const septets = [number & 0x7f];
    for (let rest = number >>> 7; rest > 0; rest >>>= 7) septets.unshift((rest & 0x7f) | 0x80);
    return septets;
  });
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
}

/** An element as it is found: its tag, its content, all of its bytes. */
export interface DerElement {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly bytes: Uint8Array;
}

/** The elements of a content, one after the other. */
export function elementsIn(content: Uint8Array): readonly DerElement[] {
  const found: DerElement[] = [];
  for (let at = 0; at < content.length; ) {
    const [tag = 0, first = 0] = content.subarray(at, at + 2);
    const more = first < 0x80 ? 0 : first & 0x7f;
    const long = content.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0);
    const [from, length] = [at + 2 + more, more === 0 ? first : long];
    found.push({
      tag,
      content: content.subarray(from, from + length),
      bytes: content.subarray(at, from + length),
    });
    at = from + length;
  }
  return found;
}
