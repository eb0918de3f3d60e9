import type { jsPDF } from 'jspdf';
import type { CodeLetter, LetterWords } from '#application/ports/server/letters/letter-printing.ts';
import { brokenLines } from '../pdf/document/broken-lines.ts';
import { drawQr, type QrModules, qrModules } from '../pdf/document/draw-qr.ts';
import { printed } from '../pdf/document/letters.ts';
import { faint, family, ink, rule } from '../pdf/document/page.ts';

const mm = 72 / 25.4;

/**
 * What shows in the window of a DL envelope (110 × 220 mm, folded in three): 45 × 90 mm, 20 mm from the right and from the
 * foot. The sheet has some room to slide in it, so that less than the window is safe.
 */
const windowOf = { left: 112 * mm, top: 47 * mm, width: 77 * mm, height: 31 * mm } as const;
const side = 25 * mm;
const textWidth = 160 * mm;

interface Look {
  readonly size: number;
  readonly isBold?: boolean;
  readonly colour?: string;
}

function setLook(document: jsPDF, { size, isBold = false, colour = ink }: Look): void {
  document.setFont(family, isBold ? 'bold' : 'normal');
  document.setFontSize(size);
  document.setTextColor(colour);
}

/** Lines of a text in this room. Those of every letter are remembered: only names and addresses differ. */
export type BreakText = (document: jsPDF, text: string, look: Look, width: number) => readonly string[];

/** Breaks texts, and remembers them. */
export function rememberedLines(): BreakText {
  const known = new Map<string, readonly string[]>();
  return (document, text, look, width) => {
    const key = `${look.size} ${look.isBold === true} ${width} ${text}`;
    setLook(document, look);
    const lines = known.get(key) ?? brokenLines(text, width, (words) => document.getTextWidth(words));
    known.set(key, lines);
    return lines;
  };
}

/** The lines of an address, in letters as small as they must be to show in the window. */
function writeAddress(document: jsPDF, letter: CodeLetter): void {
  const { name, lines, postalCode, town } = letter;
  const all = [name, ...lines, `${postalCode} ${town}`].map(printed).filter((line) => line !== '');
  const sizes = [11, 10, 9, 8, 7, 6];
  const fitting = sizes.map((size) => {
    setLook(document, { size });
    const written = all.flatMap((line) =>
      brokenLines(line, windowOf.width, (words) => document.getTextWidth(words)),
    );
    return { size, written };
  });
  const chosen =
    fitting.find(({ size, written }) => written.length * size * 1.25 <= windowOf.height) ?? fitting.at(-1);
  if (chosen === undefined) return;
  setLook(document, { size: chosen.size });
  for (const [n, line] of chosen.written.entries())
    document.text(line, windowOf.left, windowOf.top + chosen.size * (1 + n * 1.25));
}

/** The QR code of an address, made once: that of all letters is the same. */
const madeCodes = new Map<string, QrModules | null>();
function codeOf(address: string): QrModules | null {
  const known = madeCodes.get(address);
  const code = known === undefined ? qrModules(address) : known;
  madeCodes.set(address, code);
  return code;
}

/** The QR code at the right end of the box, whose title ends at `y`; an address that is too long has none. */
function drawAddress(document: jsPDF, address: string, y: number): void {
  const code = codeOf(address);
  if (code !== null) drawQr(document, code, { left: side + textWidth - 66, top: y - 32, side: 62 });
}

/** Writes a letter on the last page of a document. */
export function writeLetter(
  document: jsPDF,
  letter: CodeLetter,
  words: LetterWords,
  breakText: BreakText,
): void {
  let y = 20 * mm;
  const write = (text: string, look: Look, width: number = textWidth, indent = 0) => {
    const lines = breakText(document, printed(text), look, width - indent);
    setLook(document, look);
    for (const line of lines) {
      document.text(line, side + indent, y);
      y += look.size * 1.4;
    }
  };
  const [council = '', ...others] = words.sender;
  write(council, { size: 12, isBold: true }, 80 * mm);
  for (const line of others) write(line, { size: 9, colour: faint }, 80 * mm);
  writeAddress(document, letter);
  // Below the first fold.
  y = 108 * mm;
  write(words.title, { size: 15, isBold: true });
  y += 6;
  write(
    words.greeting.replace('{{name}}', () => letter.name),
    { size: 11 },
  );
  y += 4;
  write(words.what, { size: 11 });
  y += 14;
  document.setDrawColor(rule);
  document.rect(side, y - 12, textWidth, 66);
  y += 8;
  write(words.codeTitle, { size: 11, isBold: true }, textWidth, 14);
  drawAddress(document, words.address, y);
  setLook(document, { size: 32, isBold: true });
  // A screen reader or a copy gets the code in one piece: only its letters are wider apart.
  document.text(letter.code, side + 14, y + 22, { charSpace: 8 });
  y += 60;
  for (const [n, step] of words.steps.entries()) write(`${n + 1}. ${step}`, { size: 11 });
  y += 8;
  for (const line of words.rules) {
    write(line, { size: 10, colour: faint });
    y += 2;
  }
}
