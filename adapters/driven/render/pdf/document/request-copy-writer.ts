import type { RequestCopy, RequestCopyWriter } from '#application/reports/request-copy.ts';
import type { QrModules } from './draw-qr.ts';
import type { FontFiles } from './font-files.ts';
import { printed } from './letters.ts';
import { newDocument } from './new-document.ts';
import { type Cursor, faint, headingHeight, keepTogether, margin, writeHeading, writeLines } from './page.ts';
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
      // Few copies have a code: what draws it is a script of its own.
      const hasCodes = copy.sections.some(({ code }) => code !== undefined);
      const drawing = hasCodes ? await import('./draw-qr.ts') : null;
      for (const section of copy.sections) writeSection(cursor, section, drawing);
      numberPages(cursor, `${title}. ${town}`, copy.ofAll);
      return new Uint8Array(document.output('arraybuffer'));
    },
  };
}

type CodeDrawing = typeof import('./draw-qr.ts');

/** As wide as a code that any camera reads from paper at arm's length. */
const codeSide = 128;

/** A heading and what is under it; beside a code, if it has one. */
function writeSection(
  cursor: Cursor,
  { heading, lines, code }: RequestCopy['sections'][number],
  drawing: CodeDrawing | null,
): void {
  if (lines.length === 0) return;
  const modules = code === undefined || drawing === null ? null : drawing.qrModules(code.text);
  if (modules === null || code === undefined || drawing === null) {
    writeHeading(cursor, heading);
    for (const line of lines) writeAnswer(cursor, line.title, line.text);
    return;
  }
  writeHeading(cursor, heading, headingHeight + codeSide);
  const { document, y: top } = cursor;
  const page = document.getNumberOfPages();
  drawCode(cursor, drawing, { modules, words: printed(code.label) });
  for (const line of lines) writeAnswer(cursor, line.title, line.text, codeSide + 14);
  if (document.getNumberOfPages() === page) cursor.y = Math.max(cursor.y, top + codeSide);
}

/** The code at the start of the lines that follow, read aloud by its words. */
function drawCode(
  { document, structure, y: top }: Cursor,
  { drawQr }: CodeDrawing,
  { modules, words }: { readonly modules: QrModules; readonly words: string },
): void {
  const figure = structure.part('Figure', structure.root, { alternative: words });
  const height = document.internal.pageSize.getHeight();
  figure.box = [margin.side, height - top - codeSide, margin.side + codeSide, height - top];
  structure.open(figure);
  drawQr(document, modules, { left: margin.side, top, side: codeSide });
  structure.close();
}

/** Room for a question and the first line of its answer: neither is alone at the foot of a page. */
const together = 34;

function writeAnswer(cursor: Cursor, question: string, answer: string, indent = 0): void {
  const { structure } = cursor;
  const lines = answer.split('\n').map(printed);
  cursor.y += 8;
  keepTogether(cursor, together);
  writeLines(
    cursor,
    structure.part('P', structure.root),
    printed(question),
    { size: 9, colour: faint },
    indent,
  );
  const part = structure.part('P', structure.root);
  for (const line of lines) writeLines(cursor, part, line, { size: 11 }, indent);
}
