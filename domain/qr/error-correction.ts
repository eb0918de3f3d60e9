/** Twice a value in the field of 256 elements of the standard: x⁸ + x⁴ + x³ + x² + 1. */
const doubled = (value: number): number => (value < 128 ? value * 2 : (value * 2) ^ 0x11d);

function times(one: number, other: number): number {
  let product = 0;
  for (let [factor, rest] = [one, other]; rest > 0; [factor, rest] = [doubled(factor), rest >> 1])
    if (rest % 2 === 1) product ^= factor;
  return product;
}

/** The generator polynomial of a number of codewords, without its first coefficient, which is 1. */
function generator(corrections: number): readonly number[] {
  let coefficients = [1];
  for (let [count, root] = [0, 1]; count < corrections; [count, root] = [count + 1, doubled(root)]) {
    const before = coefficients;
    coefficients = [...before, 0].map((value, index) => value ^ times(before[index - 1] ?? 0, root));
  }
  return coefficients.slice(1);
}

/**
 * The codewords of error correction of a block (Reed-Solomon): the remainder of its data by the generator polynomial.
 *
 * @example correctionsOf([32, 91, 11, 120], 2) // two codewords
 */
export function correctionsOf(data: readonly number[], corrections: number): readonly number[] {
  const divisor = generator(corrections);
  let remainder: readonly number[] = divisor.map(() => 0);
  for (const codeword of data) {
    const [first = 0, ...rest] = remainder;
    const factor = codeword ^ first;
    remainder = divisor.map((value, index) => (rest[index] ?? 0) ^ times(value, factor));
  }
  return remainder;
}
