import type { CallRefusal } from '#adapters/wire/call.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** The bytes of a file in Base64; left if it is not Base64. Comparing is linear, whatever is sent. */
export function base64File(written: string, where: string): Either<CallRefusal<'unreadable'>, Uint8Array> {
  const file = Buffer.from(written, 'base64');
  return file.toString('base64') === written ? right(file) : left({ kind: 'unreadable', where });
}
