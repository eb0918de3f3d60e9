import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { Language, LocalizedText } from '../../shared/localized-text.ts';
import type { Cents } from '../../shared/money.ts';
import { type Either, left, right } from '../../shared/result.ts';
import { type Delivery, type DeliveryNews, type DeliveryStatus } from '../delivery.ts';

/** What a person of staff tells of a project from the street. */
export interface ToldNews {
  /** Represents the intent: what is sent twice under one key is told once. */
  readonly key: string;
  /** The day on which it was written, which may be before the day on which it is sent. */
  readonly day: CalendarDay;
  readonly text: string | null;
  /** The language of the text. */
  readonly language: Language;
  /** The milestones that are reached now, by their ids. */
  readonly milestones: readonly string[];
  /** Paid so far. */
  readonly spent: Cents | null;
  readonly images: readonly string[];
  /** The status that the project has now; null: the same as before. */
  readonly status: DeliveryStatus | null;
}

/** Why news is not told. */
export type NewsRefused = 'nothingTold' | 'textTooLong' | 'unknownMilestone' | 'reasonMissing';

/** What news makes of a delivery: the news itself, and the members that are not as before. */
export interface NewsEffect {
  readonly news: DeliveryNews;
  readonly updated: CalendarDay;
  readonly status: DeliveryStatus;
  /** Why it is stopped; null if it is not. */
  readonly reason: LocalizedText | null;
  readonly note: LocalizedText | null;
  readonly spent: Cents | null;
  readonly committed: Cents | null;
}

/** The longest sentence, in letters. */
export const longestNews = 500;

/** Whether a project has news of a key. */
export const isNewsTold = ({ news }: Pick<Delivery, 'news'>, key: string): boolean =>
  news.some(({ id }) => id === key);

/** A milestone that a colleague has noted meanwhile stays as they noted it. */
const reachedNow = ({ milestones }: Delivery, told: readonly string[]): readonly string[] =>
  milestones.filter(({ id, reached }) => reached === null && told.includes(id)).map(({ id }) => id);

const reasonAfter = (status: DeliveryStatus, before: Delivery, text: LocalizedText | null) => {
  if (status !== 'stopped') return null;
  return before.status === 'stopped' ? (before.reason ?? text) : text;
};

function faultIn({ milestones }: Delivery, told: ToldNews): NewsRefused | null {
  if (told.text !== null && [...told.text].length > longestNews) return 'textTooLong';
  const known = milestones.map(({ id }) => id);
  return told.milestones.every((id) => known.includes(id)) ? null : 'unknownMilestone';
}

/** What is committed is never less than what is paid. */
const committedAfter = ({ committed }: Delivery, spent: Cents | null): Cents | null =>
  committed !== null && spent !== null && spent > committed ? spent : committed;

const latest = (one: CalendarDay | null, other: CalendarDay): CalendarDay =>
  one !== null && one > other ? one : other;

/**
 * What news makes of the delivery of a project: milestones are reached on its day, what is paid is replaced, its sentence
 * says what is going on now and, if the works stop with it, why. Left: nothing is told.
 *
 * @example tellNews(delivery, { key: 'k1', day: '2026-11-18', text: 'Ya tiene techo.', milestones: ['techo'], … })
 */
export function tellNews(delivery: Delivery, told: ToldNews): Either<NewsRefused, NewsEffect> {
  const fault = faultIn(delivery, told);
  if (fault !== null) return left(fault);
  const text = told.text === null ? null : { [told.language]: told.text };
  const milestones = reachedNow(delivery, told.milestones);
  const spent = told.spent === delivery.spent ? null : told.spent;
  const status = told.status ?? delivery.status;
  const isTold = text !== null || milestones.length > 0 || spent !== null || told.images.length > 0;
  if (!isTold && status === delivery.status) return left('nothingTold');
  const reason = reasonAfter(status, delivery, text);
  if (status === 'stopped' && reason === null) return left('reasonMissing');
  return right({
    news: { id: told.key, day: told.day, text, images: told.images, milestones, spent },
    updated: latest(delivery.updated, told.day),
    status,
    reason,
    note: text ?? delivery.note,
    spent: spent ?? delivery.spent,
    committed: committedAfter(delivery, spent),
  });
}
