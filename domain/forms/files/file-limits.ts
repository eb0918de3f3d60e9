import type { FileRefusal } from './file-refusal.ts';

/** How many photos a request has at most, all its fields together. */
export const mostImages = 5;
/** How many documents a field has at most. */
export const mostDocuments = 10;
/** Ten megabytes, in bytes: a form of several pages scanned, a photo as telephones take it. */
export const mostFileBytes = 10 * 1024 * 1024;
/** As many millions of pixels as the largest cameras of telephones give, shrunk by what they deliver. */
export const mostMegapixels = 50;
/**
 * How long an upload is kept for its request, in milliseconds: thirty days. A draft that comes later brings its files
 * again.
 */
export const uploadLife = 30 * 86_400_000;

/** Why a file of that many bytes is not taken, whatever it is; null if its size is no reason. */
export function sizeRefusal(bytes: number): FileRefusal | null {
  if (bytes === 0) return { kind: 'emptyFile' };
  return bytes > mostFileBytes ? { kind: 'tooLarge', most: mostFileBytes, found: bytes } : null;
}
