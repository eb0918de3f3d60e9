import type { ContentFaultKind } from '#adapters/wire/documents/fault-kinds.ts';
import type { SharedFaultKind } from '#application/towns/check/town-kinds.ts';
import type { PublishFindingKind } from '#domain/documents/check/finding.ts';

/** What can be found in a document before it is published. */
export type FoundKind = ContentFaultKind | SharedFaultKind | 'required';

/** The sentences of `office-check.json`; several kinds share one where a form shows the rest. */
export type FindingSentence =
  | PublishFindingKind
  | 'deadLink'
  | 'missingFile'
  | 'fileOfOtherTown'
  | 'slugTwice'
  | 'idTwice'
  | 'emptyPage'
  | 'notInTown'
  | 'wantsPicture'
  | 'wantsCode'
  | 'noColumns'
  | 'twinNames'
  | 'secondOfItsKind'
  | 'looksAhead'
  | 'limitsReversed'
  | 'limitUnreadable'
  | 'contactUnasked'
  | 'gateway'
  | 'required'
  | 'partCount'
  | 'partOrder'
  | 'partAfterEnd'
  | 'partSum'
  | 'feesFixed'
  | 'wants'
  | 'unread';

const own: ReadonlySet<string> = new Set<FindingSentence>([
  'languageMissing',
  'headingOrder',
  'pictureWithoutWords',
  'vagueLink',
  'bareLink',
  'brokenAddress',
  'paleColour',
  'personIdentity',
  'personPhone',
  'endBeforeStart',
  'noSuchDay',
  'farYear',
  'deadLink',
  'fileOfOtherTown',
  'slugTwice',
  'emptyPage',
  'wantsPicture',
  'wantsCode',
  'noColumns',
  'twinNames',
  'secondOfItsKind',
  'looksAhead',
  'limitsReversed',
  'limitUnreadable',
  'contactUnasked',
  'gateway',
  'required',
  'partCount',
  'partOrder',
  'partAfterEnd',
  'partSum',
  'feesFixed',
]);

const shared: Readonly<Partial<Record<FoundKind, FindingSentence>>> = {
  noSuchFile: 'missingFile',
  wantsTownFile: 'missingFile',
  documentTwice: 'idTwice',
  surveyTwice: 'idTwice',
  answerTwice: 'idTwice',
  milestoneTwice: 'idTwice',
  noSuchSurvey: 'notInTown',
  noSuchDocument: 'notInTown',
  noSuchTerm: 'notInTown',
  noSuchList: 'notInTown',
  noSuchCensus: 'notInTown',
  noSuchProposals: 'notInTown',
  moment: 'wants',
  share: 'wants',
};

/** The sentence that says what was found. */
export function findingSentence(kind: FoundKind): FindingSentence {
  if (own.has(kind)) return kind as FindingSentence;
  return shared[kind] ?? (kind.startsWith('wants') ? 'wants' : 'unread');
}

/** The checks that an editor is told of when they find nothing. */
export const checksInWords = {
  languages: ['languageMissing'],
  headings: ['headingOrder'],
  pictures: ['pictureWithoutWords', 'wantsPicture'],
  links: ['vagueLink', 'bareLink', 'brokenAddress', 'deadLink', 'missingFile', 'fileOfOtherTown'],
  persons: ['personIdentity', 'personPhone'],
  dates: ['endBeforeStart', 'noSuchDay', 'farYear'],
} as const satisfies Readonly<Record<string, readonly FindingSentence[]>>;
