import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decidePhoto } from '#application/showcase/photos/decide-photo.ts';
import { readPhotosOf } from '#application/showcase/photos/keep-photos.ts';
import { type PhotoRefused, putPhoto, removePhotos } from '#application/showcase/photos/put-photo.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { decideShopPhotoCall, readShopPhotoCall } from '#adapters/wire/showcase/photos/decide-photo.ts';
import {
  putShopPhotoCall,
  readOwnPhotoCall,
  removeShopPhotosCall,
  writeOwnPhotos,
} from '#adapters/wire/showcase/photos/own-photos.ts';
import { photosOfShop } from '#domain/census/attempt-budget.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { base64File } from '../../plugins/base64-file.ts';
import { asWritten, route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { putPorts, writePutRefusal } from '../files/came-file.ts';
import { sendTownFile } from '../files/send-town-file.ts';
import { withinAccounts } from '../votes/desk/desk-budget.ts';
import { askedShop } from '../vouchers/shops/asked-shop.ts';

const writeRefused = (refused: PhotoRefused) => {
  const { kind } = refused;
  return kind === 'alt' || kind === 'noListing' || kind === 'changed'
    ? ({ kind: 'photoRefused', where: kind } as const)
    : (writePutRefusal(refused as Parameters<typeof writePutRefusal>[0]) as CallRefusal<'fileRefused'>);
};

/** Sends a photo that is one of a shop's; false if it is not. */
async function sendPhoto(
  council: ServerParts,
  realm: RealmId,
  { shop, file }: { readonly shop: string; readonly file: string },
  answer: readonly [FastifyRequest, FastifyReply],
): Promise<boolean> {
  const { shown, waiting } = (await readPhotosOf(council)(realm, shop)).photos;
  if (file !== shown?.file && file !== waiting?.file) return false;
  const content = (await council.fileRegister.find(realm, file))?.content ?? null;
  const headers = { 'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'" };
  return content !== null && sendTownFile(council.fileContents, answer, content, headers);
}

/** The photos of a shop: it uploads and removes them, and staff decide. */
export function shopPhotoEndpoints(server: FastifyInstance, council: ServerParts, forget: () => void): void {
  const put = putPhoto({ ...putPorts(council, server.log), ...council });
  const remove = removePhotos(council);

  route(server, council, putShopPhotoCall, async ({ realm, request, body }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const content = base64File(body.file, 'file');
    if (isLeft(content)) return content;
    const { id: shop } = asked.right.shop;
    const { alt, language } = body;
    const brought = { shop, alt, language, content: content.right };
    const accounts = photosOfShop(realm, shop);
    const stored = await withinAccounts(
      council,
      accounts,
      () => put(realm, brought),
      () => true,
    );
    if (isLeft(stored)) return stored;
    return isLeft(stored.right)
      ? left(writeRefused(stored.right.left))
      : right(writeOwnPhotos(stored.right.right));
  });

  route(server, council, removeShopPhotosCall, async ({ realm, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const removed = await remove(realm, asked.right.shop.id, bySender);
    if (isLeft(removed)) return left({ kind: 'photoRefused', where: 'changed' });
    forget();
    return right(writeOwnPhotos(removed.right));
  });

  route(server, council, readOwnPhotoCall, async ({ realm, file, request, reply }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const isSent = await sendPhoto(council, realm, { shop: asked.right.shop.id, file }, [request, reply]);
    return isSent ? right(asWritten(reply)) : left({ kind: 'unknownPhoto' });
  });

  officePhotoEndpoints(server, council, forget);
}

/** What staff see and decide of photos. */
function officePhotoEndpoints(server: FastifyInstance, council: ServerParts, forget: () => void): void {
  const decide = decidePhoto(council);
  const may = { acts: ['shop.authorise'], in: {} } as const;

  route(server, council, decideShopPhotoCall, async ({ realm, shop, body, member }) => {
    const isAllowed = allowed(council, member, may);
    if (isLeft(isAllowed)) return isAllowed;
    if ((await council.shops.find(realm, shop)) === null) return left({ kind: 'unknownShop' });
    const decided = await decide(realm, shop, body, member.name);
    if (isLeft(decided)) return left({ kind: 'photoRefused', where: decided.left.kind });
    forget();
    return right(writeOwnPhotos(decided.right));
  });

  route(server, council, readShopPhotoCall, async ({ realm, shop, file, request, reply, member }) => {
    const isAllowed = allowed(council, member, may);
    if (isLeft(isAllowed)) return isAllowed;
    const isSent = await sendPhoto(council, realm, { shop, file }, [request, reply]);
    return isSent ? right(asWritten(reply)) : left({ kind: 'unknownPhoto' });
  });
}
