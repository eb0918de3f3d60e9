import * as t from 'io-ts';
import type { Shares } from '#domain/scoring/shares.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { type Kind, questionKinds } from '#domain/voting/kinds/question-kinds.ts';
import { decode, type Unreadable } from '../decode.ts';
import { displayTypes } from './kinds/question-codecs.ts';

/**
 * A result without counts: whole percents by answer id, or averages with one decimal where answers were rated. A rating
 * has its average, too.
 */
export const sharesWire = t.intersection([
  t.type({
    survey: t.string,
    displayType: t.keyof(Object.fromEntries(displayTypes.map((kind) => [kind, null])) as Record<Kind, null>),
    shares: t.record(t.string, t.number),
  }),
  t.partial({ average: t.union([t.number, t.null]) }),
]);
type SharesWire = t.TypeOf<typeof sharesWire>;

const isRated = (kind: Kind) => questionKinds[kind].figures.sum === 'stars';

export function writeShares(survey: string, { kind, values, average }: Shares): SharesWire {
  const unit = isRated(kind) ? 10 : 1;
  return {
    survey,
    displayType: kind,
    shares: Object.fromEntries([...values].map(([id, value]) => [id, value / unit])),
    ...(questionKinds[kind].figures.rows === 'stars'
      ? { average: average === null ? null : average / 10 }
      : {}),
  };
}

export const readPublishedShares = (raw: unknown): Either<Unreadable, Shares> =>
  map(({ displayType, shares, average = null }: SharesWire): Shares => {
    const unit = isRated(displayType) ? 10 : 1;
    return {
      kind: displayType,
      values: new Map(Object.entries(shares).map(([id, value]) => [id, Math.round(value * unit)])),
      average: average === null ? null : Math.round(average * 10),
    };
  })(decode(sharesWire, raw));
