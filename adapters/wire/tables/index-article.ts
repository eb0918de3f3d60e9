import * as t from 'io-ts';
import { type Either, isLeft, map } from '#domain/shared/result.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { IndexArticle } from '#domain/transparency/index-article.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';
import { slugOf } from '../processes/process.ts';
import { lastRevision, revisionsWire } from '../revisions.ts';

/** Councils keep the list of points as text; a single number and a list of numbers are accepted as well. */
const itaWire = t.union([t.string, t.number, t.array(t.union([t.string, t.number]))]);

/** The zone of most of our towns; a count of points needs no day. */
const usualZone: TimeZone = 'Europe/Madrid';

export const indexArticleWire = t.intersection([
  t.type({ _id: t.string, title: localizedText }),
  t.partial({
    ita: orNull(itaWire),
    isPublished: orNull(t.boolean),
    meta: orNull(t.partial({ uri: orNull(t.string) })),
    data: t.unknown,
    revisions: revisionsWire,
  }),
]);

/** The slug in `data`, if it has one: any other content of `data` is no reason to leave the article out. */
function slugIn(data: unknown, id: string): string {
  const slug = t.type({ slug: localizedText }).decode(data);
  return isLeft(slug) ? id : slugOf(slug.right.slug, id);
}

/** An article as the index asks for it; without a value it is published. Days are the realm's. */
export function readIndexArticle(raw: unknown, zone: TimeZone = usualZone): Either<Unreadable, IndexArticle> {
  return map(
    (wire: t.TypeOf<typeof indexArticleWire>): IndexArticle => ({
      id: wire._id,
      title: wire.title,
      ita: [wire.ita ?? ''].flat().join(','),
      isPublished: wire.isPublished ?? true,
      uri: wire.meta?.uri ?? null,
      slug: slugIn(wire.data, wire._id),
      updatedOn: lastRevision(wire.revisions, zone),
    }),
  )(decode(indexArticleWire, raw));
}
