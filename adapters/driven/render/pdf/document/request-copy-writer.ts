import type { RequestCopy, RequestCopyWriter } from '#application/reports/request-copy.ts';
import type { FontFiles } from './font-files.ts';
import { printed } from './letters.ts';
import { newDocument } from './new-document.ts';
import { type Cursor, faint, keepTogether, margin, writeHeading, writeLines } from './page.ts';
import { numberPages } from './page-numbers.ts';
import { writePairs } from './pairs.ts';
import { structureOf } from './structure.ts';

/**
 * Writes the copy of a request as a PDF: town and form, its reference and date, every answer under its question. It
 * is read aloud in that order, in its language. The library and the fonts are loaded with the first copy.
 */
export function requestCopyWriter(fonts: () => Promise<FontFiles>): RequestCopyWriter {
  return {
    write: async (copy: RequestCopy) => {
      const title = printed(copy.title);
      const town = printed(copy.town);
      const subject = copy.told.map(([name, value]) => `${name}: ${printed(value)}`).join('; ');
      const document = await newDocument(
        { title: `${title}. ${town}`, subject, identity: '', language: copy.language, program: 'Concejo' },
        await fonts(),
      );
      const structure = structureOf(document, true);
      const cursor: Cursor = { document, structure, y: margin.top };
      document.outline.add(null, title, { pageNumber: 1 });
      writeLines(cursor, structure.part('P', structure.root), town, { size: 11, colour: faint });
      writeLines(cursor, structure.part('H1', structure.root), title, { size: 20, bold: true });
      writePairs(cursor, copy.told);
      for (const { heading, lines } of copy.sections) {
        if (lines.length === 0) continue;
        writeHeading(cursor, heading);
        for (const line of lines) writeAnswer(cursor, line.title, line.text);
      }
      numberPages(cursor, `${title}. ${town}`, copy.ofAll);
      return new Uint8Array(document.output('arraybuffer'));
    },
  };
}

/** Room for a question and the first line of its answer: neither is alone at the foot of a page. */
const together = 34;

function writeAnswer(cursor: Cursor, question: string, answer: string): void {
  const { structure } = cursor;
  const lines = answer.split('\n').map(printed);
  cursor.y += 8;
  keepTogether(cursor, together);
  writeLines(cursor, structure.part('P', structure.root), printed(question), { size: 9, colour: faint });
  const part = structure.part('P', structure.root);
  for (const line of lines) writeLines(cursor, part, line, { size: 11 });
}
