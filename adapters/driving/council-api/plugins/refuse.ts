import type { FastifyInstance, FastifyReply } from 'fastify';
import { type RefusalTag, refusalBody, refusals } from '#adapters/wire/refusals.ts';

/** Answers with a refusal of the catalogue. */
export const refuse = (reply: FastifyReply, tag: RefusalTag, more: Readonly<Record<string, unknown>> = {}) =>
  reply.code(refusals[tag].status).send({ ...refusalBody(tag), ...more });

const tags: Readonly<Record<string, RefusalTag>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadable',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable',
};

/** Every failure leaves in the documented shape; a defect is logged and tells nothing of itself. */
export function answerFailures(server: FastifyInstance): void {
  server.setErrorHandler((error: { code?: string; statusCode?: number }, request, reply) => {
    const tag = tags[error.code ?? ''] ?? (error.statusCode === 429 ? 'tooManyAttempts' : undefined);
    if (tag) return refuse(reply, tag);
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(reply, 'unreadable');
    request.log.error({ err: error, request: request.id }, 'defect');
    return refuse(reply, 'defect');
  });
}
