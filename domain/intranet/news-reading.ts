import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { intranetRecord } from './intranet-records.ts';

/** That a person of staff says to have read and understood a piece of news. */
export interface NewsReading {
  readonly news: string;
  readonly person: string;
  readonly at: Instant;
}

/** The name of a reading: one for each person and piece of news. */
export const readingId = (news: string, person: string): string => `${news}/${person}`;

/** The record of a reading, in the list of its news. Reading again changes nothing, so there is one version. */
export const readingRecord = ({ news, person, at }: NewsReading): GoodsRecord =>
  intranetRecord('reading', { id: readingId(news, person), owner: news, at, body: { news, person } });

/** The reading that a record has. */
export const readingIn = ({ owner, at, body }: Pick<GoodsRecord, 'owner' | 'at' | 'body'>): NewsReading => ({
  news: owner,
  person: body['person'] as string,
  at,
});

/** Somebody who works for the council now. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** Who of those who work here has read a piece of news, the first one first, and who has not, by name. */
export interface NewsReaders {
  readonly read: readonly (Colleague & { readonly at: Instant })[];
  readonly missing: readonly Colleague[];
}

/**
 * Who has read a piece of news. People who no longer work here are in neither list.
 *
 * @example newsReaders([rosa, pau], [{ news: 'n', person: 'rosa', at: 5 }]).missing // [pau]
 */
export function newsReaders(people: readonly Colleague[], readings: readonly NewsReading[]): NewsReaders {
  const at = new Map(readings.map((one) => [one.person, one.at]));
  const read = people.flatMap(({ id, name }) => {
    const moment = at.get(id);
    return moment === undefined ? [] : [{ id, name, at: moment }];
  });
  const missing = people.filter(({ id }) => !at.has(id)).map(({ id, name }) => ({ id, name }));
  return {
    read: read.toSorted((one, other) => one.at - other.at),
    missing: missing.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}
