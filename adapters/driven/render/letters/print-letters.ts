import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CodeLetter, LetterWords } from '#application/ports/server/letters/letter-printing.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { fontsBy } from '../pdf/document/font-files.ts';
import { newDocument } from '../pdf/document/new-document.ts';
import { enveloped } from './enveloped.ts';
import { rememberedLines, writeLetter } from './letter-page.ts';

/** The letters of a run, what they say and to whom they are encrypted. */
export interface LetterTask {
  readonly letters: readonly CodeLetter[];
  readonly words: Readonly<Record<Language, LetterWords>>;
  readonly certificate: string;
}

/** What is drawn of a page so far, as one text: hundreds of small ones need three times the memory. */
function joinLastPage(document: Awaited<ReturnType<typeof newDocument>>): void {
  const drawn = (document.internal.pages as unknown as string[][])[document.getNumberOfPages()];
  drawn?.splice(0, drawn.length, drawn.join('\n'));
}

/** The letters as one PDF, a page each. */
export async function lettersPdf({ letters, words }: Omit<LetterTask, 'certificate'>): Promise<Uint8Array> {
  const facts = { title: 'Concejo', subject: '', identity: String(letters.length), language: 'es' };
  const document = await newDocument({ ...facts, program: 'Concejo' }, await fontsBy(readFile));
  const breakText = rememberedLines();
  for (const [n, letter] of letters.entries()) {
    if (n > 0) document.addPage();
    writeLetter(document, letter, words[letter.language], breakText);
    joinLastPage(document);
  }
  return new Uint8Array(document.output('arraybuffer'));
}

/** The letters as one PDF, encrypted for their printer. */
export async function printLetters(task: LetterTask): Promise<Uint8Array> {
  return enveloped(await lettersPdf(task), new X509Certificate(task.certificate));
}
