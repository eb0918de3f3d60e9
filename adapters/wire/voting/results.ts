import * as t from 'io-ts';
import { averageRating, hundredths } from '#domain/scoring/average.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { type Either, flatMap, left, right } from '#domain/shared/result.ts';
import { type Kind, questionKinds } from '#domain/voting/kinds/question-kinds.ts';
import { decode, type Unreadable } from '../decode.ts';
import { displayTypes } from './kinds/question-codecs.ts';

/**
 * Results are keyed by answer id (specification 2, section 3): ballots, points, tenths or stars, by the survey's
 * kind. `ballots` is how many they count, and `blank` how many of these are blank votes, if the survey offers them. A
 * rating also has its numbers of stars in order, and their average.
 */
export const resultsWire = t.intersection([
  t.type({
    survey: t.string,
    displayType: t.keyof(
      Object.fromEntries([...displayTypes, 'none'].map((kind) => [kind, null])) as Record<
        Kind | 'none',
        null
      >,
    ),
    ballots: t.number,
    results: t.record(t.string, t.number),
  }),
  t.partial({
    blank: t.number,
    spread: t.record(t.string, t.array(t.number)),
    texts: t.array(t.string),
    rating: t.array(t.number),
    average: t.union([t.number, t.null]),
  }),
]);
type ResultsWire = t.TypeOf<typeof resultsWire>;

/** The result of a survey that asks nothing. */
export const writeCountAlone = (survey: string, ballots: number): ResultsWire => ({
  survey,
  displayType: 'none',
  ballots,
  results: {},
});

export function writeResults(survey: string, tally: Tally): ResultsWire {
  const { kind, ballots, blank, counts, spread, texts } = tally;
  const { rows } = questionKinds[kind].figures;
  const average = hundredths(averageRating(tally));
  return {
    survey,
    displayType: kind,
    ballots,
    ...(blank === null ? {} : { blank }),
    results: Object.fromEntries(counts),
    ...(spread.size > 0
      ? { spread: Object.fromEntries([...spread].map(([id, places]) => [id, [...places]])) }
      : {}),
    ...(rows === 'texts' ? { texts: [...texts] } : {}),
    ...(rows === 'stars'
      ? { rating: [...counts.values()], average: average === null ? null : average / 100 }
      : {}),
  };
}

/** The counts of a result; one without counts (`none`) cannot be read as such. */
export const readPublishedTally = (raw: unknown): Either<Unreadable, Tally> =>
  flatMap(
    (wire: ResultsWire): Either<Unreadable, Tally> =>
      wire.displayType === 'none'
        ? left({ kind: 'unreadable', where: 'displayType' })
        : right({
            kind: wire.displayType,
            ballots: wire.ballots,
            blank: wire.blank ?? null,
            counts: new Map(Object.entries(wire.results)),
            spread: new Map(Object.entries(wire.spread ?? {})),
            texts: wire.texts ?? [],
          }),
  )(decode(resultsWire, raw));
