import * as t from 'io-ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, type Unreadable } from './decode.ts';

/** Results are keyed by answer id (specification 2, section 3). `ballots` is how many they count. */
export const resultsWire = t.type({
  survey: t.string,
  displayType: t.keyof({ options: null, optionsMultiple: null, budgetAmount: null }),
  ballots: t.number,
  results: t.record(t.string, t.number),
});

export const writeResults = (survey: string, tally: Tally): t.TypeOf<typeof resultsWire> => ({
  survey,
  displayType: tally.kind,
  ballots: tally.ballots,
  results: Object.fromEntries(tally.counts),
});

export const readResults = (raw: unknown): Either<Unreadable, Tally> =>
  map(
    (wire: t.TypeOf<typeof resultsWire>): Tally => ({
      kind: wire.displayType,
      ballots: wire.ballots,
      counts: new Map(Object.entries(wire.results)),
    }),
  )(decode(resultsWire, raw));
