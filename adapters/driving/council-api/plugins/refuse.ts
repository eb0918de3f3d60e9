import type { FastifyReply, FastifyRequest } from 'fastify';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import { type RefusalTag, refusalBody, refusals } from '#adapters/wire/refusals.ts';

const refusedWith = new WeakMap<FastifyReply, RefusalTag>();

/** What a refusal contains besides its tag: where the request went wrong, or the seconds to wait. */
interface More {
  readonly where?: string;
  readonly retryAfter?: number;
  readonly faults?: readonly object[];
  readonly most?: number;
}

/** Seconds after which a service that failed is worth another try: a full disk, a database or provider that is away. */
const usualWait = 30;

/**
 * Answers with a refusal of the catalogue. The time to come back is also in the standard header, which every 503 has.
 */
export function refuse(reply: FastifyReply, tag: RefusalTag, more: More = {}) {
  refusedWith.set(reply, tag);
  const { status } = refusals[tag];
  const wait = more.retryAfter ?? (status === 503 ? usualWait : undefined);
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.code(status).send({ ...refusalBody(tag), ...more });
}

/** Notes a refusal that is answered in another shape than the catalogue's own. */
export const noteRefusal = (reply: FastifyReply, tag: RefusalTag): void => void refusedWith.set(reply, tag);

/** The refusal that a request was answered with; null if it was answered otherwise. */
export const refusalOf = (reply: FastifyReply): RefusalTag | null => refusedWith.get(reply) ?? null;

const tags: Readonly<Record<string, RefusalTag>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadable',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable',
  FST_REQ_FILE_TOO_LARGE: 'fileTooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unreadable',
  FST_FILES_LIMIT: 'unreadable',
  FST_PARTS_LIMIT: 'unreadable',
  FST_FIELDS_LIMIT: 'unreadable',
  FST_PROTO_VIOLATION: 'unreadable',
  storageFailed: 'storageFailed',
  filesUnavailable: 'filesUnavailable',
};

const ofTheAnswer = ['content-type', 'content-encoding', 'content-disposition'];

/** An answer that broke before it was sent had set its headers: they do not apply to the refusal in its place. */
function takeBack(reply: FastifyReply): void {
  for (const name of ofTheAnswer) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

/** Answers a failure in the documented shape; a defect is logged and the answer says nothing of it. */
export function answerFailure(
  error: { readonly code?: string; readonly statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  takeBack(reply);
  const tag = tags[error.code ?? ''];
  if (error instanceof FilesUnreachable)
    request.log.error({ why: error.why }, 'the store of files does not do its part');
  if (tag === 'storageFailed') request.log.error({ err: error }, 'storage failed');
  if (tag) return refuse(reply, tag);
  // A full or broken disk: whatever was under way was undone, and may be tried again.
  if (error.code === 'ERR_SQLITE_ERROR') {
    request.log.error({ err: error }, 'storage failed');
    return refuse(reply, 'storageFailed');
  }
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse(reply, 'unreadable');
  // The client hung up in the middle of what it sent: nothing is wrong here, and nobody reads the answer.
  if (request.raw.errored === error) return refuse(reply, 'unreadable');
  request.log.error({ err: error }, 'defect');
  return refuse(reply, 'defect');
}
