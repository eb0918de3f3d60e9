/** What a column would like to have, and the least that cuts none of its words. */
export interface WantedWidth {
  readonly whole: number;
  readonly least: number;
}

/**
 * Shares the width of a page out among columns. Where everything fits, what is left is shared in proportion; where it
 * does not, each column has room for its longest word, and the rest goes first to those that lack little: a long text
 * breaks into one line more sooner than a name into two.
 *
 * @example columnWidths([{ whole: 300, least: 60 }, { whole: 50, least: 40 }], 200) // [150, 50]
 */
export function columnWidths(wanted: readonly WantedWidth[], room: number): readonly number[] {
  const whole = sum(wanted.map((one) => one.whole));
  if (whole <= room) return wanted.map((one) => (one.whole / whole) * room);
  const least = sum(wanted.map((one) => one.least));
  if (least >= room) return wanted.map((one) => (one.least / least) * room);
  const widths = wanted.map((one) => one.least);
  const byLack = wanted
    .map((one, at) => ({ at, lack: one.whole - one.least }))
    .toSorted((a, b) => a.lack - b.lack);
  let left = room - least;
  for (const [served, { at, lack }] of byLack.entries()) {
    const given = Math.min(lack, left / (byLack.length - served));
    widths[at] = (widths[at] ?? 0) + given;
    left -= given;
  }
  return widths;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
