import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileContents } from '#application/ports/server/files/picture-redrawer.ts';
import { bytesFor, type FileContent } from '#domain/files/town-file.ts';

/** A width of an address: `?w=480`. Null if there is none. */
export const askedWidth = (written: unknown): number | null =>
  typeof written === 'string' && /^\d{1,5}$/u.test(written) ? Number(written) : null;

/** A reader keeps its copy, and asks each time whether it is still the one: a replaced file is seen at once. */
const isSame = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//u, '') === etag);

/** Sends a content that is stored under its hash, or says that the reader has it already; false if it is not there. */
export async function sendTownFile(
  contents: Pick<FileContents, 'get'>,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  content: FileContent,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const { w } = request.query as { readonly w?: unknown };
  const { hash, type } = bytesFor(content, askedWidth(w));
  const etag = `"${hash}"`;
  void reply.headers({ ...headers, etag });
  if (isSame(request, etag)) {
    void reply.code(304).send();
    return true;
  }
  const bytes = await contents.get(hash);
  if (bytes === null) return false;
  void reply.type(type).send(Buffer.from(bytes));
  return true;
}
