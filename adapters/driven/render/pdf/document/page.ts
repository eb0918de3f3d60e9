import type { jsPDF } from 'jspdf';
import { brokenLines } from './broken-lines.ts';
import type { TaggedPart, Structure } from './structure.ts';

/** Points, as printers have them: 72 to an inch. */
export const margin = { top: 48, side: 42, bottom: 54 } as const;

export const family = 'NotoSans';

export const ink = '#14181f';
export const faint = '#4a5461';
export const rule = '#c9d0d8';
export const tint = '#f4f6f8';

/** Colours that people with any colour vision distinguish (Okabe and Ito), the first for the subject of the report. */
export const groupColours = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00'] as const;

/** The position of the next element on the last page of a document. */
export interface Cursor {
  readonly document: jsPDF;
  readonly structure: Structure;
  y: number;
}

export const pageWidth = ({ document }: Cursor): number => document.internal.pageSize.getWidth();
export const lineWidth = (cursor: Cursor): number => pageWidth(cursor) - 2 * margin.side;

export const pageFoot = ({ document }: Cursor): number =>
  document.internal.pageSize.getHeight() - margin.bottom;

/** Notes the rectangle around a figure: the width of the lines, from one height to another of the present page. */
export function boundAt(cursor: Cursor, figure: TaggedPart, top: number, foot: number): void {
  const height = cursor.document.internal.pageSize.getHeight();
  figure.box = [margin.side, height - foot, margin.side + lineWidth(cursor), height - top];
}

/** How high the lines of a whole page may be together. */
export const pageHeight = (cursor: Cursor): number => pageFoot(cursor) - margin.top;

/** Begins a page if less than this is left of the present one. */
export function keepTogether(cursor: Cursor, height: number): void {
  if (cursor.y + height > pageFoot(cursor)) nextPage(cursor);
}

/**
 * Begins a page. The library keeps the content of the one before as hundreds of small texts; joined they need a third
 * of the memory, which counts in a document of hundreds of pages.
 */
export function nextPage(cursor: Cursor): void {
  const { document } = cursor;
  const drawn = (document.internal.pages as unknown as string[][])[document.getNumberOfPages()];
  document.addPage();
  drawn?.splice(0, drawn.length, drawn.join('\n'));
  cursor.y = margin.top;
}

/** Turns the first page, which is still empty, to landscape, and with it those that follow. */
export function layOnLongSide({ document }: Cursor): void {
  document.addPage('a4', 'landscape');
  document.deletePage(1);
}

export interface TextLook {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  /** From one line to the next, as a multiple of the size; 1.4 if nothing is said. */
  readonly leading?: number;
}

export function setLook({ document }: Cursor, { size, bold = false, colour = ink }: TextLook): void {
  document.setFont(family, bold ? 'bold' : 'normal');
  document.setFontSize(size);
  document.setTextColor(colour);
}

/** From one line to the next. */
const stepOf = ({ size, leading = 1.4 }: TextLook): number => size * leading;

function linesOf(cursor: Cursor, text: string, look: TextLook, indent: number): readonly string[] {
  setLook(cursor, look);
  return brokenLines(text, lineWidth(cursor) - indent, (words) => cursor.document.getTextWidth(words));
}

/** How high a text is when it is written. */
export const linesHeight = (cursor: Cursor, text: string, look: TextLook, indent = 0): number =>
  linesOf(cursor, text, look, indent).length * stepOf(look);

/** Text that breaks at the end of the line, and continues on the next page. */
export function writeLines(cursor: Cursor, part: TaggedPart, text: string, look: TextLook, indent = 0): void {
  const step = stepOf(look);
  for (const line of linesOf(cursor, text, look, indent)) {
    keepTogether(cursor, step);
    setLook(cursor, look);
    cursor.y += step;
    cursor.structure.open(part);
    cursor.document.text(line, margin.side + indent, cursor.y - look.size * 0.3);
    cursor.structure.close();
  }
}

/** How high a heading of one line is, with the gaps around it. */
export const headingHeight = 36.2;

/** A heading, never alone at the foot of a page, with an entry in the outline. */
export function writeHeading(cursor: Cursor, text: string, below = 80): void {
  cursor.y += 14;
  keepTogether(cursor, below);
  const { document, structure } = cursor;
  document.outline.add(null, text, { pageNumber: document.getNumberOfPages() });
  writeLines(cursor, structure.part('H2', structure.root), text, { size: 13, bold: true });
  cursor.y += 4;
}
