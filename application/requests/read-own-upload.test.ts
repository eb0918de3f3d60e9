import { describe, expect, it } from 'vitest';
import { isRight } from '#domain/shared/result.ts';
import {
  aRequestCouncil,
  anAsset,
  ownerOf,
  realm,
  textForm,
} from '#fixtures/builders/councils/request-council.ts';
import { readOwnUpload } from './read-own-upload.ts';

const email = 'ana@correu.example';
const photo = new Uint8Array([1, 2, 3]);

/** A council with one photo of the phone. */
async function aCouncil() {
  const council = aRequestCouncil([...textForm, { name: 'fotos', type: 'image' }]);
  await council.assets.keep({ ...anAsset, owner: ownerOf('phone') }, photo);
  const verify = (userId: string) =>
    council.profiles.change(realm, userId, () => ({
      realm,
      userId,
      profile: { firstName: '', lastName: '', telephone: '', email, isVerified: true },
      code: null,
      changedAt: 1,
    }));
  const sees = async (userId: string, id = anAsset.id) =>
    (await readOwnUpload(council)(realm, userId, id))?.content === photo;
  return { ...council, verify, sees };
}

describe('a file of a request', () => {
  it('is shown to the device that uploaded it, before and after it is sent, and to no other', async () => {
    const { sees, send } = await aCouncil();
    expect(await sees('phone')).toBe(true);
    expect(await sees('laptop')).toBe(false);
    expect(isRight(await send({ images: [anAsset.id] }, { sender: 'phone' }))).toBe(true);
    expect(await sees('phone')).toBe(true);
    expect(await sees('laptop')).toBe(false);
    expect(await sees('phone', 'gone')).toBe(false);
  });

  it('is shown to the verified e-mail with which it was sent, and not to one that was only typed', async () => {
    const { sees, send, verify } = await aCouncil();
    await verify('laptop');
    expect(await sees('laptop')).toBe(false);
    await send({ images: [anAsset.id], contact: { email } }, { sender: 'phone' });
    expect(await sees('laptop')).toBe(false);
    const other = await aCouncil();
    await other.verify('phone');
    await other.verify('laptop');
    await other.send({ images: [anAsset.id], contact: { email } }, { sender: 'phone' });
    expect(await other.sees('laptop')).toBe(true);
    expect(await other.sees('stranger')).toBe(false);
  });
});
