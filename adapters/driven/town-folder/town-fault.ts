import type { ContentFaultKind } from '#adapters/wire/documents/fault-kinds.ts';
import type { SharedFaultKind } from '#application/towns/check/town-kinds.ts';

/** What can be wrong with a line of a census. */
export type CensusFaultKind =
  | 'unpairedQuotes'
  | 'censusHeader'
  | 'papersColumns'
  | 'identity'
  | 'checkLetter'
  | 'identityTwice'
  | 'noSecret'
  | 'documentType'
  | 'identityOfType'
  | 'birthDate'
  | 'birthYear';

/** What can be wrong with the ballots that a survey begins with. */
export type BallotsFaultKind = 'answers' | 'answer' | 'surveyOfBallots';

/** What can be wrong in a town's folder. Its texts are in the catalogue, `cli/town.json`. */
export type TownFaultKind =
  | 'missing'
  | 'unreadable'
  | 'notJson'
  | 'notAFile'
  | 'town'
  | 'documents'
  | 'survey'
  | 'comments'
  | 'describedFiles'
  | CensusFaultKind
  | BallotsFaultKind
  | SharedFaultKind
  | ContentFaultKind;

/** Something in a town's folder that cannot be loaded, or is doubtful. */
export interface TownFault {
  readonly file: string;
  /** The place in the document, or with a colon before it that in the text: `:2` is a line, `:3:12` has its column. */
  readonly where: string;
  readonly kind: TownFaultKind;
  /** Line and column of `where` in the text, as `2:14`, if they are known. */
  readonly at?: string;
  /** What was found there, in short, null for nothing; left out if that says nothing. */
  readonly found?: string | null;
  /** What was most probably meant. */
  readonly suggestion?: string;
  /** It may be meant so, and does not prevent loading. */
  readonly isDoubt?: true;
  /**
   * What the text of the fault names: the folder in which a file is missing, the system's cause, the field that a
   * condition looks at.
   */
  readonly particulars: Readonly<Record<string, string>>;
}
