import type * as t from 'io-ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Kind, QuestionOf } from '#domain/voting/kinds/question-kinds.ts';
import { budgetAmount } from './budget-amount.ts';
import { free } from './free.ts';
import { likes } from './likes.ts';
import { optionsMultiple } from './options-multiple.ts';
import { overAnswers } from './over-answers.ts';
import { ranking } from './ranking.ts';
import { rating, ratingAnswers } from './stars.ts';

/** What each type of question has in a survey's document, by its display type. */
export const questionCodecs = {
  options: overAnswers('options'),
  yesNo: overAnswers('yesNo'),
  likeDislike: overAnswers('likeDislike'),
  optionsMultiple,
  budgetAmount,
  sortable: ranking('sortable'),
  ranked: { ...ranking('ranked'), alias: 'rankedChoice' },
  limitedSliders: overAnswers('limitedSliders'),
  rating,
  ratingAnswers,
  free,
  likes,
} satisfies {
  readonly [K in Kind]: {
    readonly alias?: string;
    readonly fields: t.Props;
    readonly read: (wire: never, zone: TimeZone) => QuestionOf<K>;
  };
};

/** The display types that are known, in the order of the list. */
export const displayTypes = Object.keys(questionCodecs) as readonly Kind[];

const kinds: ReadonlyMap<string, Kind> = new Map(
  displayTypes.flatMap((kind) => {
    const codec: { readonly alias?: string } = questionCodecs[kind];
    return [[kind, kind] as const, ...(codec.alias === undefined ? [] : [[codec.alias, kind] as const])];
  }),
);

/** The type of question that a display type means; null if it is not known. */
export const kindNamed = (displayType: string): Kind | null => kinds.get(displayType) ?? null;

type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never;

/** The fields of all types. A survey may carry those of another type, which must be readable too. */
export const questionFields = Object.assign(
  {},
  ...displayTypes.map((kind) => questionCodecs[kind].fields),
) as Together<(typeof questionCodecs)[Kind]['fields']>;
