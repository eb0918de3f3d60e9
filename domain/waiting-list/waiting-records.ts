import type { JsonObject } from '../documents/json.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { FreedTime } from './freed-time.ts';
import type { WaitingPerson } from './waiting-person.ts';

/** The kind of the record of a place on the waiting list. Its moment is when somebody joined. */
export const waitingPlaceKind = 'waiting';
/** The kind of the record of a time that was given back. Its moment is when it starts. */
export const freedKind = 'freedTime';
/** The owner of those that are not over, so that they are found among all. */
export const openOwner = 'open';

/** The record of a place, to be stored as this version. */
export const waitingPlaceRecord = (place: WaitingPerson, version: number): GoodsRecord => ({
  kind: waitingPlaceKind,
  id: place.id,
  owner: place.state === 'waiting' ? openOwner : '',
  at: place.joined,
  version,
  body: place as unknown as JsonObject,
});

/** The place that a record has. */
export function waitingPlaceIn({ body }: Pick<GoodsRecord, 'body'>): WaitingPerson {
  if (!Array.isArray(body['deeds'])) throw new TypeError('a place on the waiting list cannot be read');
  return body as unknown as WaitingPerson;
}

/** The record of a freed time, to be stored as this version. */
export const freedRecord = (freed: FreedTime, version: number): GoodsRecord => ({
  kind: freedKind,
  id: freed.id,
  owner: freed.isOpen ? openOwner : '',
  at: freed.at,
  version,
  body: freed as unknown as JsonObject,
});

/** The freed time that a record has. */
export function freedIn({ body }: Pick<GoodsRecord, 'body'>): FreedTime {
  if (!Array.isArray(body['offered'])) throw new TypeError('a freed time cannot be read');
  return body as unknown as FreedTime;
}

/** The name of the grant of a place on the waiting list. */
export const waitingGrant = (name: string): string => `waits/${name}`;
