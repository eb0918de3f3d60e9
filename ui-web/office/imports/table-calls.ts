import type { CallAnswer } from '#adapters/wire/call.ts';
import { openVotesWire } from '#adapters/wire/imports/census-import.ts';
import { confirmCensusCall } from '#adapters/wire/imports/confirm-census.ts';
import { confirmImportCall } from '#adapters/wire/imports/confirm-import.ts';
import type { BroughtImportWire } from '#adapters/wire/imports/import.ts';
import { listImportsCall } from '#adapters/wire/imports/list-imports.ts';
import { previewCensusCall } from '#adapters/wire/imports/preview-census.ts';
import { previewImportCall } from '#adapters/wire/imports/preview-import.ts';
import { readCensusStateCall } from '#adapters/wire/imports/read-census-state.ts';
import { proposeAmendmentCall } from '#adapters/wire/imports/propose-amendment.ts';
import { takeAmendmentBackCall } from '#adapters/wire/imports/take-amendment-back.ts';
import { undoCensusCall } from '#adapters/wire/imports/undo-census.ts';
import { undoImportCall } from '#adapters/wire/imports/undo-import.ts';
import { makeLettersCall } from '#adapters/wire/letters/make-letters.ts';
import { previewLettersCall } from '#adapters/wire/letters/preview-letters.ts';
import type { Act } from '#domain/office/roles.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { keyAnswer } from '../access/key-answer.ts';

/** A vote that fixes who may vote. */
export interface OpenVote {
  readonly id: string;
  readonly title: LocalizedText;
}

/** What the council says of a table that was brought; of a census also the votes that are open. */
export type ImportLook = CallAnswer<typeof previewImportCall> & {
  readonly openVotes?: readonly OpenVote[];
  /** Votes that fix who may vote: what is brought is an amendment of the census. */
  readonly fixedVotes?: readonly OpenVote[];
  /** Corrections that fit no number of the census. */
  readonly stray?: number;
};

/** An import of before; of the census only the latest can be undone. */
export type ImportedBefore = CallAnswer<typeof listImportsCall>['items'][number] & {
  readonly canUndo?: boolean;
};

/** What was imported before, the processes that proposals can be brought for, and the census in numbers. */
export interface ImportsDone {
  readonly items: readonly ImportedBefore[];
  readonly processes: CallAnswer<typeof listImportsCall>['processes'];
  /** Null for people who do not keep the census. */
  readonly census: Omit<CallAnswer<typeof readCensusStateCall>, 'items'> | null;
}

/** Why the council does not do something with a table. */
export interface BroughtRefusal {
  readonly kind: string;
  /** What is wrong with the file. */
  readonly where: string | null;
  /** The votes that fix who may vote. */
  readonly votes: readonly OpenVote[];
}

function refusalOf(refused: object): Either<BroughtRefusal, never> {
  if ('kind' in refused && refused.kind === 'passkeyRefused')
    return left({ kind: 'signatureRefused', where: refused.kind, votes: [] });
  const {
    kind = '',
    where = null,
    faults = [],
  } = refused as {
    readonly kind?: string;
    readonly where?: string;
    readonly faults?: unknown;
  };
  return left({ kind, where, votes: openVotesWire.is(faults) ? faults : [] });
}

const answered = <A>(answer: Either<object, A>): Either<BroughtRefusal, A> =>
  isLeft(answer) ? refusalOf(answer.left) : right(answer.right);

/** The table to be brought is the census. */
export const isCensus = (layout: string): boolean => layout === 'census';

/** The table to be brought is that of the addresses of letters. */
export const isLetters = (layout: string): boolean => layout === 'letters';

const ofLetters = ({ file, sheet, columns, skipsFaulty }: BroughtImportWire) => ({
  file,
  sheet: sheet ?? null,
  columns: columns ?? null,
  skipsFaulty: skipsFaulty ?? null,
});

const ofCensus = ({ file, sheet, columns, removesOthers, skipsFaulty }: BroughtImportWire) => ({
  file,
  sheet: sheet ?? null,
  columns: columns ?? null,
  removesOthers: removesOthers ?? null,
  skipsFaulty: skipsFaulty ?? null,
});

/** What bringing a table would do. */
export async function previewTable(
  { call, realm }: OfficeCouncil,
  table: BroughtImportWire,
  vote: string,
): Promise<Either<BroughtRefusal, ImportLook>> {
  if (isLetters(table.layout))
    return answered(await call(previewLettersCall, { realm, id: vote, body: ofLetters(table) }));
  return isCensus(table.layout)
    ? answered(await call(previewCensusCall, { realm, body: ofCensus(table) }))
    : answered(await call(previewImportCall, { realm, body: table }));
}

/** Does what was looked at. */
export async function confirmTable(
  { call, realm }: OfficeCouncil,
  table: BroughtImportWire,
  basis: string,
): Promise<Either<BroughtRefusal, ImportedBefore>> {
  return isCensus(table.layout)
    ? answered(await call(confirmCensusCall, { realm, body: { ...ofCensus(table), basis } }))
    : answered(await call(confirmImportCall, { realm, body: { ...table, basis } }));
}

/** Signs what was looked at as an amendment of the census, which then waits for another person. */
export async function proposeTable(
  council: OfficeCouncil,
  table: BroughtImportWire,
  basis: string,
  reason: string,
): Promise<Either<BroughtRefusal, unknown>> {
  const { call, realm } = council;
  const key = await keyAnswer(council, { kind: 'census', of: 'census', hash: basis });
  if (isLeft(key)) return refusalOf({ kind: 'signatureRefused', where: key.left });
  const body = { ...ofCensus(table), basis, reason, ...key.right };
  return answered(await call(proposeAmendmentCall, { realm, body }));
}

/** Takes an amendment back. */
export const takeTableBack = async (
  { call, realm }: OfficeCouncil,
  id: string,
): Promise<Either<BroughtRefusal, unknown>> =>
  answered(await call(takeAmendmentBackCall, { realm, id, body: {} }));

/** Makes the letters that were looked at: an encrypted file. */
export const makeLettersOf = async (
  { call, realm }: OfficeCouncil,
  table: BroughtImportWire,
  basis: string,
  vote: string,
): Promise<Either<BroughtRefusal, CallAnswer<typeof makeLettersCall>>> =>
  answered(await call(makeLettersCall, { realm, id: vote, body: { ...ofLetters(table), basis } }));

/** Takes an import back. */
export async function undoTable(
  { call, realm }: OfficeCouncil,
  layout: string,
  id: string,
): Promise<Either<BroughtRefusal, unknown>> {
  return answered(await call(isCensus(layout) ? undoCensusCall : undoImportCall, { realm, id }));
}

/** What was brought before, as far as a person with these acts may know it; null if the council does not answer. */
export async function listTables(
  { call, realm }: OfficeCouncil,
  acts: ReadonlySet<Act>,
): Promise<ImportsDone | null> {
  const [documents, census] = await Promise.all([
    acts.has('document.publish') ? call(listImportsCall, { realm }) : null,
    acts.has('census.change') ? call(readCensusStateCall, { realm }) : null,
  ]);
  if (documents !== null && isLeft(documents)) return null;
  // Somebody may keep the census of other parts than the whole town: then they see none.
  const state = census === null || isLeft(census) ? null : census.right;
  const items: readonly ImportedBefore[] = [...(documents?.right.items ?? []), ...(state?.items ?? [])];
  return {
    items: items.toSorted((a, b) => b.at.localeCompare(a.at)),
    processes: documents?.right.processes ?? [],
    census: state,
  };
}
