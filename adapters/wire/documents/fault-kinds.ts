import type { EmbeddingFault } from '#domain/content/embedding-site.ts';
import type { LimitFault } from '#domain/forms/needs/field-limits.ts';
import type { MailboxFault } from '#domain/forms/mailbox.ts';
import type { DeliveryFault } from '#domain/processes/delivery-faults.ts';
import type { Wanted } from './field-faults.ts';

/** What can be wrong with a survey. */
export type SurveyFaultKind =
  | 'share'
  | 'nothingToOrder'
  | 'answerTwice'
  | 'blankId'
  | 'ratingRange'
  | 'twoAnswers'
  | 'votingAge'
  | 'conditions'
  | 'hiddenCount';

/** What can be wrong with the parts in which a fee is paid; `feesFixed`: people have applied, and they stay as they are. */
export type FeePlanFaultKind = 'partCount' | 'partOrder' | 'partAfterEnd' | 'partSum' | 'feesFixed';

/** What can be wrong between the documents of a town, and cannot be seen in one of them. */
export type ReferenceFaultKind =
  | 'noSuchSurvey'
  | 'noSuchDocument'
  | 'noSuchTerm'
  | 'noSuchList'
  | 'noSuchCensus'
  | 'laterInChain'
  | 'noSuchProposals'
  | 'nameOfProposals'
  | 'otherTotal'
  | 'gateway';

/** What can be wrong with the documents of a town. Its texts are in the catalogue, `cli/town.json`. */
export type ContentFaultKind =
  | Wanted
  | 'wantsTiles'
  | 'wantsTownFile'
  | 'wantsPicture'
  | 'endBeforeStart'
  | 'notRead'
  | 'leftOutPart'
  | 'unknownWord'
  | 'noColumns'
  | 'contactUnasked'
  | 'embedSites'
  | FeePlanFaultKind
  | SurveyFaultKind
  | ReferenceFaultKind
  // A mailbox may be without fields, and then is not configured.
  | Exclude<MailboxFault['kind'], 'noFields'>
  | LimitFault['kind']
  | DeliveryFault['kind']
  | EmbeddingFault['kind'];
