import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { CampaignName, VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { keyedHash } from './keyed-hash.ts';

/** What stands before the 32 bytes of a private key in PKCS #8 (RFC 8410). */
const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicBytes = 32;

/** Keys of campaigns, each made of the server's secret and the campaign's name: none needs a place of its own. */
export function voucherKeys(keys: Pick<VotingKeys, 'account'>): VoucherKeys {
  const bytesFor = (use: string, { realm, campaign }: CampaignName) =>
    Buffer.from(keys.account(`${use} ${JSON.stringify([realm, campaign])}`), 'hex');
  const privates = new Map<string, KeyObject>();
  // Each voucher that is shown needs it, and to compute it takes as long as to sign.
  const publics = new Map<string, Uint8Array>();
  const privateKey = (name: CampaignName): KeyObject => {
    const text = JSON.stringify([name.realm, name.campaign]);
    const seed = () => Buffer.concat([beforeSeed, bytesFor('codes of vouchers', name)]);
    const key = privates.get(text) ?? createPrivateKey({ key: seed(), format: 'der', type: 'pkcs8' });
    privates.set(text, key);
    return key;
  };
  const publicOf = (name: CampaignName): Uint8Array => {
    const spki = createPublicKey(privateKey(name)).export({ format: 'der', type: 'spki' });
    return new Uint8Array(spki.subarray(-publicBytes));
  };
  return {
    holder: (name, person) => keyedHash(bytesFor('holders of vouchers', name))(person),
    publicKey: (name) => {
      const text = JSON.stringify([name.realm, name.campaign]);
      const key = publics.get(text) ?? publicOf(name);
      publics.set(text, key);
      return key;
    },
    sign: (name, bytes) => new Uint8Array(sign(null, bytes, privateKey(name))),
  };
}
