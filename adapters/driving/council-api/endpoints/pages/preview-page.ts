import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import type { Town } from '#domain/access/town.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { refuse } from '../../plugins/refuse.ts';
import type { OfficeScripts } from './office-scripts.ts';
import { type BuildOther, previewCouncils } from './preview-councils.ts';
import { askPreview, longestSecret, beginReads, previewReads } from './preview-reads.ts';

/**
 * The policy of the page, for a frame of the office. The page has no origin (`sandbox` without `allow-same-origin`), so
 * that nothing of a draft has the session, the storage or the window of the person who looks. Its scripts are those of
 * the portal; if the build lacks what these need without an origin, none runs. Forms are answered by scripts alone.
 */
function framed(policy: string, runs: boolean): string {
  const parts = policy.split('; ').map((part) => {
    if (part.startsWith('script-src ') && !runs) return "script-src 'none'";
    if (part.startsWith('form-action ')) return "form-action 'none'";
    return part.startsWith('frame-ancestors ') ? "frame-ancestors 'self'" : part;
  });
  return [...parts, runs ? 'sandbox allow-scripts allow-forms' : 'sandbox'].join('; ');
}

/** The address of the page without the secret. */
function addressOf(request: FastifyRequest): string {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  searchParams.delete('preview');
  return `${pathname}?${searchParams.toString()}`;
}

/** The page with the script that runs first in a preview, which says where the page reads. */
const withScript = (html: string, script: string, reads: string): string =>
  html.replace('<head>', () => `<head><script src="${script}" data-reads="${reads}"></script>`);

/**
 * Draws the page of an address with the draft of a document in it, once: the same page, drawn by a server that has this
 * one document in memory, which then answers what the page reads until the preview is over.
 */
export function previews(
  server: FastifyInstance,
  council: ServerParts,
  { preview: script }: OfficeScripts,
  buildOther: BuildOther,
) {
  const councils = previewCouncils(council, buildOther);
  server.addHook('onClose', councils.end);
  const page = async (
    request: FastifyRequest,
    reply: FastifyReply,
    town: Town,
    secret: string,
  ): Promise<FastifyReply> => {
    const now = council.clock.now();
    const taken = secret.length > longestSecret ? null : await council.previews.take(sha256Text(secret), now);
    if (taken === null || taken.realm !== town.realm) return refuse(reply, 'unknownAddress');
    const reads = await beginReads(council, taken);
    const other = await councils.of(reads.name, taken);
    if (other === null) return refuse(reply, 'unknownAddress');
    const drawn = await askPreview(other, request, addressOf(request));
    // A browser cannot give a page without an origin a process of its origin, and warns of it.
    return reply
      .removeHeader('origin-agent-cluster')
      .code(drawn.statusCode)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': framed(drawn.headers['content-security-policy'] ?? '', script !== null),
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex, nofollow',
        'server-timing': `clock;desc="${now}"`,
      })
      .send(script === null ? drawn.body : withScript(drawn.body, script, reads.address));
  };
  return { page, read: previewReads(council, councils) };
}
