import { describe, expect, it } from 'vitest';
import { isRight, left } from '#domain/shared/result.ts';
import { anAsset, ownerOf, realm, town } from '#fixtures/builders/councils/request-council.ts';
import { aSendersCouncil, email, typed } from '#fixtures/builders/councils/senders-council.ts';
import { referenceOf } from '#fixtures/builders/data/council-request.ts';
import { retractRequest } from './retract-request.ts';

describe('a sender who takes a request back', () => {
  it('erases it, its uploads and its proposal; once more does no harm', async () => {
    const council = aSendersCouncil();
    const { submit, retract, requests, assets, proposals } = council;
    await assets.keep({ ...anAsset, owner: ownerOf('phone') }, new Uint8Array());
    const request = await submit('phone', { ...typed, images: [anAsset.id] });
    const proposal = {
      title: '',
      body: '',
      categories: [],
      coordinates: null,
      process: null,
      neighbourhood: null,
      amount: null,
      validation: { status: null, text: null, file: null },
    };
    await proposals.put(realm, { id: `p-${request.iid}`, ...proposal });
    expect(await retract(request, 'phone')).toMatchObject({ right: { status: 'Retirada', body: '' } });
    expect(await assets.find(realm, anAsset.id)).toBeNull();
    expect(await proposals.all(realm)).toEqual([]);
    expect(await requests.find(realm, request.id)).toMatchObject({ contact: {}, approval: 'withdrawn' });
    expect(await retract(request, 'phone')).toMatchObject({ right: { status: 'Retirada' } });
  });

  it('is the device that sent it, or one with its verified e-mail; the reference alone is never enough', async () => {
    const { submit, tell, retract, requests } = aSendersCouncil();
    await tell('phone', email, true);
    const [named, anonymous] = [await submit('phone', typed), await submit('phone')];
    for (const request of [named, anonymous]) {
      expect(await retract(request, 'thief')).toEqual(left({ kind: 'notSender' }));
      expect(await requests.find(realm, request.id)).toEqual(request);
    }
    await tell('laptop', email, true);
    expect(isRight(await retract(named, 'laptop'))).toBe(true);
  });

  it('cannot take back one that is finished, or one that is not there', async () => {
    const council = aSendersCouncil();
    const { submit, retract, requests } = council;
    const request = await submit('phone');
    await requests.change(realm, request.id, (before) => ({ ...before, status: 'Resuelta' }));
    expect(await retract(request, 'phone')).toEqual(left({ kind: 'requestOver' }));
    const unknown = left({ kind: 'unknownRequest' });
    expect(await retract({ ...request, id: referenceOf(9) }, 'phone')).toEqual(unknown);
    const erased = retractRequest({ ...council, requests: { ...requests, change: async () => null } });
    expect(await erased(town, 'phone', request.id)).toEqual(unknown);
  });
});
