/** The widths that a column needs. */
export interface WantedWidth {
  /** All its text, each cell on one line. */
  readonly whole: number;
  /** Its longest word. */
  readonly word: number;
  /** What must not be broken: its widest number, its heading, a word of the result. Never more than `word`. */
  readonly least: number;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Distributes the width of a page among columns. If everything fits, the rest is distributed in proportion. If it
 * does not, each column has its minimum; the rest is used for the longest words, then for the lines, and each time
 * first for columns that lack little: a long text can take one line more rather than a name two.
 *
 * Minimums that together exceed the page are kept (`tableLayout` splits such a table into parts).
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

/** Widens columns towards the width they need, as far as there is room, beginning with those that lack least. */
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
