import type { Fingerprints } from '../published-list.ts';

/** A published list that was counted again. */
export interface RecountedList extends Pick<Fingerprints, 'counted'> {
  readonly survey: string;
  readonly ballots: number;
}

/** What a record says of the list of a survey; `web` and `paper` are null if the channels are not published. */
export interface RecordedList {
  readonly id: string;
  readonly list: string | null;
  readonly ballots: number | null;
  readonly web: number | null;
  readonly paper: number | null;
}

/** What a published record says that can be wrong. */
export interface SaidToVerify {
  /** The digests of the sealed parts by their names, as the text has them. */
  readonly digests: Readonly<Record<string, string | null>>;
  readonly surveys: readonly Omit<RecordedList, 'list'>[];
  readonly samples: readonly {
    readonly number: number;
    readonly size: number;
    readonly boxes: readonly { readonly ballots: number }[];
    readonly wrong: number | null;
    readonly mostWrong: number | null;
  }[];
}

/** In what a list is not the one that the closing record names. */
export type RecordDifference =
  /** The record has no such survey, or the council publishes no list of it. */
  | { readonly kind: 'notInRecord' }
  | { readonly kind: 'otherList'; readonly recorded: string; readonly counted: string }
  | { readonly kind: 'otherCount'; readonly recorded: number; readonly counted: number }
  /** The ballots of both channels together are not those of the list. */
  | { readonly kind: 'channels'; readonly recorded: number; readonly counted: number };

/** Compares a list that was counted again with the signed record: nothing differs if both channels are in it, unchanged. */
export function differencesFromRecord(
  surveys: readonly RecordedList[],
  list: RecountedList,
): readonly RecordDifference[] {
  const recorded = surveys.find(({ id }) => id === list.survey);
  if (recorded === undefined || recorded.list === null || recorded.ballots === null)
    return [{ kind: 'notInRecord' }];
  const found: RecordDifference[] = [];
  if (recorded.list !== list.counted)
    found.push({ kind: 'otherList', recorded: recorded.list, counted: list.counted });
  if (recorded.ballots !== list.ballots)
    found.push({ kind: 'otherCount', recorded: recorded.ballots, counted: list.ballots });
  const { web, paper } = recorded;
  if (web !== null && paper !== null && web + paper !== list.ballots)
    found.push({ kind: 'channels', recorded: web + paper, counted: list.ballots });
  return found;
}
