import type { IndexBook } from '#application/transparency/open-index-book.ts';
import { formatDay } from '#application/text/dates.ts';
import { plainDecimal, withPercent } from '#application/text/numbers.ts';
import { hostOf, linkedAddress } from '#domain/content/web-address.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { CheckedLink } from '#domain/transparency/checked-link.ts';
import { type CountedPoint, isMet, type Met } from '#domain/transparency/count-points.ts';
import type { IndexArticle } from '#domain/transparency/index-article.ts';
import { type Percentage, percentageMet } from '#domain/transparency/percentage.ts';
import { lastUpdate } from '#domain/transparency/point-state.ts';
import { pointsIn } from '#domain/transparency/transparency-index.ts';
import type { WallSection } from '#ui-web/components/index-wall/index-wall.tsx';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { ChosenIndex } from './chosen-index.ts';
import { indexesIn } from './chosen-index.ts';

/** An article that documents a point: a link, or text with the reason why it is not a link. */
export interface ArticleView {
  readonly key: string;
  readonly title: Wording;
  readonly href: string | null;
  readonly note: string | null;
}

export interface PointView {
  readonly number: number;
  readonly title: Wording;
  readonly isMet: boolean;
  readonly articles: readonly ArticleView[];
  readonly updated: string | null;
}

export interface IndexSectionView {
  readonly id: string;
  readonly title: Wording;
  readonly note: string;
  readonly groups: readonly {
    readonly id: string;
    readonly title: Wording;
    readonly note: string;
    readonly points: readonly PointView[];
  }[];
}

/** `78,75`: four significant digits, as everywhere. */
export const indexPercent = ({ units, decimals }: Percentage): string => plainDecimal(units, decimals);

export const shareWords = (part: Met, language: Language): string =>
  withPercent(indexPercent(percentageMet(part)), language);

const countWords = ({ met, total }: Met, { t }: Speech): string => t('transparency:metOf', { met, total });

/** The overview of the index: a tile or a gap for each point. */
export const wallSections = ({ counted }: ChosenIndex, speech: Speech): readonly WallSection[] =>
  counted.sections.map(({ section, groups, ...sum }) => ({
    id: section.id,
    title: speech.said(section.title),
    note: countWords(sum, speech),
    points: groups.flatMap(({ points }) =>
      points.map((one) => ({
        number: one.point.number,
        isMet: isMet(one),
        label: speech.t(isMet(one) ? 'transparency:pointMet' : 'transparency:pointMissing', {
          n: one.point.number,
          title: speech.said(one.point.title).text,
        }),
      })),
    ),
  }));

/** Section by section, group by group, point by point. */
export const indexSectionViews = (
  { counted, year }: ChosenIndex,
  silent: IndexBook['silent'],
  speech: Speech,
): readonly IndexSectionView[] =>
  counted.sections.map(({ section, groups, ...sum }) => ({
    id: section.id,
    title: speech.said(section.title),
    note: countWords(sum, speech),
    groups: groups.map(({ group, points, ...part }) => ({
      id: group.id,
      title: speech.said(group.title),
      note: countWords(part, speech),
      points: points.map((one) => pointView(one, year === null, silent, speech)),
    })),
  }));

function pointView(
  one: CountedPoint,
  isToday: boolean,
  silent: IndexBook['silent'],
  speech: Speech,
): PointView {
  const updated = isToday ? lastUpdate(one) : null;
  return {
    number: one.point.number,
    title: speech.said(one.point.title),
    isMet: isMet(one),
    articles: isToday ? one.articles.map((article) => articleView(article, silent, speech)) : [],
    updated:
      updated === null
        ? null
        : speech.t('transparency:updated', { day: formatDay(updated, speech.language) }),
  };
}

/**
 * Where an article is read: at the address that the council gives, else on its page here. An invalid address gives no
 * link.
 */
const addressOf = ({ uri, slug }: IndexArticle): string | null =>
  uri === null || uri.trim() === '' ? `/articulos/${encodeURIComponent(slug)}` : linkedAddress(uri);

function articleView(article: IndexArticle, silent: IndexBook['silent'], speech: Speech): ArticleView {
  const { t, said } = speech;
  const title = said(article.title);
  const words = { key: article.id, title: title.text.trim() === '' ? t('transparency:untitled') : title };
  if (!article.isPublished) return { ...words, href: null, note: t('transparency:unpublished') };
  const href = addressOf(article);
  if (href === null) return { ...words, href, note: t('transparency:badAddress') };
  const gone = silent.get(article.uri ?? '');
  return { ...words, href, note: gone === undefined ? null : silentWords(gone, speech) };
}

const silentWords = ({ uri, checkedOn }: CheckedLink, { t, language }: Speech): string =>
  t('transparency:silent', { host: hostOf(uri) || uri, day: formatDay(checkedOn, language) });

/** Numbers in lists of points that are no point of any index here, so that staff can correct them. */
export function strangeWords(book: IndexBook, { counted }: ChosenIndex, speech: Speech): readonly string[] {
  const known = new Set(
    indexesIn(book)
      .flatMap(({ sections }) => sections.flatMap(pointsIn))
      .map((p) => String(p.number)),
  );
  return counted.strange
    .filter(({ found }) => !known.has(found))
    .map(({ article, found }) =>
      speech.t('transparency:strange', { title: speech.said(article.title).text, found }),
    );
}
