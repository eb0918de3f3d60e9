import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { takeUpload } from '#application/requests/take-upload.ts';
import { uploadFileCall } from '#adapters/wire/uploads/upload-file.ts';
import { mostFileBytes } from '#domain/forms/files/file-limits.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { networkOf } from '../../limits/network-of.ts';
import { route } from '../../plugins/route.ts';
import { staffMember } from '../../plugins/staff.ts';

/** Seconds after which a refused sender is asked to try again; the limit counts the uploads of a day. */
const wait = 3600;
/** The same if the scanner does not answer: it may be back soon. */
const scannerWait = 60;

/** An upload: one file, judged by name and content, stored outside every folder that is served. */
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
}
