import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Asset } from '#application/ports/server/asset-store.ts';
import { readOwnUpload } from '#application/requests/read-own-upload.ts';
import { takeUpload } from '#application/requests/take-upload.ts';
import { readOwnUploadCall } from '#adapters/wire/uploads/read-own-upload.ts';
import { readUploadCall } from '#adapters/wire/uploads/read-upload.ts';
import { uploadFileCall } from '#adapters/wire/uploads/upload-file.ts';
import { mostFileBytes } from '#domain/forms/files/file-limits.ts';
import { imageKinds } from '#domain/forms/kinds/image.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { subjectOf } from '#application/requests/request-subject.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { networkOf } from '../../limits/network-of.ts';
import { route } from '../../plugins/route.ts';
import { allowed, staffMember } from '../../plugins/staff.ts';

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

/** Seconds after which a refused sender is asked to try again; the limit counts the uploads of a day. */
const wait = 3600;
/** The same if the scanner does not answer: it may be back soon. */
const scannerWait = 60;

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
 * An upload: one file, judged by name and content, stored outside every folder that is served. It is returned only to
 * staff, as a download, and to its sender, as a photo or a download; neither can run anything.
 */
export function uploadEndpoints(server: FastifyInstance, council: ServerParts): void {
  const take = takeUpload({
    ...council,
    tellScan: (outcome) =>
      outcome.kind === 'infected'
        ? server.log.error({ signature: outcome.signature }, 'the scanner refused an upload')
        : server.log.error({ why: outcome.why }, 'an upload was not scanned'),
  });
  void server.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: mostFileBytes, files: 1, fields: 4, fieldSize: 1000, parts: 5, headerPairs: 50 },
      throwFileSizeLimit: true,
    });
    route(scope, council, uploadFileCall, async ({ town, mailbox, user, request }) => {
      const { realm } = town;
      const found = await council.mailboxes.find(realm, mailboxId(mailbox));
      if (found === null) return left({ kind: 'unknownMailbox' });
      const isStaff = async () => (await staffMember(council, request, town)) !== null;
      if (found.mailbox?.isDisabled === true && !(await isStaff())) return left({ kind: 'mailboxClosed' });
      // Asked before the file is read: a refused one need not fill the memory.
      if (await council.freeSpace.isLow()) return left({ kind: 'filesFull', retryAfter: wait });
      if (!request.isMultipart()) return left({ kind: 'unreadable', where: 'file' });
      const file = await request.file();
      if (file === undefined) return left({ kind: 'unreadable', where: 'file' });
      const content = new Uint8Array(await file.toBuffer());
      const taken = await take({
        realm,
        sender: user.userId,
        name: file.filename,
        content,
        network: networkOf(request.ip),
      });
      if (isLeft(taken)) {
        if (taken.left.kind === 'tooLarge') return left({ kind: 'fileTooLarge' });
        if (taken.left.kind === 'unscanned')
          return left({ kind: 'filesUnavailable', retryAfter: scannerWait });
        return taken.left.kind === 'tooManyAttempts' || taken.left.kind === 'filesFull'
          ? left({ kind: taken.left.kind, retryAfter: wait })
          : left({ kind: 'fileRefused', where: taken.left.kind });
      }
      const { id: _id, name, kind, bytes, isSigned: signed } = taken.right;
      return right({ status: 'ok', _id, name, kind, bytes, signed, file: name, collection: mailbox });
    });
  });

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
