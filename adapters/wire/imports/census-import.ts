import * as t from 'io-ts';
import type { PreparedCensus } from '#domain/imports/census/prepare-census.ts';
import type { ChangeCounts } from '#domain/imports/changes.ts';
import type { ImportEntry } from '#domain/imports/import-entry.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { localizedText, nullable, orNull } from '../decode.ts';
import { importEntryWire, importPreviewWire, writeEntry, writePreview } from './import.ts';

/** A file with a census in Base64, with what is said about it; `columns` as in other imports. */
export const broughtCensusWire = t.intersection([
  t.type({ file: t.string }),
  t.partial({
    sheet: orNull(t.string),
    columns: orNull(t.record(t.string, nullable(t.string))),
    removesOthers: orNull(t.boolean),
    skipsFaulty: orNull(t.boolean),
  }),
]);

/** The census that a person brings, as they send it. */
export type BroughtCensusWire = t.TypeOf<typeof broughtCensusWire>;

/** A vote that fixes who may vote. */
const openVoteWire = t.type({ id: t.string, title: localizedText });

export const openVotesWire = t.array(openVoteWire);

export const writeVotes = (votes: readonly Survey[]): t.TypeOf<typeof openVotesWire> =>
  votes.map(({ id, title }) => ({ id, title }));

/** What an import of a census would do. `changed` are people who are there already and are written again. */
export const censusPreviewWire = t.intersection([
  importPreviewWire,
  t.type({
    openVotes: openVotesWire,
    /** Opened votes that fix who may vote: what is brought is an amendment that a second person signs. */
    fixedVotes: openVotesWire,
    /** Corrections that name a number which the census does not have, or give one that it has already. */
    stray: t.number,
  }),
]);

/** A preview with the sheet that was read. */
interface LookedAtCensus {
  readonly prepared: PreparedCensus;
  readonly sheet: string;
  readonly sheets: readonly string[];
  readonly basis: string;
  readonly counts: ChangeCounts;
  readonly openVotes: readonly Survey[];
  readonly fixedVotes: readonly { readonly main: Survey }[];
  readonly stray: number;
  readonly isReady: boolean;
}

export function writeCensusPreview(look: LookedAtCensus): t.TypeOf<typeof censusPreviewWire> {
  const { prepared, counts, isReady, openVotes, fixedVotes, stray } = look;
  const table = { ...look, prepared: { ...prepared, leftOut: 0, counts, isReady } };
  return {
    ...writePreview(table, 'census'),
    openVotes: writeVotes(openVotes),
    fixedVotes: writeVotes(fixedVotes.map(({ main }) => main)),
    stray,
  };
}

/** An import of the census. Only the latest can be taken back. */
export const censusEntryWire = t.intersection([importEntryWire, t.type({ canUndo: t.boolean })]);

export const writeCensusEntry = (entry: ImportEntry & { readonly canUndo: boolean }) => ({
  ...writeEntry(entry),
  canUndo: entry.canUndo,
});
