/**
 * Text from a file, safe on a terminal: control characters (which move the cursor and colour) and those that turn the
 * direction of writing are shown as a sign.
 */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029]/gu, '\uFFFD');

/** Columns on a terminal, near enough: characters, without the marks that combine with the one before. */
export const width = (text: string): number => [...text.replaceAll(/\p{M}/gu, '')].length;

export const padEnd = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - width(text)));

export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - width(text))) + text;

/** Cut to so many columns, the last being an ellipsis where something was left out. */
export function fit(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  return `${[...text]
    .slice(0, Math.max(0, columns - 1))
    .join('')
    .trimEnd()}…`;
}

/** Words in lines of at most so many columns; a longer word has a line of its own. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && width(last) + 1 + width(word) <= columns)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
