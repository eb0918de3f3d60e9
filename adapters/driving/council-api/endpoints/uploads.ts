import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { takeUpload } from '#application/requests/take-upload.ts';
import { mostFileBytes } from '#domain/forms/file-kind.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { inTown, type TownRequest, withSession } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';
import { staffMember } from '../plugins/staff.ts';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
};

/** A name in a header: plain letters for old readers, every letter for others (RFC 6266). */
const attachment = (name: string) =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/gu, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** A day has passed before a sender who brought too much may bring more. */
const wait = 3600;

/**
 * POST /api/{realm}/{mailbox}/assets2: one file, judged by name and content, kept outside every folder that is served.
 * GET /api/{realm}/assets2/{reference}: staff alone, always as a download that runs nowhere.
 */
export function uploadEndpoints(server: FastifyInstance, council: Council): void {
  const take = takeUpload(council);
  void server.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: mostFileBytes, files: 1, fields: 4, fieldSize: 1000, parts: 5, headerPairs: 50 },
      throwFileSizeLimit: true,
    });
    scope.post(
      '/api/:realm/:mailbox/assets2',
      { bodyLimit: mostFileBytes + 64 * 1024, config: { isUpload: true } },
      withSession<TownRequest<{ mailbox: string }>>(council, async ({ realm }, user, request, reply) => {
        const found = await council.mailboxes.find(realm, mailboxId(request.params.mailbox));
        if (found === null) return refuse(reply, 'unknownMailbox');
        if (!request.isMultipart()) return refuse(reply, 'unreadable', { where: 'file' });
        const file = await request.file();
        if (file === undefined) return refuse(reply, 'unreadable', { where: 'file' });
        const content = new Uint8Array(await file.toBuffer());
        const taken = await take({ realm, owner: user.userId, name: file.filename, content });
        if (isLeft(taken)) {
          if (taken.left.kind === 'tooLarge') return refuse(reply, 'fileTooLarge');
          return taken.left.kind === 'tooManyAttempts'
            ? refuse(reply, 'tooManyAttempts', { retryAfter: wait })
            : refuse(reply, 'fileRefused', { where: taken.left.kind });
        }
        const { id: _id, name, kind, bytes, isSigned: signed } = taken.right;
        return { status: 'ok', _id, name, kind, bytes, signed };
      }),
    );
  });

  server.get(
    '/api/:realm/assets2/:reference',
    inTown<TownRequest<{ reference: string }>>(council, async ({ realm }, request, reply) => {
      if ((await staffMember(council, request, realm)) === null) return refuse(reply, 'notStaff');
      const read = await council.assets.read(realm, request.params.reference);
      if (read === null) return refuse(reply, 'unknownFile');
      return reply
        .type(types[read.asset.kind] ?? 'application/octet-stream')
        .header('content-disposition', attachment(read.asset.name))
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .send(Buffer.from(read.content));
    }),
  );
}
