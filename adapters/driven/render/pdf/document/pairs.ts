import { printed } from './letters.ts';
import { type Cursor, faint, keepTogether, linesHeight, margin, setLook, writeLines } from './page.ts';

type Pairs = readonly (readonly [string, string])[];

const look = { size: 9 } as const;

/** Those with a value, and how far the values are from the left. */
function placed(cursor: Cursor, pairs: Pairs) {
  const filled = pairs.filter(([, value]) => value !== '');
  setLook(cursor, { ...look, bold: true });
  const widest = filled.reduce(
    (most, [name]) => Math.max(most, cursor.document.getTextWidth(capitalised(name))),
    0,
  );
  return { filled, indent: Math.min(widest + 14, 230) };
}

/** How high these are when they are written. */
export function pairsHeight(cursor: Cursor, pairs: Pairs): number {
  const { filled, indent } = placed(cursor, pairs);
  return filled.reduce((sum, [, value]) => sum + linesHeight(cursor, printed(value), look, indent), 6);
}

/** Name and value, a line each; a longer value continues below itself. */
export function writePairs(cursor: Cursor, pairs: Pairs): void {
  const { filled, indent } = placed(cursor, pairs);
  cursor.y += 6;
  for (const [name, value] of filled) {
    const { document, structure } = cursor;
    const part = structure.part('P', structure.root);
    keepTogether(cursor, 14);
    setLook(cursor, { size: 9, colour: faint });
    structure.open(part);
    document.text(`${capitalised(printed(name))} `, margin.side, cursor.y + 9.9);
    structure.close();
    writeLines(cursor, part, printed(value), look, indent);
  }
}

const capitalised = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
