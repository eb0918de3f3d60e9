import type { RuleFaultKind } from '#adapters/wire/documents/document-rules.ts';
import type { EmbeddingFault } from '#domain/content/embedding-site.ts';
import type { MailboxFault } from '#domain/forms/mailbox.ts';
import type { DeliveryFault } from '#domain/processes/delivery-faults.ts';

/** What can be wrong with a line of a census. */
export type CensusFaultKind =
  | 'unpairedQuotes'
  | 'censusHeader'
  | 'papersColumns'
  | 'identity'
  | 'identityTwice'
  | 'noSecret'
  | 'documentType'
  | 'identityOfType'
  | 'birthDate'
  | 'birthYear';

/** What can be wrong with a survey or its ballots. */
export type SurveyFaultKind =
  | 'survey'
  | 'surveyTwice'
  | 'moment'
  | 'share'
  | 'nothingToOrder'
  | 'answerTwice'
  | 'blankId'
  | 'ratingRange'
  | 'twoAnswers'
  | 'votingAge'
  | 'answers'
  | 'answer'
  | 'surveyOfBallots'
  | 'hiddenCount';

/** What can be wrong with a document of a collection. */
export type ContentFaultKind =
  | 'unknownCollection'
  | 'noSuchSurvey'
  | 'otherTotal'
  | 'noSuchProposals'
  | 'nameOfProposals'
  | RuleFaultKind;

/** What can be wrong in a town's folder. Its texts are in the catalogue, `cli/town.json`. */
export type TownFaultKind =
  | 'missing'
  | 'unreadable'
  | 'notJson'
  | 'notAFile'
  | 'town'
  | 'documents'
  | 'documentTwice'
  | 'comments'
  | 'delivery'
  | 'embedSites'
  | 'noColumns'
  | 'gateway'
  | 'noSuchList'
  | 'contactUnasked'
  | CensusFaultKind
  | SurveyFaultKind
  | ContentFaultKind
  // A mailbox may be without fields, and then is not configured.
  | Exclude<MailboxFault['kind'], 'noFields'>
  | DeliveryFault['kind']
  | EmbeddingFault['kind'];

/** Something in a town's folder that cannot be loaded. */
export interface TownFault {
  readonly file: string;
  /** The place in the document, or with a colon before it that in the text: `:2` is a line, `:3:12` has its column. */
  readonly where: string;
  readonly kind: TownFaultKind;
  /** Line and column of `where` in the text, as `2:14`, if they are known. */
  readonly at?: string;
  /** What was found there, in short, null for nothing; left out if that says nothing. */
  readonly found?: string | null;
  /**
   * What the text of the fault names: the folder in which a file is missing, the system's cause, the field that a
   * condition looks at.
   */
  readonly particulars: Readonly<Record<string, string>>;
}
