import type { FileScanner, ScanOutcome } from '#application/ports/server/files/file-scanner.ts';

/** What looks for malicious software. */
export interface Scanning {
  readonly fileScanner: Pick<FileScanner, 'scan'>;
  /** Whether files are accepted while the scanner does not answer. */
  readonly acceptsUnscanned: boolean;
  /** Is told of every file that is not known to be clean. */
  readonly tellScan: (outcome: Exclude<ScanOutcome, { kind: 'clean' }>) => void;
}

/**
 * Scans the bytes as they arrived; returns why the file is refused, or null. What the scanner says is told, also if the
 * file is accepted without an answer.
 */
export async function scanRefusal(
  { fileScanner, acceptsUnscanned, tellScan }: Scanning,
  content: Uint8Array,
): Promise<'infected' | 'unscanned' | null> {
  const outcome = await fileScanner.scan(content);
  if (outcome.kind === 'clean') return null;
  tellScan(outcome);
  return outcome.kind === 'unscanned' && acceptsUnscanned ? null : outcome.kind;
}
