/** What a column would like to have. */
export interface WantedWidth {
  /** All that stands in it, each on one line. */
  readonly whole: number;
  /** Its longest word. */
  readonly word: number;
  /** What must not be broken: its widest number, its heading, a word of the result. Never more than `word`. */
  readonly least: number;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Shares the width of a page out among columns. Where everything fits, what is left is shared in proportion. Where it
 * does not, each column has its least; the rest goes to the longest words, then to the lines, and each time first to
 * those that lack little: a long text breaks into one line more sooner than a name into two.
 *
 * What together has more than the page at least gets it all the same (`tableLayout` cuts such a table into parts).
 *
 * @example
 * columnWidths([{ whole: 300, word: 60, least: 60 }, { whole: 50, word: 40, least: 40 }], 200) // [150, 50]
 */
export function columnWidths(wanted: readonly WantedWidth[], room: number): readonly number[] {
  const whole = sum(wanted.map((one) => one.whole));
  if (whole <= room) return wanted.map((one) => (one.whole / whole) * room);
  const widths = wanted.map((one) => one.least);
  grow(
    widths,
    wanted.map((one) => one.word),
    room,
  );
  grow(
    widths,
    wanted.map((one) => one.whole),
    room,
  );
  return widths;
}

/** Widens columns towards what they want, as far as there is room, beginning with those that lack least. */
function grow(widths: number[], goals: readonly number[], room: number): void {
  const byLack = goals
    .map((goal, at) => ({ at, lack: goal - (widths[at] ?? 0) }))
    .toSorted((a, b) => a.lack - b.lack);
  let left = Math.max(0, room - sum(widths));
  for (const [served, { at, lack }] of byLack.entries()) {
    const given = Math.min(lack, left / (byLack.length - served));
    widths[at] = (widths[at] ?? 0) + given;
    left -= given;
  }
}
