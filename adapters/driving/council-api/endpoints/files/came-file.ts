import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { PutPorts, PutRefusal } from '#application/files/put-file.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** Seconds after which a sender is asked to try again: a full disk, and a scanner that does not answer. */
const waits = { filesFull: 3600, unscanned: 60 } as const;

type Refused = CallRefusal<
  'fileRefused' | 'townFileTooLarge' | 'filesFull' | 'filesUnavailable' | 'unknownFile'
>;

/** Why a file of staff was not put, as calls refuse it. */
export const writePutRefusal = ({ kind }: PutRefusal): Refused => {
  if (kind === 'tooLarge') return { kind: 'townFileTooLarge' };
  if (kind === 'filesFull') return { kind, retryAfter: waits.filesFull };
  if (kind === 'unscanned') return { kind: 'filesUnavailable', retryAfter: waits.unscanned };
  return kind === 'unknownFile' ? { kind } : { kind: 'fileRefused', where: kind };
};

/** The file of a form. Left: there is none, or it is too large. */
export async function cameFile(
  request: FastifyRequest,
): Promise<Either<CallRefusal<'unreadable' | 'townFileTooLarge'>, { name: string; content: Uint8Array }>> {
  const file = request.isMultipart() ? await request.file() : undefined;
  if (file === undefined) return left({ kind: 'unreadable', where: 'file' });
  try {
    return right({ name: file.filename, content: new Uint8Array(await file.toBuffer()) });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    if (isTooLarge) return left({ kind: 'townFileTooLarge' });
    throw error;
  }
}

/** What putting files of staff needs. */
export const putPorts = (council: ServerParts, log: FastifyBaseLogger): PutPorts => ({
  ...council,
  tellScan: (outcome) =>
    outcome.kind === 'infected'
      ? log.error({ signature: outcome.signature }, 'the scanner refused a file of staff')
      : log.error({ why: outcome.why }, 'a file of staff was not scanned'),
});
