import { createCipheriv, createDecipheriv } from 'node:crypto';
import { derived } from './age-header.ts';

/**
 * The contents of a sealed file as age writes them: pieces of 64 KiB, each sealed for itself with its number and
 * whether it is the last. So it can be written while it is made, and read from any place; a piece that was changed,
 * moved or left out is noticed, and so is a missing end.
 */
export const pieceBytes = 64 * 1024;
export const nonceBytes = 16;
const tagBytes = 16;
export const sealedPieceBytes = pieceBytes + tagBytes;

export const payloadKey = (fileKey: Uint8Array, nonce: Uint8Array): Buffer =>
  derived(fileKey, nonce, 'payload');

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export function sealPiece(key: Uint8Array, piece: Uint8Array, index: number, isLast: boolean): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonceOf(index, isLast), {
    authTagLength: tagBytes,
  });
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

/** The contents of a piece; null if it is not what was sealed. */
export function openPiece(
  key: Uint8Array,
  sealed: Uint8Array,
  index: number,
  isLast: boolean,
): Buffer | null {
  if (sealed.length < tagBytes) return null;
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv('chacha20-poly1305', key, nonceOf(index, isLast), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch {
    return null;
  }
}

/** How many bytes so much becomes, without the header. */
export const sealedSize = (bytes: number): number =>
  nonceBytes + bytes + tagBytes * Math.max(1, Math.ceil(bytes / pieceBytes));
