/** Which of two lists of bytes comes first; 0 if they are alike as far as the shorter one goes. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const less = (a[at] as number) - (b[at] as number);
    if (less !== 0) return less;
  }
  return 0;
}
