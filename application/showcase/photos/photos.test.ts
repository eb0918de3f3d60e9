import { describe, expect, it } from 'vitest';
import { fileInspector } from '#adapters/driven/images/file-inspector.ts';
import type { PutPorts } from '#application/files/put-file.ts';
import type { TownFile } from '#domain/files/town-file.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { photosKind } from '#domain/showcase/photos/shop-photos.ts';
import { showcaseGood } from '#domain/showcase/showcase-records.ts';
import { bookingTown as town } from '#fixtures/builders/appointments/booking-town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { writeListing } from '../write-listing.ts';
import { forgetOldListings, listingsKept } from '../forget-old-listings.ts';
import type { ShowcasePorts } from '../showcase-ports.ts';
import { listShowcase } from '../list-showcase.ts';
import { decidePhoto } from './decide-photo.ts';
import { waitingShopPhotos } from '#application/office/waiting-photos.ts';
import { type PhotoPorts, readPhotosOf } from './keep-photos.ts';
import { putPhoto, removePhotos } from './put-photo.ts';

const { realm } = town;
const forn = bakery.id;

/** A town with a bakery whose listing is written, and its files, in memory. */
async function aTown() {
  const goods = memoryGoods();
  const files = new Map<string, TownFile>();
  let isFull = false;
  let now = noon;
  const shops = { find: async () => bakery, list: async () => [bakery] };
  const ports = {
    goods,
    goodsRecords: goods,
    shops,
    clock: { now: () => (now += 1) },
    fileRegister: {
      add: async (_: unknown, file: TownFile) => !files.has(file.name) && Boolean(files.set(file.name, file)),
      change: async (_: unknown, name: string, edit: (file: TownFile) => TownFile | null) => {
        const before = files.get(name);
        const after = before === undefined ? null : edit(before);
        if (after !== null) files.set(name, after);
        return after;
      },
      remove: async (_: unknown, name: string) => (files.delete(name) ? 'removed' : 'unknown'),
    },
    loadedFiles: { small: async () => null, drop: async () => undefined },
    fileContents: { put: async () => 'hash', get: async () => null },
    redrawer: {
      redraw: async (content: Uint8Array) =>
        content[0] === 0
          ? left({ kind: 'damaged' } as const)
          : right([{ content, type: 'image/jpeg', width: 800, height: 600 } as const]),
    },
    fileInspector,
    fileScanner: { scan: async () => ({ kind: 'clean' }) as const },
    acceptsUnscanned: false,
    tellScan: () => undefined,
    freeSpace: { isLow: async () => isFull },
  } satisfies PutPorts & PhotoPorts & Pick<ShowcasePorts, 'shops'>;
  const typed = { sells: 'Pan', hours: 'Cada día, de 8 a 14', telephone: '', isShown: true, offers: [] };
  const write = () => writeListing(ports)(town, { shop: forn, language: 'es' }, typed);
  return {
    ports,
    files,
    write,
    put: (alt = 'El mostrador', first = 1) =>
      putPhoto(ports)(realm, { shop: forn, alt, language: 'es', content: new Uint8Array([first]) }),
    decide: (file: string, isAccepted: boolean, reason = '') =>
      decidePhoto(ports)(realm, forn, { file, isAccepted, reason }, 'Josep'),
    photos: async () => (await readPhotosOf(ports)(realm, forn)).photos,
    seen: async () => (await listShowcase(ports)(town))[0]?.photo?.file ?? null,
    fill: () => void (isFull = true),
  };
}

const [first, second] = ['comercio-forn.jpg', 'comercio-forn-2.jpg'];

describe('the photo of a shop', () => {
  it('is stored with its words, and nobody sees it before staff accept it', async () => {
    const { ports, write, put, decide, files, seen } = await aTown();
    const two = { list: async () => [{ ...bakery, id: 'other' }, bakery] };
    const whoseWait = async () =>
      (await waitingShopPhotos({ ...ports, shops: two }, town)).map(({ shop, title, came }) => [
        shop,
        title,
        came,
      ]);
    expect(await put()).toMatchObject({ left: { kind: 'noListing' } });
    await write();
    expect(await put(' ')).toMatchObject({ left: { kind: 'alt' } });
    expect(await put('El mostrador', 0)).toMatchObject({ left: { kind: 'damaged' } });
    expect(await put()).toMatchObject({ right: { waiting: { file: first, alt: 'El mostrador' } } });
    expect(files.get(first)).toMatchObject({ words: { es: 'El mostrador' }, isPublished: false });
    expect([await seen(), await whoseWait()]).toEqual([null, [[forn, bakery.name, expect.any(Number)]]]);
    expect(await decide(second, true)).toMatchObject({ left: { kind: 'changed' } });
    expect(await decide(first, true)).toMatchObject({ right: { shown: { file: first }, waiting: null } });
    expect(files.get(first)).toMatchObject({ isPublished: true });
    expect([await seen(), await whoseWait()]).toEqual([first, []]);
  });

  it('stays until another one is accepted; a refused one is erased, and its shop reads why', async () => {
    const { write, put, decide, files, seen, photos } = await aTown();
    await write();
    await put();
    await decide(first, true);
    await put('Otra');
    await put('Otra más');
    expect([...files.keys()]).toEqual([first, 'comercio-forn-3.jpg']);
    expect(await decide('comercio-forn-3.jpg', false, 'Se ve a un cliente.')).toMatchObject({
      right: { reason: 'Se ve a un cliente.' },
    });
    expect([...files.keys()]).toEqual([first]);
    await put('La puerta');
    expect(await photos()).toMatchObject({ reason: '', shown: { file: first } });
    await decide(second, true);
    expect([...files.keys()]).toEqual([second]);
    expect(await seen()).toBe(second);
  });

  it('is one of two that two devices send at the same moment, and the other is erased', async () => {
    const { write, put, files, photos } = await aTown();
    await write();
    const both = await Promise.all([put('Una'), put('Otra')]);
    expect(both.filter(isLeft)).toMatchObject([{ left: { kind: 'changed' } }]);
    expect([...files.keys()]).toEqual([(await photos()).waiting?.file]);
  });

  it('is not accepted if its file was removed, nor stored on a full disk', async () => {
    const { write, put, decide, files, fill } = await aTown();
    await write();
    await put();
    files.clear();
    expect(await decide(first, true)).toMatchObject({ left: { kind: 'changed' } });
    fill();
    expect(await put()).toMatchObject({ left: { kind: 'filesFull' } });
  });

  it('is removed by its shop, once or again, and with the listing after two years', async () => {
    const { ports, write, put, decide, files, photos } = await aTown();
    const record = () => ports.goods.record({ realm, good: showcaseGood }, photosKind, forn);
    const forget = forgetOldListings({ ...ports, realms: { towns: async () => [town] } });
    const remove = () => removePhotos(ports)(realm, forn, 'sender');
    await write();
    expect(await remove()).toMatchObject({ right: { shown: null } });
    await put();
    await decide(first, true);
    await remove();
    expect([files.size, (await photos()).shown]).toEqual([0, null]);
    await forget(noon);
    expect(await record()).toBeNull();
    await put();
    await forget(noon + listingsKept);
    expect([files.size, await record()]).toMatchObject([1, { version: 1 }]);
    await forget(noon + listingsKept + 1000);
    expect([files.size, await record()]).toEqual([0, null]);
  });
});
