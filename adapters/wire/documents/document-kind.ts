import * as t from 'io-ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Either } from '#domain/shared/result.ts';
import type { Unreadable } from '../decode.ts';
import type { DocumentRule } from './document-rules.ts';
import type { KnownReference } from './known-references.ts';

/** How the documents of a collection are read. */
export interface DocumentKind {
  /** The codecs of the pages that show them. */
  readonly codecs: readonly t.Decoder<unknown, unknown>[];
  /** What a page's reader refuses beyond its codec. */
  readonly read?: (raw: unknown, zone: TimeZone) => Either<Unreadable, unknown>;
  /** What a page would show wrongly. */
  readonly rules?: readonly DocumentRule[];
  /** The codecs that name every member which a page reads; without them any member is accepted. */
  readonly words?: readonly t.Mixed[];
  /** What the documents name of the town. */
  readonly references?: readonly KnownReference[];
  /** The documents are pages of their own, each with an address; those of one group share their addresses. */
  readonly pages?: string;
  /** The members with which a page that counts for the transparency index has content. */
  readonly contents?: readonly string[];
}

/** Members that pages read without a codec, or that other programs read. */
export const words = (...names: readonly string[]): t.Mixed =>
  t.partial(Object.fromEntries(names.map((name) => [name, t.unknown])));

/** What any document may have beside its own members. */
export const anyWords = words(
  '_id',
  'name',
  'section',
  'isPublished',
  'categories',
  'collectionName',
  'collection',
);
