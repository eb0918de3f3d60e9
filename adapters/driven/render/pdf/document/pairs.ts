import { printed } from './letters.ts';
import { type Cursor, faint, keepTogether, margin, setLook, writeLines } from './page.ts';

/** Name and value, a line each; a longer value continues below itself. */
export function writePairs(cursor: Cursor, pairs: readonly (readonly [string, string])[]): void {
  const filled = pairs.filter(([, value]) => value !== '');
  setLook(cursor, { size: 9, bold: true });
  const widest = filled.reduce(
    (most, [name]) => Math.max(most, cursor.document.getTextWidth(capitalised(name))),
    0,
  );
  const indent = Math.min(widest + 14, 230);
  cursor.y += 6;
  for (const [name, value] of filled) {
    const { document, structure } = cursor;
    const part = structure.part('P', structure.root);
    keepTogether(cursor, 14);
    setLook(cursor, { size: 9, colour: faint });
    structure.open(part);
    document.text(`${capitalised(printed(name))} `, margin.side, cursor.y + 9.9);
    structure.close();
    writeLines(cursor, part, printed(value), { size: 9 }, indent);
  }
}

const capitalised = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
