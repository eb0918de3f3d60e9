import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag } from './known-tag.ts';

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];
/** Compressed once and sent often, so tighter than an answer that is compressed as it is sent. */
const tight = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const packers = {
  br: (plain: Buffer) => packBrotli(plain, tight),
  gzip: (plain: Buffer) => packGzip(plain),
} as const;
type Encoding = keyof typeof packers;

/** An answer as it was made. */
export interface MadeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The same answer, ready to be sent to any number of readers. */
export interface KeptBody {
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** About how many bytes it takes, compressed forms included. */
  readonly bytes: number;
}

/** The encoding that a reader accepts, the tightest first; null if only the plain text. */
function acceptedEncoding(header: string | readonly string[] | undefined): Encoding | null {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/u.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Shorter texts are not compressed. */
const worthPacking = 1024;

/** Compresses an answer at most once for each encoding, and sends 304 to readers that have this very text. */
export function keptBody({ status, headers, body }: MadeAnswer): KeptBody {
  const plain = Buffer.from(body);
  // Weak: the same words in every encoding.
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  const packed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    bytes: Math.ceil(plain.length * 1.5),
    send: async (request, reply) => {
      reply.headers(headers).header('etag', tag).header('vary', 'accept-encoding');
      if (status === 200 && isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      reply.code(status);
      const encoding =
        plain.length < worthPacking ? null : acceptedEncoding(request.headers['accept-encoding']);
      if (encoding === null) return reply.send(plain);
      const sent = await (packed[encoding] ??= packers[encoding](plain));
      return reply.header('content-encoding', encoding).send(sent);
    },
  };
}
