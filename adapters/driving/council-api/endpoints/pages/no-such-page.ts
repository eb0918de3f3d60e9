import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestedPlace } from '../../plugins/place.ts';
import { refuse } from '../../plugins/refuse.ts';
import { noticeStyle } from './notice-pages.ts';
import { pagePolicy } from './page-policy.ts';

/** A person reads a page that says why there is nothing, a program the refusal of every call. */
export function noSuchPage(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: 'unknownRealm' | 'unknownAddress',
  write: (acceptLanguage: string) => string,
) {
  const { accept = '', 'accept-language': accepted = '' } = request.headers;
  // A language that the address names comes before those of the browser.
  const { query } = requestedPlace(request);
  const languages = `${query('locale') ?? query('lang') ?? ''},${accepted}`;
  if (!accept.includes('text/html')) return refuse(reply, refusal);
  return reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy({ style: noticeStyle }))
    .send(write(languages));
}
