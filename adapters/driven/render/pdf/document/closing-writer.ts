import type { ClosingSheet } from '#application/reports/closing/closing-sheet.ts';
import type { FontFiles } from './font-files.ts';
import { printed } from './letters.ts';
import { newDocument } from './new-document.ts';
import {
  type Cursor,
  faint,
  keepTogether,
  lineWidth,
  margin,
  rule,
  setLook,
  writeHeading,
  writeLines,
} from './page.ts';
import { numberPages } from './page-numbers.ts';
import { writePairs } from './pairs.ts';
import { addSignatureFields, type SignatureField } from './signature-fields.ts';
import { structureOf } from './structure.ts';

const [fieldHeight, gap] = [84, 20];

/** The frames of the fields, side by side with their names above them: never divided by the end of a page. */
function drawFields(cursor: Cursor, words: readonly string[]): readonly SignatureField[] {
  keepTogether(cursor, fieldHeight + 24);
  const { document, structure } = cursor;
  const width = (lineWidth(cursor) - gap * (words.length - 1)) / words.length;
  const height = document.internal.pageSize.getHeight();
  const top = cursor.y + 18;
  const page = document.getNumberOfPages();
  const fields = words.map((one, n): SignatureField => {
    const left = margin.side + n * (width + gap);
    structure.open(structure.part('P', structure.root));
    setLook(cursor, { size: 8, colour: faint });
    document.text(printed(one), left, top - 5);
    structure.close();
    structure.open(null);
    document.setDrawColor(rule);
    document.setLineWidth(0.75);
    document.rect(left, top, width, fieldHeight);
    structure.close();
    const lower = height - top - fieldHeight;
    return { page, box: [left, lower, left + width, lower + fieldHeight], words: one };
  });
  cursor.y = top + fieldHeight;
  return fields;
}

/** Writes a closing record as a PDF with a field for the signature of each of two people. */
export async function writeClosingSheet(
  sheet: ClosingSheet,
  fonts: () => Promise<FontFiles>,
): Promise<Uint8Array> {
  const title = printed(`${sheet.title}: ${sheet.subject}`);
  const subject = sheet.about.map(([name, value]) => `${name}: ${printed(value)}`).join('; ');
  const facts = { title, subject, identity: subject, language: sheet.tag, program: 'Concejo' };
  const document = await newDocument(facts, await fonts());
  const structure = structureOf(document, true);
  const cursor: Cursor = { document, structure, y: margin.top };
  document.outline.add(null, title, { pageNumber: 1 });
  writeLines(cursor, structure.part('P', structure.root), printed(sheet.title), { size: 11, colour: faint });
  writeLines(cursor, structure.part('H1', structure.root), printed(sheet.subject), { size: 20, bold: true });
  writePairs(cursor, sheet.about);
  for (const { heading, lines, pairs, figures } of sheet.sections) {
    writeHeading(cursor, printed(heading));
    for (const line of lines)
      writeLines(cursor, structure.part('P', structure.root), printed(line), { size: 9 });
    for (const some of [pairs, figures]) if (some.length > 0) writePairs(cursor, some);
  }
  addSignatureFields(document, drawFields(cursor, sheet.fields));
  numberPages(cursor, title, sheet.ofAll);
  return new Uint8Array(document.output('arraybuffer'));
}
