import * as t from 'io-ts';
import type { Article } from '#domain/content/article.ts';
import { readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';
import { slugOf } from '../processes/process.ts';

const groupWire = t.type({
  title: localizedText,
  children: t.array(t.type({ title: localizedText, body: localizedText })),
});
export const articleWire = t.intersection([
  t.type({ _id: t.string, title: localizedText }),
  t.partial({
    subtitle: orNull(localizedText),
    lead: orNull(localizedText),
    body: orNull(localizedText),
    headerImage: orNull(t.string),
    publishPeriod: orNull(t.partial({ start: orNull(t.string) })),
    categories: orNull(t.array(t.string)),
    data: orNull(t.partial({ slug: orNull(localizedText) })),
    voidGroup: orNull(t.array(groupWire)),
  }),
]);

/** An article document (specification 3, section 3). */
export function readArticle(raw: unknown, zone: TimeZone): Either<Unreadable, Article> {
  return map((wire: t.TypeOf<typeof articleWire>): Article => {
    const published = wire.publishPeriod?.start;
    return {
      id: wire._id,
      slug: slugOf(wire.data?.slug, wire._id),
      title: wire.title,
      subtitle: wire.subtitle ?? null,
      lead: wire.lead ?? null,
      body: wire.body ?? null,
      headerImage: wire.headerImage ?? null,
      publishedOn: published ? (readMoment(published, zone)?.day ?? null) : null,
      categories: wire.categories ?? [],
      groups: wire.voidGroup ?? [],
      document: wire,
    };
  })(decode(articleWire, raw));
}
