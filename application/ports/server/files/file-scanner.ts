/** What a scanner says of a file. `why` and `signature` are the scanner's own words and never quote the file. */
export type ScanOutcome =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly signature: string }
  /** There is no answer about this file: the scanner is away, too slow, or does not accept files so long. */
  | { readonly kind: 'unscanned'; readonly why: string };

/** Looks for malicious software in the bytes of an upload, as they arrived. */
export interface FileScanner {
  /** Never throws: a scanner that fails has not scanned. */
  scan(content: Uint8Array): Promise<ScanOutcome>;
  /** Whether it answers now. */
  isReady(): Promise<boolean>;
}
