import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { knowLoadedFiles, putFile, replaceFile } from '#application/files/put-file.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { changeTownFileCall } from '#adapters/wire/files/change-town-file.ts';
import { listTownFilesCall } from '#adapters/wire/files/list-town-files.ts';
import { putTownFileCall } from '#adapters/wire/files/put-town-file.ts';
import { readTownFileCall } from '#adapters/wire/files/read-town-file.ts';
import { readTownFileContentCall } from '#adapters/wire/files/read-town-file-content.ts';
import { removeTownFileCall } from '#adapters/wire/files/remove-town-file.ts';
import { replaceTownFileCall } from '#adapters/wire/files/replace-town-file.ts';
import { writeFileUse, writeTownFile } from '#adapters/wire/files/town-file.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import { changedFile } from '#application/files/changed-file.ts';
import { mostTownFileBytes, type TownFile } from '#domain/files/town-file.ts';
import { fileSubject } from '#domain/office/steps/file-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { asWritten, route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { cameFile, putPorts, writePutRefusal } from './came-file.ts';
import { sendTownFile } from './send-town-file.ts';

const mayPublish = (council: ServerParts, member: StaffMember) =>
  allowed(council, member, { acts: ['document.publish'], in: {} });

/** Uploading, and putting another content under an address. */
function puttingEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  know: (realm: RealmId) => Promise<void>,
): void {
  const ports = putPorts(council, server.log);
  const [put, replace] = [putFile(ports), replaceFile(ports)];
  const answer = (realm: RealmId, file: TownFile) => right(writeTownFile(realm, file, council.clock.now()));

  route(server, council, putTownFileCall, async ({ town: { realm }, request, member }) => {
    const came = await cameFile(request);
    if (isLeft(came)) return came;
    await know(realm);
    const file = await put({ realm, ...came.right, by: member.name });
    return isLeft(file)
      ? left(writePutRefusal(file.left) as CallRefusal<'fileRefused'>)
      : answer(realm, file.right);
  });

  route(server, council, replaceTownFileCall, async ({ town: { realm }, name, request, member }) => {
    const came = await cameFile(request);
    if (isLeft(came)) return came;
    const shown = await council.fileRegister.shown(realm, name);
    if (shown === null) return left({ kind: 'unknownFile' });
    const may = shown.isPublic ? mayPublish(council, member) : right(true);
    if (isLeft(may)) return may;
    const file = await replace(shown.file, { realm, ...came.right, by: member.name });
    return isLeft(file) ? left(writePutRefusal(file.left)) : answer(realm, file.right);
  });
}

/** Lists, and one file with its uses and its steps. */
function readingEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  know: (realm: RealmId) => Promise<void>,
): void {
  const { fileRegister: register, clock } = council;
  route(server, council, listTownFilesCall, async (asked) => {
    const { realm, search, lacking, ...more } = asked;
    await know(realm);
    const filter = { ...more, search: search ?? '', lacksWords: lacking === 'words' };
    const { items, count } = await register.page(realm, filter);
    const now = clock.now();
    return right({ items: items.map((file) => writeTownFile(realm, file, now)), itemsCount: count });
  });

  route(server, council, readTownFileCall, async ({ realm, name }) => {
    await know(realm);
    const shown = await register.shown(realm, name);
    if (shown === null) return left({ kind: 'unknownFile' });
    const uses = await Promise.all(
      (await register.uses(realm, name)).map(async (use) => {
        const documents = await council.documents.all(realm, use.collection);
        const found = documents.find(({ _id }) => _id === use.document) ?? null;
        return writeFileUse(use, found);
      }),
    );
    const steps = (await council.steps.of(realm, fileSubject(shown.file))).map(writeStep);
    const file = writeTownFile(realm, shown.file, clock.now());
    return right({ file, isPublic: shown.isPublic, uses, steps });
  });

  route(server, council, readTownFileContentCall, async ({ realm, name, request, reply }) => {
    const content = (await register.find(realm, name))?.content ?? null;
    const headers = { 'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'" };
    const isSent = content && (await sendTownFile(council.fileContents, [request, reply], content, headers));
    return isSent ? right(asWritten(reply)) : left({ kind: 'unknownFile' });
  });
}

/** Changing what is known of a file, and removing it. */
function changingEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { fileRegister: register, loadedFiles, clock } = council;
  route(server, council, changeTownFileCall, async ({ realm, name, body, member }) => {
    const isPublishing = body.isPublished !== undefined || body.restore !== undefined;
    const may = isPublishing ? mayPublish(council, member) : right(true);
    if (isLeft(may)) return may;
    const found = await register.find(realm, name);
    if (found === null) return left({ kind: 'unknownFile' });
    const by = { by: member.name, at: clock.now() };
    const fault = changedFile(found, body, by);
    if (isLeft(fault)) return left({ kind: 'fileRefused', where: fault.left.kind });
    const edit = (file: TownFile) => {
      const after = changedFile(file, body, by);
      return isLeft(after) ? null : after.right;
    };
    const after = await register.change(realm, name, edit, by);
    return after === null ? left({ kind: 'unknownFile' }) : right(writeTownFile(realm, after, by.at));
  });

  route(server, council, removeTownFileCall, async ({ realm, name, member }) => {
    const outcome = await register.remove(realm, name, { by: member.name, at: clock.now() });
    if (outcome === 'unknown') return left({ kind: 'unknownFile' });
    if (outcome === 'used')
      return left({ kind: 'fileInUse', faults: [...(await register.uses(realm, name))] });
    // Else the public would find again what came with the town's folder under that name.
    await loadedFiles.drop(realm, name);
    return right({ status: 'ok' });
  });
}

/** The pictures and files of a town, to its staff. */
export function staffFileEndpoints(server: FastifyInstance, council: ServerParts): void {
  const know = knowLoadedFiles(council);
  readingEndpoints(server, council, know);
  changingEndpoints(server, council);
  void server.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: mostTownFileBytes,
        files: 1,
        fields: 4,
        fieldSize: 1000,
        parts: 5,
        headerPairs: 50,
      },
      throwFileSizeLimit: true,
    });
    puttingEndpoints(scope, council, know);
  });
}
