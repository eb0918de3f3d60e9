import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as t from 'io-ts';
import { type ArrivedFile, takeUpload } from '#application/requests/take-upload.ts';
import type { assetWire } from '#adapters/wire/uploads/upload.ts';
import type { MailboxDocument } from '#application/ports/server/mailbox-register.ts';
import { uploadForPersonCall } from '#adapters/wire/staff-requests/upload-for-person.ts';
import { uploadFileCall } from '#adapters/wire/uploads/upload-file.ts';
import { mostFileBytes } from '#domain/forms/files/file-limits.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { networkOf } from '../../limits/network-of.ts';
import { type RefusedBy, route } from '../../plugins/route.ts';
import { allowed, staffMember } from '../../plugins/staff.ts';
import { deskSender } from '../office/enter-request.ts';

/** Seconds after which a refused sender is asked to try again; the limit counts the uploads of a day. */
const wait = 3600;
/** The same if the scanner does not answer: it may be back soon. */
const scannerWait = 60;

type Taken = Awaited<ReturnType<ReturnType<typeof takeUpload>>>;

/** What became of an upload. */
function uploaded(
  taken: Taken,
  mailbox: string,
): Either<RefusedBy<typeof uploadFileCall>, t.TypeOf<typeof assetWire>> {
  if (isLeft(taken)) {
    if (taken.left.kind === 'tooLarge') return left({ kind: 'fileTooLarge' });
    if (taken.left.kind === 'unscanned') return left({ kind: 'filesUnavailable', retryAfter: scannerWait });
    return taken.left.kind === 'tooManyAttempts' || taken.left.kind === 'filesFull'
      ? left({ kind: taken.left.kind, retryAfter: wait })
      : left({ kind: 'fileRefused', where: taken.left.kind });
  }
  const { id: _id, name, kind, bytes, isSigned: signed } = taken.right;
  return right({ status: 'ok', _id, name, kind, bytes, signed, file: name, collection: mailbox });
}

/** Reads the one file of a request, and takes it for whoever brings it. */
function uploadsInto(server: FastifyInstance, council: ServerParts) {
  const take = takeUpload({
    ...council,
    tellScan: (outcome) =>
      outcome.kind === 'infected'
        ? server.log.error({ signature: outcome.signature }, 'the scanner refused an upload')
        : server.log.error({ why: outcome.why }, 'an upload was not scanned'),
  });
  return async (
    found: MailboxDocument | null,
    { realm, sender, mailbox }: Pick<ArrivedFile, 'realm' | 'sender'> & { readonly mailbox: string },
    request: FastifyRequest,
  ) => {
    if (found === null) return left({ kind: 'unknownMailbox' } as const);
    // Asked before the file is read: a refused one need not fill the memory.
    if (await council.freeSpace.isLow()) return left({ kind: 'filesFull', retryAfter: wait } as const);
    const file = request.isMultipart() ? await request.file() : undefined;
    if (file === undefined) return left({ kind: 'unreadable', where: 'file' } as const);
    const content = new Uint8Array(await file.toBuffer());
    const arrived = { realm, sender, name: file.filename, content, network: networkOf(request.ip) };
    return uploaded(await take(arrived), mailbox);
  };
}

/** An upload: one file, judged by name and content, stored outside every folder that is served. */
export function uploadEndpoints(server: FastifyInstance, council: ServerParts): void {
  const accept = uploadsInto(server, council);
  void server.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: mostFileBytes, files: 1, fields: 4, fieldSize: 1000, parts: 5, headerPairs: 50 },
      throwFileSizeLimit: true,
    });
    route(scope, council, uploadFileCall, async ({ town, mailbox, user, request }) => {
      const found = await council.mailboxes.find(town.realm, mailboxId(mailbox));
      const isStaff = async () => (await staffMember(council, request, town)) !== null;
      if (found?.mailbox?.isDisabled === true && !(await isStaff())) return left({ kind: 'mailboxClosed' });
      return accept(found, { realm: town.realm, sender: user.userId, mailbox }, request);
    });
    route(scope, council, uploadForPersonCall, async ({ realm, mailbox, member, request }) => {
      const may = allowed(council, member, { acts: ['request.enter'], in: { mailbox } });
      if (isLeft(may)) return may;
      const found = await council.mailboxes.find(realm, mailboxId(mailbox));
      return accept(found, { realm, sender: deskSender(member), mailbox }, request);
    });
  });
}
