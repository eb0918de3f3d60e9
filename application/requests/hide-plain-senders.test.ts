import { describe, expect, it } from 'vitest';
import type { SenderHiding } from '#application/ports/server/senders/plain-senders.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { memorySeal } from '#fixtures/memory/address-seal.ts';
import { hashingKeys } from '#fixtures/memory/voting-keys.ts';
import { hidePlainSenders } from './hide-plain-senders.ts';
import { mailAddressOf } from './sender-address.ts';
import { deviceMark } from './sender-marks.ts';

describe('what earlier versions stored about senders', () => {
  it('is replaced by what the present version stores: the same address opens, the same user is found', async () => {
    const [seal, keys, realm] = [memorySeal(), hashingKeys(), realmId('vilanova')];
    const hidings: SenderHiding[] = [];
    const plainSenders = { hide: async (hiding: SenderHiding) => void hidings.push(hiding) };
    await hidePlainSenders({ plainSenders, seal, keys });
    const [hiding] = hidings;
    const request = aRequest();
    const sealedEmail = hiding?.email(request, 'ana@correu.example') ?? null;
    expect(mailAddressOf(seal, { ...request, sealedEmail })).toBe('ana@correu.example');
    expect(hiding?.owner(realm, 'ana')).toBe(deviceMark(keys, realm, 'ana'));
  });
});
