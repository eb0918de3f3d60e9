import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { leftOutHeader } from '#adapters/wire/page.ts';
import type { DocumentPreview } from '#application/ports/server/office/document-previews.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { withinServer } from '../../limits/within-server.ts';
import { openHeaders } from '../../plugins/open-reads.ts';
import { refuse } from '../../plugins/refuse.ts';
import type { previewCouncils } from './preview-councils.ts';

/** No secret of ours is longer. */
export const longestSecret = 64;

/** Below this address, and the secret of a preview, is what the page of the preview reads. */
const readsAt = '/gestion/preview/';

/** The secret that opens a page opens no reads, and the other way round. */
const readsHash = (secret: string) => sha256Text(`reads ${secret}`);

/** Asks the server of a preview what a reader without a session would ask. */
export function askPreview(other: FastifyInstance, { headers: came }: FastifyRequest, url: string) {
  const { host, accept = '*/*', 'accept-language': language } = came;
  const headers = {
    accept,
    ...(host !== undefined && { host }),
    ...(language !== undefined && { 'accept-language': language }),
  };
  return other.inject({ url, headers, remoteAddress: withinServer });
}

/** Opens reads for the page of a preview, as long as the preview lasts: where they are, and the name of their server. */
export async function beginReads(
  { previews, random, clock }: Pick<ServerParts, 'previews' | 'random' | 'clock'>,
  preview: DocumentPreview,
): Promise<{ readonly address: string; readonly name: string }> {
  const secret = Buffer.from(random(24)).toString('base64url');
  const name = readsHash(secret);
  await previews.put(name, preview, clock.now());
  return { address: `${readsAt}${secret}`, name };
}

/** The secret of an address below this one, and the address of the call behind it; null for any other address. */
function askedOf(url: string): { readonly secret: string; readonly call: string } | null {
  const [, secret, call] = /^\/gestion\/preview\/([\w-]{1,64})(\/.*)$/su.exec(url) ?? [];
  return secret === undefined || call === undefined ? null : { secret, call };
}

/**
 * Answers what the page of a preview reads: the public calls with the draft in them, to a page without an origin and
 * without a session, and no other call. Null if the address is not one of these.
 */
export const previewReads =
  (council: ServerParts, councils: ReturnType<typeof previewCouncils>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> => {
    const read = askedOf(request.url);
    if (read === null) return null;
    const name = readsHash(read.secret);
    const preview = await council.previews.see(name, council.clock.now());
    const other = preview && (await councils.of(name, preview));
    if (other === null) return refuse(reply, 'unknownAddress');
    const { statusCode, headers, body } = await askPreview(other, request, read.call);
    // Only what the public API answers to every site: nothing that a session, a token or this machine would open.
    if (headers['access-control-allow-origin'] !== '*')
      return refuse(reply.headers(openHeaders), 'noSession');
    const leftOut = headers[leftOutHeader];
    return reply
      .code(statusCode)
      .headers({
        ...openHeaders,
        'access-control-expose-headers': `Date, ${leftOutHeader}`,
        'cache-control': 'no-store',
        'content-type': headers['content-type'] ?? 'application/json',
        ...(leftOut !== undefined && { [leftOutHeader]: leftOut }),
      })
      .send(body);
  };
