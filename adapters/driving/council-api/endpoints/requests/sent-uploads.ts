import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Asset } from '#application/ports/server/asset-store.ts';
import { readOwnUpload } from '#application/requests/read-own-upload.ts';
import { subjectOf } from '#application/office/request-subject.ts';
import { readOwnUploadCall } from '#adapters/wire/uploads/read-own-upload.ts';
import { readUploadCall } from '#adapters/wire/uploads/read-upload.ts';
import { imageKinds } from '#domain/forms/kinds/image.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
};

/** A name in a header: ASCII for old clients, every letter for others (RFC 6266). */
const disposition = (manner: 'attachment' | 'inline', name: string) =>
  `${manner}; filename="${name.replaceAll(/[^\w.-]/gu, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** Sends a file that can run nothing. */
function sendFile(
  reply: FastifyReply,
  { asset, content }: { readonly asset: Asset; readonly content: Uint8Array },
  manner: 'attachment' | 'inline',
): Buffer {
  void reply
    .type(types[asset.kind] ?? 'application/octet-stream')
    .header('content-disposition', disposition(manner, asset.name))
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  return Buffer.from(content);
}

/**
 * An upload is returned only to staff, as a download, and to its sender, as a photo or a download; neither can run
 * anything.
 */
export function sentUploadEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readUploadCall, async ({ realm, reference, reply, member }) => {
    const read = await council.assets.read(realm, reference);
    if (read === null) return left({ kind: 'unknownFile' });
    const request = await council.assets.requestOf(realm, reference);
    const sent = request && (await council.requests.find(realm, request));
    const may = allowed(council, member, { acts: ['request.read'], in: sent ? subjectOf(sent) : {} });
    if (isLeft(may)) return may;
    return right(sendFile(reply, read, 'attachment'));
  });

  const readOwn = readOwnUpload(council);
  route(server, council, readOwnUploadCall, async ({ realm, file, user, reply }) => {
    const read = await readOwn(realm, user.userId, file);
    if (read === null) return left({ kind: 'unknownFile' });
    const isPicture = (imageKinds as readonly string[]).includes(read.asset.kind);
    return right(sendFile(reply, read, isPicture ? 'inline' : 'attachment'));
  });
}
