import type { Language } from '#domain/shared/localized-text.ts';
import type { Either } from '#domain/shared/result.ts';
import type { LetterAddress } from '#domain/voting/letters/addressed-person.ts';
import type { PrinterCertificate } from '#domain/voting/letters/letter-record.ts';

/** A letter as it is printed. */
export interface CodeLetter extends LetterAddress {
  readonly code: string;
  readonly language: Language;
}

/** What the letters of a vote say in one language. */
export interface LetterWords {
  readonly title: string;
  /** Over the text: `{{name}}` is the person’s. */
  readonly greeting: string;
  readonly what: string;
  readonly codeTitle: string;
  /** Where the QR code beside the code leads: the page of the vote. The code is not in it. */
  readonly address: string;
  readonly steps: readonly string[];
  readonly rules: readonly string[];
  /** The council, its address, its telephone and its hours, a line each. */
  readonly sender: readonly string[];
}

/** Why a file is not the certificate of a printer. */
export const certificateFaults = ['notACertificate', 'notRsa', 'tooShort', 'over'] as const;
/** One of these. */
export type CertificateFault = (typeof certificateFaults)[number];

/** Makes letters in memory, beside the work of the server: nothing of them is stored. */
export interface LetterPrinting {
  readCertificate(pem: string): Either<CertificateFault, PrinterCertificate>;
  /** One PDF, a page a letter in the order given, encrypted so that only the holder of the certificate opens it. */
  print(
    letters: readonly CodeLetter[],
    words: Readonly<Record<Language, LetterWords>>,
    certificate: string,
  ): Promise<Uint8Array>;
}
