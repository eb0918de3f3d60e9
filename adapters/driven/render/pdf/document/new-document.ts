import type { jsPDF } from 'jspdf';
import type { FontFiles } from './font-files.ts';
import { type DocumentFacts, writeMetadata } from './metadata.ts';
import { family } from './page.ts';

/** Same report, same bytes: a document has a date and an identifier, which are therefore fixed. */
const fixedDate = "D:20000101000000+00'00'";

/** An empty document of A4 pages with its language, title and fonts. */
export async function newDocument(facts: DocumentFacts, fonts: FontFiles): Promise<jsPDF> {
  const { jsPDF: Document } = await import('jspdf');
  const document = new Document({
    unit: 'pt',
    format: 'a4',
    orientation: 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
    // Hundredths of a point: finer differences are invisible, and files are a third smaller.
    floatPrecision: 2,
  });
  // Its language and its structure need PDF 1.7; the library writes 1.3 on every file.
  (
    document as unknown as { __private__: { setPdfVersion: (version: string) => void } }
  ).__private__.setPdfVersion('1.7');
  document.setCreationDate(fixedDate);
  document.setFileId(identityOf(`${facts.title}\n${facts.subject}\n${facts.identity}`));
  const { title, subject, program } = facts;
  document.setDocumentProperties({ title, subject, creator: program, author: 'Concejo' });
  document.viewerPreferences({ DisplayDocTitle: true });
  document.internal.events.subscribe('putCatalog', function tellLanguage(this: jsPDF) {
    // The library's own setLanguage knows no Valencian.
    (this.internal as unknown as { write: (line: string) => void }).write(`/Lang (${facts.language})`);
  });
  writeMetadata(document, facts);
  handOver(document);
  for (const [style, file] of [
    ['normal', fonts.regular],
    ['bold', fonts.bold],
  ] as const) {
    document.addFileToVFS(`${family}-${style}.ttf`, binaryString(file));
    document.addFont(`${family}-${style}.ttf`, family, style);
  }
  document.setFont(family, 'normal');
  return document;
}

/**
 * While the file is put together, page after page, the content of a finished page is released, and what has been
 * written is joined: the library packs byte by byte, and each would stay an object of its own. A document is put
 * together once.
 */
function handOver(document: jsPDF): void {
  const { write } = document.internal as unknown as { write: (line: string) => string[] };
  let before: string[] = [];
  let pages = 0;
  document.internal.events.subscribe('putPage', ({ page }: { page: string[] }) => {
    before.length = 0;
    before = page;
    // The file so far, and an empty line, which has no meaning there.
    const written = write('');
    written.splice(pages, Infinity, written.slice(pages).join('\n'));
    pages += 1;
  });
}

/** The library keeps files as text with a byte in each character. */
function binaryString(bytes: Uint8Array): string {
  let written = '';
  for (const byte of bytes) written += String.fromCharCode(byte);
  return written;
}

/** 32 hexadecimal digits from a text (FNV-1a, four times): it only has to be the same each time. */
function identityOf(text: string): string {
  return [1, 2, 3, 4]
    .map((salt) => {
      let hash = 0x811c9dc5 ^ salt;
      for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('')
    .toUpperCase();
}
