/** One ballot of a row without quotes, as bytes: where its cells are. One object serves for all rows. */
export interface BallotBytes {
  readonly bytes: Buffer;
  line: number;
  voterFrom: number;
  voterTo: number;
  from: number;
  to: number;
  pointsFrom: number;
  pointsTo: number;
}

const [comma, zero, nine] = [44, 48, 57];
/** How many digits are at most read as a whole number without a check of its size. */
const surelyExact = 15;

/** Adds points that are written only in digits, so that there are `wanted`; false if they are not. */
export function addPlainPoints(
  points: number[],
  { bytes, pointsFrom, pointsTo }: BallotBytes,
  wanted: number,
): boolean {
  for (let start = pointsFrom; start < pointsTo; start += 1) {
    let end = start;
    let given = 0;
    for (; end < pointsTo && bytes[end] !== comma; end += 1) {
      const digit = bytes[end] as number;
      if (digit < zero || digit > nine) return false;
      given = given * 10 + digit - zero;
    }
    if (end === start || end - start > surelyExact) return false;
    points.push(given);
    start = end;
  }
  return points.length === wanted && bytes[pointsTo - 1] !== comma;
}
