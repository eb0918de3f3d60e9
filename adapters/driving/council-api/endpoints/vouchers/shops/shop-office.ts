import type { FastifyInstance } from 'fastify';
import { freeSharesOfEnded } from '#application/vouchers/offline/free-share.ts';
import { photosThatWait, readPhotosOf } from '#application/showcase/photos/keep-photos.ts';
import { readVisits } from '#application/showcase/visits/read-visits.ts';
import { changeShop } from '#application/vouchers/shops/change-shop.ts';
import { deviceMakers } from '#application/vouchers/shops/device-makers.ts';
import { giveShopCode } from '#application/vouchers/shops/shop-access.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { writeOwnPhotos } from '#adapters/wire/showcase/photos/own-photos.ts';
import { writeVisits } from '#adapters/wire/showcase/visits.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import { actOnShopCall } from '#adapters/wire/vouchers/shops/act-on-shop.ts';
import { endShopDeviceCall } from '#adapters/wire/vouchers/shops/end-shop-device.ts';
import { giveShopCodeCall } from '#adapters/wire/vouchers/shops/give-shop-code.ts';
import { listShopsCall } from '#adapters/wire/vouchers/shops/list-shops.ts';
import { readShopCall } from '#adapters/wire/vouchers/shops/read-shop.ts';
import { writeStaffCorrection } from '#adapters/wire/vouchers/shops/shop-correction.ts';
import { writeShopWithDevices } from '#adapters/wire/vouchers/shops/shop-device.ts';
import { writeStaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { readPrice } from '#domain/vouchers/sales/price.ts';
import { shopSubject } from '#domain/vouchers/shops/act-on-shop.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { allowed } from '../../../plugins/staff.ts';
import { mailShops, shopMail } from './shop-mail.ts';

/** Shops belong to the whole town. */
const mayAuthorise = (council: ServerParts) => (member: StaffMember) =>
  allowed(council, member, { acts: ['shop.authorise'], in: {} });

/** What staff do with shops: the register, their devices, and who did what. */
export function shopOfficeEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { shops, shopDevices, steps } = council;
  const change = changeShop(council);
  const may = mayAuthorise(council);

  route(server, council, listShopsCall, async ({ realm, member }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const [listed, photos] = await Promise.all([shops.list(realm), photosThatWait(council)(realm)]);
    return right({
      items: listed.map(writeStaffShop),
      itemsCount: listed.length,
      photos: photos.map(({ shop }) => shop),
    });
  });

  route(server, council, readShopCall, async ({ town, realm, member, shop: id }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const shop = await shops.find(realm, id);
    if (shop === null) return left({ kind: 'unknownShop' });
    const chain = (await steps.of(realm, shopSubject(shop))).map(writeStep);
    const isMaker = (await deviceMakers(council, realm, id)).includes(member.name);
    return right({
      ...writeShopWithDevices(shop, await shopDevices.of(realm, id)),
      correction: writeStaffCorrection(shop, isMaker),
      photos: writeOwnPhotos((await readPhotosOf(council)(realm, id)).photos),
      visits: writeVisits(await readVisits(council)(town, id)),
      steps: chain,
    });
  });

  route(server, council, actOnShopCall, async ({ town, realm, member, shop: id, body, request }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const most = body.most === null ? right(null) : readPrice(body.most);
    if (isLeft(most)) return left({ kind: 'shopActRefused', where: 'most' });
    const before = await shops.find(realm, id);
    const changed = await change(realm, id, { ...body, most: most.right }, member.name);
    if (!isLeft(changed)) {
      const { status } = changed.right;
      if (status === 'left') await freeSharesOfEnded(council)(realm, id, member.name);
      // What it can be paid is changed by the same act: that is no news for its mail.
      if (status !== before?.status && (status === 'authorised' || status === 'suspended'))
        await mailShops(council, request.log)([shopMail(town, changed.right, { kind: status })]);
      return right(writeStaffShop(changed.right));
    }
    const { kind } = changed.left;
    return kind === 'unknownShop' ? left({ kind }) : left({ kind: 'shopActRefused', where: kind });
  });

  devicesOfShops(server, council);
}

/** Codes for the devices of shops, and their end. */
function devicesOfShops(server: FastifyInstance, council: ServerParts): void {
  const { shops, shopDevices } = council;
  const give = giveShopCode(council);
  const may = mayAuthorise(council);

  route(server, council, giveShopCodeCall, async ({ realm, member, shop: id, body }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const shop = await shops.find(realm, id);
    if (shop === null) return left({ kind: 'unknownShop' });
    const given = await give(realm, id, { typed: body.name, by: member.name });
    const where = shop.status === 'authorised' ? 'noName' : 'wrongStatus';
    return given === null
      ? left({ kind: 'shopActRefused', where })
      : right({ code: given.code, until: new Date(given.until).toISOString() });
  });

  route(server, council, endShopDeviceCall, async ({ realm, member, shop: id, body }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const shop = await shops.find(realm, id);
    if (shop === null) return left({ kind: 'unknownShop' });
    await shopDevices.end(realm, id, body.device);
    await freeSharesOfEnded(council)(realm, id, member.name);
    return right(writeShopWithDevices(shop, await shopDevices.of(realm, id)));
  });
}
