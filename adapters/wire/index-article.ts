import * as t from 'io-ts';
import { type Either, map } from '#domain/shared/result.ts';
import type { IndexArticle } from '#domain/transparency/index-article.ts';
import { decode, localizedText, orNull, type Unreadable } from './decode.ts';

/** Councils keep the list of points as text; a single number and a list of numbers are understood as well. */
const itaWire = t.union([t.string, t.number, t.array(t.union([t.string, t.number]))]);

const indexArticleWire = t.intersection([
  t.type({ _id: t.string, title: localizedText }),
  t.partial({
    ita: orNull(itaWire),
    isPublished: orNull(t.boolean),
    meta: orNull(t.partial({ uri: orNull(t.string) })),
  }),
]);

/** An article as the index asks for it; where nothing is said of its being published, it is. */
export function readIndexArticle(raw: unknown): Either<Unreadable, IndexArticle> {
  return map(
    (wire: t.TypeOf<typeof indexArticleWire>): IndexArticle => ({
      id: wire._id,
      title: wire.title,
      ita: [wire.ita ?? ''].flat().join(','),
      isPublished: wire.isPublished ?? true,
      uri: wire.meta?.uri ?? null,
    }),
  )(decode(indexArticleWire, raw));
}
