import { describe, expect, it } from 'vitest';
import { isRight, left } from '#domain/shared/result.ts';
import { anAsset, ownerOf, realm, town } from '#fixtures/builders/councils/request-council.ts';
import { aSendersCouncil, email, typed } from '#fixtures/builders/councils/senders-council.ts';
import { referenceOf } from '#fixtures/builders/data/council-request.ts';
import { replyToRequest } from './reply-to-request.ts';
import { rereadRequest } from './reread-request.ts';

describe('a sender who replies', () => {
  it('adds words and photos, which are read again with the request', async () => {
    const council = aSendersCouncil();
    const request = await council.submit('phone', typed);
    const asked = { at: 1, by: 'Brigada', text: '¿Dónde?', isNote: false };
    await council.requests.change(realm, request.id, (before) => ({ ...before, threads: [asked] }));
    await council.assets.keep({ ...anAsset, owner: ownerOf('phone') }, new Uint8Array());
    const made = await council.reply(request, 'phone', { text: ' Otra foto ', images: [anAsset.id] });
    expect(made).toMatchObject({
      right: { threads: [asked, { text: 'Otra foto', reply: { images: ['f1'] } }] },
    });
    expect(await rereadRequest(council)(realm, request.id)).toMatchObject({ files: [{ name: 'banc.jpg' }] });
  });

  it('stores a reply once, however often it is sent under its key', async () => {
    const council = aSendersCouncil();
    const request = await council.submit('phone', typed);
    await Promise.all([council.reply(request, 'phone'), council.reply(request, 'phone')]);
    const again = await council.reply(request, 'phone');
    expect(isRight(again) && again.right.threads).toHaveLength(1);
    expect(await council.reply(request, 'phone', { text: 'Otra' })).toEqual(left({ kind: 'keyReused' }));
  });

  it('is the device that sent the request, or one with its verified e-mail; for others the reference is not enough', async () => {
    const { submit, tell, reply } = aSendersCouncil();
    await tell('phone', email, true);
    const request = await submit('phone', typed);
    expect(await reply(request, 'thief')).toEqual(left({ kind: 'notSender' }));
    await tell('thief', email, false);
    expect(await reply(request, 'thief')).toEqual(left({ kind: 'notSender' }));
    await tell('laptop', email, true);
    expect(isRight(await reply(request, 'laptop'))).toBe(true);
    expect(isRight(await reply(await submit('phone'), 'library'))).toBe(true);
  });

  it('can add only photos that the same session uploaded', async () => {
    const council = aSendersCouncil();
    const request = await council.submit('phone');
    await council.assets.keep({ ...anAsset, owner: ownerOf('other') }, new Uint8Array());
    for (const id of [anAsset.id, 'nothing'])
      expect(await council.reply(request, 'phone', { images: [id] })).toEqual(
        left({ kind: 'replyRefused', fault: { kind: 'lost', ids: [id] } }),
      );
  });

  it('finds no request that is not there, or that is erased meanwhile', async () => {
    const council = aSendersCouncil();
    const request = await council.submit('phone');
    const gone = { ...request, id: referenceOf(9) };
    expect(await council.reply(gone, 'phone')).toEqual(left({ kind: 'unknownRequest' }));
    const requests = { ...council.requests, change: async () => null };
    const erased = replyToRequest({ ...council, requests });
    const arrived = { town, id: request.id, sender: 'phone', text: 'Hola', images: [], key: 'k' };
    expect(await erased(arrived)).toEqual(left({ kind: 'unknownRequest' }));
  });

  it('is told that a request is over once it was taken back', async () => {
    const { submit, reply, retract } = aSendersCouncil();
    const request = await submit('phone');
    await retract(request, 'phone');
    expect(await reply(request, 'phone')).toEqual(left({ kind: 'requestOver' }));
    expect(await reply(request, 'stranger')).toEqual(left({ kind: 'requestOver' }));
  });
});
