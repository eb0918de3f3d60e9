import type { FastifyReply } from 'fastify';
import { open311Xml, type XmlValue } from '#adapters/wire/open311/open311-xml.ts';
import { type RefusalTag, refusals } from '#adapters/wire/refusals.ts';
import { noteRefusal } from '../../plugins/refuse.ts';

export type Open311Format = 'json' | 'xml';

/** Answers in the format that the address ends in. */
export const answerAs = (
  reply: FastifyReply,
  format: Open311Format,
  name: string,
  value: XmlValue,
): unknown =>
  format === 'json'
    ? reply.type('application/json; charset=utf-8').send(JSON.stringify(value))
    : reply.type('text/xml; charset=utf-8').send(open311Xml(name, value));

/** A refusal as GeoReport has them: a list of code and description, with this API's own names beside them. */
export function refuse311(
  reply: FastifyReply,
  format: Open311Format,
  tag: RefusalTag,
  details: readonly string[] = [],
): unknown {
  const { status, errCode, message } = refusals[tag];
  noteRefusal(reply, tag);
  const descriptions = details.length === 0 ? [message] : details.map((detail) => `${message}: ${detail}`);
  const errors = descriptions.map((description) => ({
    code: status,
    description,
    err: message,
    errCode,
    message,
  }));
  return answerAs(reply.code(status), format, 'errors', errors);
}
