import { saveBytes } from '#ui-web/screens/survey/save-text.ts';

/** Offers letters as the encrypted file that goes to their printer. */
export function saveLetters({ file, letters }: { readonly file: string; readonly letters: number }): void {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  saveBytes(`cartas-${letters}.pdf.p7m`, bytes, 'application/pkcs7-mime');
}
