import type { FontFiles } from '../document/font-files.ts';
import { printed } from '../document/letters.ts';
import { newDocument } from '../document/new-document.ts';
import {
  type Cursor,
  faint,
  keepTogether,
  lineWidth,
  linesHeight,
  margin,
  setLook,
  type TextLook,
  writeLines,
} from '../document/page.ts';
import { structureOf } from '../document/structure.ts';
import type { PrintedOption, PrintedQuestion } from './ballot-sheet.ts';

/** How a ballot is set, in points: titles, all else, the second language, the gap above and below an option. */
interface Sizes {
  readonly title: number;
  readonly text: number;
  readonly second: number;
  readonly leading: number;
  readonly gap: number;
}

/** The sizes of letters: usual ones, and large print. */
export const ballotSizes: Readonly<Record<'usual' | 'large', Sizes>> = {
  usual: { title: 18, text: 14, second: 14, leading: 1.4, gap: 6 },
  large: { title: 26, text: 20, second: 20, leading: 1.4, gap: 6 },
};

/** How a ballot of usual size is set that would need more than two sheets: 20 options with long names fit on two. */
const tightSizes: Sizes = { title: 16, text: 12, second: 11, leading: 1.18, gap: 2 };

/** More sheets than these are folded badly, and more of them are lost. */
const mostSheets = 2;

/** A paper ballot: each copy has the same bytes, with no number, date or name. */
export interface PrintedBallot {
  readonly town: string;
  /** The titles of the vote, one for each language. */
  readonly titles: readonly string[];
  readonly questions: readonly PrintedQuestion[];
  /** How it is folded, and what a blank one is. */
  readonly notes: readonly string[];
  readonly language: string;
  readonly size: keyof typeof ballotSizes;
  readonly sheet: (n: number, of: number) => string;
}

/** How a text is written, and how large in the second language. */
interface PairLook extends TextLook {
  readonly second: number;
}

const titleLook = ({ title, leading }: Sizes): PairLook => ({
  size: title,
  second: title,
  leading,
  bold: true,
});
const textLook = ({ text, second, leading }: Sizes): PairLook => ({ size: text, second, leading });

/** The first language is in black. */
const lookAt = (look: PairLook, at: number): TextLook =>
  at === 0 ? look : { ...look, size: look.second, bold: false, colour: faint };

/** Writes the same thing in each language. */
function writeEach(cursor: Cursor, texts: readonly string[], look: PairLook, indent = 0): void {
  for (const [at, text] of texts.entries()) {
    const part = cursor.structure.part('P', cursor.structure.root);
    writeLines(cursor, part, printed(text), lookAt(look, at), indent);
  }
}

const eachHeight = (cursor: Cursor, texts: readonly string[], look: PairLook, indent = 0): number =>
  texts.reduce((sum, text, at) => sum + linesHeight(cursor, printed(text), lookAt(look, at), indent), 0);

/** An empty frame to mark or to write in. */
function drawFrame({ document, structure, y }: Cursor, left: number, width: number, height: number): void {
  structure.open(null);
  document.setDrawColor('#000000');
  document.setLineWidth(1.4);
  document.rect(left, y, width, height);
  structure.close();
}

/** An option with its frame and its number, never divided between two sheets. */
function drawOption(
  cursor: Cursor,
  option: PrintedOption,
  marks: PrintedQuestion['marks'],
  sizes: Sizes,
): void {
  const { text, gap } = sizes;
  const height = text * 1.3;
  const width = marks === 'number' ? text * 2.6 : height;
  const frame = marks === 'none' ? 0 : width + 12;
  const indent = frame + text * 2;
  const look = textLook(sizes);
  const names = option.names.length === 0 ? [''] : option.names;
  keepTogether(cursor, Math.max(height, eachHeight(cursor, names, look, indent)) + 2 * gap);
  cursor.y += gap;
  if (marks !== 'none') drawFrame(cursor, margin.side, width, height);
  const { structure, document } = cursor;
  const top = cursor.y;
  setLook(cursor, { size: text, bold: true });
  structure.open(structure.part('P', structure.root));
  document.text(option.number, margin.side + frame, top + text * (sizes.leading - 0.3));
  structure.close();
  writeEach(cursor, option.names, look, indent);
  cursor.y = Math.max(cursor.y, top + height) + gap;
}

/** The numbered boxes of an order, in rows. */
function drawPlaces(cursor: Cursor, places: number, { text }: Sizes): void {
  const [width, height] = [text * 5.4, text * 1.9];
  const inRow = Math.max(1, Math.floor(lineWidth(cursor) / width));
  for (let first = 0; first < places; first += inRow) {
    keepTogether(cursor, height + 10);
    for (let at = first; at < Math.min(places, first + inRow); at += 1) {
      const left = margin.side + (at - first) * width;
      setLook(cursor, { size: text, bold: true });
      cursor.structure.open(cursor.structure.part('P', cursor.structure.root));
      cursor.document.text(`${at + 1}.`, left, cursor.y + text * 1.3);
      cursor.structure.close();
      drawFrame(cursor, left + text * 1.9, text * 2.6, height);
    }
    cursor.y += height + 10;
  }
}

/** Lines to write words on. */
function drawLines(cursor: Cursor, lines: number, { text }: Sizes): void {
  for (let line = 0; line < lines; line += 1) {
    keepTogether(cursor, text * 2.4);
    cursor.y += text * 2.4;
    drawFrame(cursor, margin.side, lineWidth(cursor), 0);
  }
}

function drawQuestion(cursor: Cursor, question: PrintedQuestion, sizes: Sizes, isOnly: boolean): void {
  keepTogether(cursor, sizes.title * 6);
  if (!isOnly) writeEach(cursor, question.titles, titleLook(sizes));
  cursor.y += 4;
  writeEach(cursor, question.how, textLook(sizes));
  cursor.y += 8;
  for (const option of question.options) drawOption(cursor, option, question.marks, sizes);
  if (question.places > 0) cursor.y += 8;
  drawPlaces(cursor, question.places, sizes);
  drawLines(cursor, question.lines, sizes);
  cursor.y += 16;
}

/** At the foot of each sheet, if there are several, which one it is; and behind each an empty page, so that backs are blank. */
function endSheets({ document, structure }: Cursor, { sheet }: PrintedBallot, { text }: Sizes): void {
  const sheets = document.getNumberOfPages();
  for (let at = sheets; at >= 1; at -= 1) {
    document.setPage(at);
    if (sheets > 1) {
      document.setFontSize(text);
      structure.open(null);
      document.text(printed(sheet(at, sheets)), margin.side, document.internal.pageSize.getHeight() - 30);
      structure.close();
    }
    document.insertPage(at + 1);
  }
}

/** Sets a ballot in these sizes. */
async function setBallot(ballot: PrintedBallot, fonts: FontFiles, sizes: Sizes): Promise<Cursor> {
  const [title = ''] = ballot.titles;
  const document = await newDocument(
    {
      title: printed(title),
      subject: printed(ballot.town),
      identity: ballot.size,
      language: ballot.language,
      program: 'Concejo',
    },
    fonts,
  );
  const cursor: Cursor = { document, structure: structureOf(document, false), y: margin.top };
  writeEach(cursor, [ballot.town], textLook(sizes));
  writeEach(cursor, ballot.titles, titleLook(sizes));
  cursor.y += 6;
  writeEach(cursor, ballot.notes, textLook(sizes));
  cursor.y += 14;
  for (const question of ballot.questions)
    drawQuestion(cursor, question, sizes, ballot.questions.length === 1);
  return cursor;
}

/** How many sheets a ballot has, before their backs are added. */
const sheetsOf = ({ document }: Cursor): number => document.getNumberOfPages();

/**
 * A paper ballot as a PDF to be printed, one for each voter, all alike. One of usual size that would need more than two sheets
 * is set tighter if that spares a sheet; large print never is.
 */
export async function writeBallot(ballot: PrintedBallot, fonts: FontFiles): Promise<Uint8Array> {
  const sizes = ballotSizes[ballot.size];
  const usual = await setBallot(ballot, fonts, sizes);
  const isLong = ballot.size === 'usual' && sheetsOf(usual) > mostSheets;
  const tight = isLong ? await setBallot(ballot, fonts, tightSizes) : usual;
  const chosen = sheetsOf(tight) < sheetsOf(usual) ? tight : usual;
  endSheets(chosen, ballot, sizes);
  return new Uint8Array(chosen.document.output('arraybuffer'));
}
