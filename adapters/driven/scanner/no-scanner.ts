import type { FileScanner } from '#application/ports/server/files/file-scanner.ts';

/** For councils without a scanner: every file passes. */
export const noScanner: FileScanner = {
  scan: async () => ({ kind: 'clean' }),
  isReady: async () => true,
};
