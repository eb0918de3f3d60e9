import type { JsonObject } from '../documents/json.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { CalendarDay, Instant } from '../shared/calendar-day.ts';
import type { OfficeVisit } from './visit.ts';

/** The kind of the record of a visit; its owner is the office, and its moment that of the visit. */
export const visitKind = 'visit';
/** The kind of the record that keeps a code from being given twice on a day. */
export const visitCodeKind = 'visitCode';

/** The record of a visit, to be stored as this version. */
export const visitRecord = (visit: OfficeVisit, version: number): GoodsRecord => ({
  kind: visitKind,
  id: visit.id,
  owner: visit.office,
  at: visit.at,
  version,
  body: visit as unknown as JsonObject,
});

/** The visit that a record has. */
export function visitIn({ body }: Pick<GoodsRecord, 'body'>): OfficeVisit {
  if (!Array.isArray(body['deeds'])) throw new TypeError('a visit cannot be read');
  return body as unknown as OfficeVisit;
}

/** The record of a new code of an office and a day: another one of the same name is refused. */
export const codeRecord = (office: string, day: CalendarDay, code: string, at: Instant): GoodsRecord => ({
  kind: visitCodeKind,
  id: `${office}/${day}/${code}`,
  owner: `${office}/${day}`,
  at,
  version: 1,
  body: { code },
});

/** The code that a record keeps. */
export const codeIn = ({ body }: Pick<GoodsRecord, 'body'>): string =>
  (body as { readonly code: string }).code;
