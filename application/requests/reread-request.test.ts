import { describe, expect, it } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aRequest, aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { aRequestCouncil, anAsset, realm, textForm } from '#fixtures/builders/councils/request-council.ts';
import { memoryMailboxes } from '#fixtures/memory/request-stores.ts';
import { rereadRequest } from './reread-request.ts';

const form = [...textForm, { name: 'fotos', type: 'image' }];

/** A council that took a request with a photo, and one of whose answers is the name of somebody else's file. */
async function sent() {
  const council = aRequestCouncil(form);
  await council.assets.keep(anAsset, new Uint8Array());
  await council.assets.keep({ ...anAsset, id: 'f2', owner: 'other' }, new Uint8Array());
  const made = await council.send({ images: ['f1'], extra: new Map([['nota', 'f2']]) });
  if (isLeft(made)) throw new Error(made.left.kind);
  return { council, request: made.right };
}

describe('a request read again', () => {
  it('comes with the names of its own files, and of no other sender’s', async () => {
    const { council, request } = await sent();
    const { id, name, kind, bytes, isSigned } = anAsset;
    expect(await rereadRequest(council)(realm, request.id)).toEqual({
      request,
      files: [{ id, name, kind, bytes, isSigned }],
      into: null,
    });
  });

  it('comes with the request that it was merged into, as its sender may see that one', async () => {
    const { council, request } = await sent();
    const { requests } = council;
    await requests.create(aRequestEntry(7, { request: { realm, status: 'En gestión' } }));
    const mergedInto = (id: typeof request.id) =>
      requests.change(realm, request.id, (one) => ({
        ...one,
        merged: { id, iid: '2026-000009', status: 'Recibida' },
      }));
    await mergedInto(referenceOf(7));
    expect(await rereadRequest(council)(realm, request.id)).toMatchObject({ into: { status: 'En gestión' } });
    await mergedInto(referenceOf(8));
    expect(await rereadRequest(council)(realm, request.id)).toMatchObject({ into: null });
  });

  it('comes without files where its form, or what was uploaded, is gone', async () => {
    const { council, request } = await sent();
    const noForm = { ...council, mailboxes: memoryMailboxes([]) };
    expect(await rereadRequest(noForm)(realm, request.id)).toEqual({ request, files: [], into: null });
    const noFiles = { ...council, assets: { find: async () => null } };
    expect(await rereadRequest(noFiles)(realm, request.id)).toEqual({ request, files: [], into: null });
    const broken = { ...council, mailboxes: { ...council.mailboxes, find: async () => ({ mailbox: null }) } };
    expect(await rereadRequest(broken as never)(realm, request.id)).toEqual({
      request,
      files: [],
      into: null,
    });
  });

  it('does not exist if it was never sent', async () => {
    const council = aRequestCouncil(form);
    const { mailbox } = aRequest({ mailbox: mailboxId('buzon') });
    expect(mailbox).toBe('buzon');
    expect(await rereadRequest(council)(realm, referenceOf(9))).toBeNull();
  });
});
