/** Draws whole numbers that look random and are the same for the same seed, on every machine. */
export interface Draw {
  /** A whole number from 0 to 2^32 − 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, not including, `end`; each as likely as any other. `end` is from 1 to 2^32. */
  readonly below: (end: number) => number;
}

const values = 2 ** 32;

/**
 * The generator of one run: SplitMix with 32 bits (Steele, Lea, Flood: “Fast splittable pseudorandom number generators”, 2014;
 * constants of MurmurHash3). It uses whole numbers only, so no rounding of a machine changes it. Runs of the same seed
 * differ, and do not depend on how many there are.
 */
export function drawOf(seed: number, run: number): Draw {
  let state = mixed((mixed(seed) + Math.imul(run + 1, 0x9e3779b9)) | 0) | 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    return mixed(state);
  };
  const below = (end: number): number => {
    // What is left over of the last whole multiple of `end` would make small numbers more likely.
    const last = values - (values % end);
    for (;;) {
      const drawn = next();
      if (drawn < last) return drawn % end;
    }
  };
  return { next, below };
}

function mixed(state: number): number {
  let bits = state;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
