import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { putFile } from '#application/files/put-file.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { putWorkPhotoCall } from '#adapters/wire/office-works/put-work-photo.ts';
import { mostTownFileBytes } from '#domain/files/town-file.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { cameFile, putPorts, writePutRefusal } from '../files/came-file.ts';
import { askedWork } from './asked-work.ts';

/** The name of the photo of news among the files of a town. */
export const photoName = (key: string): string => `obra-${key}.jpg`;

/** The address of the photo of news. */
export const photoAddress = (realm: RealmId, key: string): string => `/files/${realm}/${photoName(key)}`;

/** Putting the photo of news, once under each key. */
export function workPhotoEndpoint(server: FastifyInstance, council: ServerParts): void {
  const put = putFile(putPorts(council, server.log));
  void server.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: mostTownFileBytes, files: 1, fields: 0, parts: 1, headerPairs: 50 },
      throwFileSizeLimit: true,
    });
    route(scope, council, putWorkPhotoCall, async ({ town, realm, id, news: key, request, member }) => {
      const asked = await askedWork(council, town, id, member);
      if (isLeft(asked)) return asked;
      const name = photoName(key);
      if (!/^obra-[\w-]{8,64}\.jpg$/u.test(name)) return left({ kind: 'unreadable', where: 'key' });
      if ((await council.fileRegister.find(realm, name)) !== null) return right({ name });
      const came = await cameFile(request);
      if (isLeft(came)) return came;
      const file = await put({ realm, name, content: came.right.content, by: member.name });
      return isLeft(file) ? left(writePutRefusal(file.left) as CallRefusal<'fileRefused'>) : right({ name });
    });
  });
}
