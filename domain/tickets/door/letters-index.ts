import { type PackedTickets, rowBytes, rowPlaces } from './door-part.ts';

/** The rows of a list by the first two bytes of the hashes of their letters. */
export interface LettersIndex {
  /** Where in `rows` those of each beginning are; the next one is where they end. */
  readonly starts: Uint32Array;
  /** The part and the row in it, as one number. */
  readonly rows: Uint32Array;
}

const beginnings = 65_536;
const rowsInPart = 2 ** 20;

/** The part and the row of an entry of an index. */
export const rowOfEntry = (entry: number): { readonly part: number; readonly row: number } => ({
  part: Math.floor(entry / rowsInPart),
  row: entry % rowsInPart,
});

/** By what an index begins: the first two bytes of a hash of letters. */
export const lettersBeginning = (bytes: Uint8Array, at = 0): number =>
  (bytes[at] as number) * 256 + (bytes[at + 1] as number);

/** Every row of a list, in order. */
function eachRow(parts: readonly PackedTickets[], visit: (beginning: number, entry: number) => void): void {
  for (const [part, { rows, factBytes }] of parts.entries()) {
    const size = rowBytes(factBytes);
    for (let row = 0; row * size < rows.length; row += 1)
      visit(lettersBeginning(rows, row * size + rowPlaces.letters), part * rowsInPart + row);
  }
}

/** Indexes a list by its letters: two passes over 100,000 rows, so that what is typed is found in two or three of them. */
export function indexOfLetters(parts: readonly PackedTickets[]): LettersIndex {
  const starts = new Uint32Array(beginnings + 1);
  let count = 0;
  eachRow(parts, (beginning) => {
    starts[beginning + 1] = (starts[beginning + 1] as number) + 1;
    count += 1;
  });
  for (let at = 1; at < starts.length; at += 1)
    starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const [rows, next] = [new Uint32Array(count), starts.slice()];
  eachRow(parts, (beginning, entry) => {
    const at = next[beginning] as number;
    rows[at] = entry;
    next[beginning] = at + 1;
  });
  return { starts, rows };
}
