/** A word without accents, case and separators, as two people may write it differently. */
const bare = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}\s_-]/gu, '')
    .toLowerCase();

/**
 * How many letters must be inserted, removed, replaced or exchanged with their neighbour to make one word of another
 * (optimal string alignment).
 */
function edits(from: readonly string[], to: readonly string[]): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries()) {
      const isExchanged = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other;
      next.push(
        Math.min(
          Number(row[j + 1]) + 1,
          Number(next[j]) + 1,
          Number(row[j]) + Number(letter !== other),
          isExchanged ? Number(before[j - 1]) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return Number(row[to.length]);
}

/**
 * In a longer word more letters may be wrong: none in two letters, one in seven, two in eleven, then three. With more,
 * `titles` would be `files`.
 */
const mostEdits = (length: number): number =>
  length < 3 ? 0 : Math.min(3, Math.max(1, Math.floor(length / 4)));

/**
 * The known word that a person most probably meant by another; null if none is near. Accents, case and hyphens do not
 * count. Of two that are equally near it is the first.
 *
 * @example nearWord('tittle', ['body', 'title']) // 'title'
 * @example nearWord('idiomas', ['languages', 'title']) // null
 */
export function nearWord(word: string, known: readonly string[]): string | null {
  const letters = [...bare(word)];
  const near = known
    .map((name) => ({ name, letters: [...bare(name)] }))
    .map(({ name, letters: other }) => ({
      name,
      distance: edits(letters, other),
      most: mostEdits(Math.max(letters.length, other.length)),
    }))
    .filter(({ distance, most }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.name ?? null;
}
