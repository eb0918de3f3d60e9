import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { type Phone, phoneIn, phoneKind } from '#domain/push/phone.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';

/** Where phones, alerts and messages are stored, and what stands for people there. */
export interface PushPorts {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly keys: Pick<VotingKeys, 'account'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** Under this name the records of messages are stored in a town. */
export const goodOfPush = (realm: RealmId): GoodId => ({ realm, good: 'push' });

/** Who somebody is here. */
export interface PushPerson {
  readonly userId: string;
  /** The address that they verified; null if there is none. */
  readonly email: string | null;
}

const keyLetters = 12;

/** What stands for the owner of an address. The address itself is not stored. */
export const ownerByEmail = ({ keys }: Pick<PushPorts, 'keys'>, realm: RealmId, email: string): string =>
  keys.account(`phones of ${realm} ${plainEmail(email)}`);

/** What stands for a person: their verified address or, without one, their device. */
export const ownerOfPhones = (
  { keys }: Pick<PushPorts, 'keys'>,
  realm: RealmId,
  { userId, email }: PushPerson,
): string =>
  email === null ? keys.account(`phones of ${realm} device ${userId}`) : ownerByEmail({ keys }, realm, email);

/** What stands for a phone, by its address. */
export const phoneId = ({ keys }: Pick<PushPorts, 'keys'>, realm: RealmId, endpoint: string): string =>
  keys.account(`phone ${realm} ${endpoint}`);

/** Stores records together; false if one of them was changed meanwhile: then none is stored. */
export async function storePush(
  { goods, clock, random }: PushPorts,
  realm: RealmId,
  records: readonly GoodsRecord[],
): Promise<boolean> {
  if (records.length === 0) return true;
  const key = Array.from(random(keyLetters), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const request = { key, bodyHash: key, at: clock.now(), by: bySystem, acts: [], money: [], records };
  return isRight(await goods.ask(goodOfPush(realm), request));
}

/** How many records are read or stored at once: a vote that comes meanwhile does not wait long. */
export const pushPage = 200;

/** The phones of one owner, or a page of all. */
export async function phonesOf(
  { goodsRecords }: Pick<PushPorts, 'goodsRecords'>,
  realm: RealmId,
  owner: string,
): Promise<readonly Phone[]> {
  const query = { kind: phoneKind, owner, from: null, until: null, limit: pushPage, after: null };
  return (await goodsRecords.list(goodOfPush(realm), query)).map(phoneIn).filter((phone) => phone !== null);
}
