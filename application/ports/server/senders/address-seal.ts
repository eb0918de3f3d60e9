/** Encrypts e-mail addresses that are stored only so that the council can write to them later. */
export interface AddressSeal {
  /** The address, encrypted for one subject: it cannot be opened as that of another. */
  seal(address: string, subject: string): string;
  /** The address; null if it was sealed for another subject or under another key, or is not sealed at all. */
  open(sealed: string, subject: string): string | null;
}
