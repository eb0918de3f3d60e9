import type { Provenance, ReportSheet } from '#application/reports/report.ts';
import { printed } from './letters.ts';
import {
  boundAt,
  type Cursor,
  faint,
  groupColours,
  headingHeight,
  ink,
  keepTogether,
  lineWidth,
  linesHeight,
  margin,
  rule,
  setLook,
  tint,
  writeHeading,
  writeLines,
} from './page.ts';
import { pairsHeight, writePairs } from './pairs.ts';

/** What a printed result begins with: of which vote it is, its figures, and how much of the budget is spent. */
export function drawSheetHead(cursor: Cursor, { about, figures, spent }: ReportSheet): void {
  writePairs(cursor, about);
  cursor.y += 10;
  drawFigures(cursor, figures);
  if (spent) drawShare(cursor, spent);
}

const [largest, gap] = [15, 16];

/** With more figures than these they are in two rows. */
const mostInRow = 5;

/** The figures side by side, each under its name, in letters so large that none has to be broken. */
function drawFigures(cursor: Cursor, figures: Provenance): void {
  const inRow = figures.length > mostInRow ? Math.ceil(figures.length / 2) : figures.length;
  for (let at = 0; at < figures.length; at += inRow)
    drawFigureRow(cursor, figures.slice(at, at + inRow), inRow);
}

function drawFigureRow(cursor: Cursor, figures: Provenance, inRow: number): void {
  const { document, structure } = cursor;
  const room = (lineWidth(cursor) - gap * (inRow - 1)) / inRow;
  const sizeFor = (words: readonly string[], most: number, bold: boolean) => {
    setLook(cursor, { size: most, bold });
    const widest = Math.max(1, ...words.map((word) => document.getTextWidth(word)));
    return Math.min(most, (most * room) / widest);
  };
  const values = sizeFor(
    figures.map(([, value]) => value),
    largest,
    true,
  );
  const names = sizeFor(
    figures.map(([name]) => name),
    8,
    false,
  );
  keepTogether(cursor, 44);
  for (const [at, [name, value]] of figures.entries()) {
    const x = margin.side + at * (room + gap);
    structure.open(structure.part('P', structure.root));
    setLook(cursor, { size: names, colour: faint });
    document.text(`${name} `, x, cursor.y + 10);
    setLook(cursor, { size: values, bold: true });
    document.text(value, x, cursor.y + 28);
    structure.close();
  }
  cursor.y += 38;
}

const barHeight = 12;

/** The budget as a bar, and what is spent of it; the words below say the same. */
function drawShare(cursor: Cursor, { share, words }: NonNullable<ReportSheet['spent']>): void {
  const { document, structure } = cursor;
  keepTogether(cursor, barHeight + 24);
  const figure = structure.part('Figure', structure.root, { alternative: words });
  boundAt(cursor, figure, cursor.y, cursor.y + barHeight);
  structure.open(figure);
  document.setFillColor(tint);
  document.setDrawColor(ink);
  document.setLineWidth(0.5);
  document.rect(margin.side, cursor.y, lineWidth(cursor), barHeight, 'FD');
  document.setFillColor(groupColours[0]);
  const length = lineWidth(cursor) * Math.min(1, Math.max(0, share));
  if (length > 0) document.rect(margin.side, cursor.y, length, barHeight, 'F');
  structure.close();
  cursor.y += barHeight + 4;
  writeLines(cursor, structure.part('P', structure.root), printed(words), { size: 9 });
}

const recountLook = { size: 9 } as const;

/** How anyone can count again. */
export function drawRecount(cursor: Cursor, recount: NonNullable<ReportSheet['recount']>): void {
  const { structure } = cursor;
  writeHeading(cursor, recount.title);
  writeLines(cursor, structure.part('P', structure.root), recount.text, recountLook);
  writePairs(cursor, recount.facts);
}

/** How high that is. */
export const recountHeight = (cursor: Cursor, { text, facts }: NonNullable<ReportSheet['recount']>): number =>
  headingHeight + linesHeight(cursor, text, recountLook) + pairsHeight(cursor, facts);

const [signatureLine, signed] = [30, 2];

/** How high the lines for those who sign are, with their heading; the last of them needs more room. */
export const signaturesHeight = ({ lines }: NonNullable<ReportSheet['signatures']>): number =>
  headingHeight + signatureLine * (lines.length + 1) + 12;

/** Lines for those who sign: two blocks beside each other, on one page, the last thing of a document. */
export function drawSignatures(cursor: Cursor, signatures: NonNullable<ReportSheet['signatures']>): void {
  const { title, lines } = signatures;
  const { document, structure } = cursor;
  writeHeading(cursor, title, signaturesHeight(signatures) - 14);
  const width = (lineWidth(cursor) - gap * 2) / signed;
  const top = cursor.y;
  for (let block = 0; block < signed; block += 1) {
    const x = margin.side + block * (width + gap * 2);
    for (const [at, line] of lines.entries()) {
      // The last line is for a signature.
      const y = top + signatureLine * (at + 1) + (at === lines.length - 1 ? signatureLine : 0);
      structure.open(structure.part('P', structure.root));
      setLook(cursor, { size: 8, colour: faint });
      document.text(line, x, y);
      structure.close();
      structure.open(null);
      document.setDrawColor(rule);
      document.setLineWidth(0.5);
      document.line(x + document.getTextWidth(line) + 8, y, x + width, y);
      structure.close();
    }
  }
  cursor.y = top + signatureLine * (lines.length + 1) + 12;
}
