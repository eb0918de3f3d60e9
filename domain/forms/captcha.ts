/** A sum or a difference that a person does at a glance. */
export interface Sum {
  readonly first: number;
  readonly second: number;
  readonly sign: 'plus' | 'minus';
}

/** Of two random bytes; the first number is the greater one, so that no answer is below zero. */
export function sumOf(bytes: Uint8Array): Sum {
  const [a = 0, b = 0] = bytes;
  const [one, other] = [2 + (a % 18), 1 + (b % 9)];
  return {
    first: Math.max(one, other),
    second: Math.min(one, other),
    sign: (a + b) % 2 === 0 ? 'plus' : 'minus',
  };
}

/** The answer of a sum, in decimal digits: `7 + 4` is `11`. */
export const answerOf = ({ first, second, sign }: Sum): string =>
  String(sign === 'plus' ? first + second : first - second);

/** Whether what was written is that answer; spaces and full-width digits are forgiven. */
export const answers = (written: string, answer: string): boolean =>
  written
    .normalize('NFKC')
    .trim()
    .replace(/^0+(?=\d)/u, '') === answer;
