const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The check sum of the format (CRC-32), over pieces. */
export function runningSum() {
  let sum = 0xffffffff;
  return {
    add(piece: Uint8Array): void {
      let next = sum;
      for (let at = 0; at < piece.length; at += 1) {
        next = (next >>> 8) ^ (sums[(next ^ (piece[at] as number)) & 0xff] as number);
      }
      sum = next >>> 0;
    },
    result: () => (sum ^ 0xffffffff) >>> 0,
  };
}
