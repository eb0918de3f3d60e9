import type * as t from 'io-ts';
import { associationWire } from '#adapters/wire/tables/association.ts';
import { assetWire } from '#adapters/wire/uploads/upload.ts';
import {
  commentPageWire,
  commentWire,
  newCommentWire,
  staffCommentWire,
} from '#adapters/wire/comments/comment.ts';
import { captchaWire } from '#adapters/wire/requests/captcha.ts';
import { conditionWire } from '#adapters/wire/voting/condition.ts';
import { placesWire } from '#adapters/wire/geocode.ts';
import { mailboxWire } from '#adapters/wire/requests/mailbox.ts';
import { fieldWire } from '#adapters/wire/requests/mailbox-field.ts';
import { paymentStatusWire } from '#adapters/wire/payments/payment.ts';
import { createdWire, faultWire, nearbyWire, requestWire } from '#adapters/wire/requests/request.ts';
import { requestViewWire } from '#adapters/wire/requests/sent-request.ts';
import { roleGrantWire } from '#adapters/wire/office/grant.ts';
import { personWire, staffSessionWire } from '#adapters/wire/office/person.ts';
import { programTokenWire } from '#adapters/wire/office/token.ts';
import { handlingWire, staffRequestWire } from '#adapters/wire/requests/staff-request.ts';
import { articleWire } from '#adapters/wire/site/article.ts';
import { ballotLine, headLine, rawAnswerWire } from '#adapters/wire/voting/ballot-list.ts';
import { budgetRule } from '#adapters/wire/voting/budget-rule.ts';
import { euros, localizedText } from '#adapters/wire/decode.ts';
import { loginWire, registrationWire } from '#adapters/wire/sessions/device.ts';
import { profileDataWire, userWire } from '#adapters/wire/sessions/profile.ts';
import { documentWire, regionWire, vocabularyWire } from '#adapters/wire/document.ts';
import { processWire } from '#adapters/wire/processes/process.ts';
import { refusalBodyWire } from '#adapters/wire/refusal-body.ts';
import { resultsWire } from '#adapters/wire/voting/results.ts';
import { pictureWire, settingsWire } from '#adapters/wire/site/settings.ts';
import { linkWire, menuWire } from '#adapters/wire/site/site.ts';
import { grantWire, subsidyCallWire } from '#adapters/wire/tables/subsidy.ts';
import { callRowWire, callTotalRowWire, grantRowWire } from '#adapters/wire/tables/subsidy-lists.ts';
import { surveyWire } from '#adapters/wire/voting/survey.ts';
import { acceptedWire, myVoteBodyWire, myVoteWire, voteWire } from '#adapters/wire/voting/vote.ts';

/** The shapes that have a name in the document; all others are written where they are used. */
export const namedSchemas: Readonly<Record<string, t.Mixed>> = {
  Refusal: refusalBodyWire,
  LocalizedText: localizedText,
  Euros: euros,
  Answer: rawAnswerWire,
  BudgetRule: budgetRule,
  Survey: surveyWire,
  Vote: voteWire,
  AcceptedVote: acceptedWire,
  VoteClaim: myVoteBodyWire,
  PreviousVote: myVoteWire,
  Results: resultsWire,
  BallotListHead: headLine,
  Ballot: ballotLine,
  Registration: registrationWire,
  Login: loginWire,
  ProfileData: profileDataWire,
  User: userWire,
  Document: documentWire,
  Settings: settingsWire,
  SettingsPicture: pictureWire,
  Menu: menuWire,
  Link: linkWire,
  Process: processWire,
  Article: articleWire,
  Vocabulary: vocabularyWire,
  Region: regionWire,
  Association: associationWire,
  SubsidyCall: subsidyCallWire,
  Grant: grantWire,
  SubsidyCallRow: callRowWire,
  CallTotalRow: callTotalRowWire,
  GrantRow: grantRowWire,
  Condition: conditionWire,
  MailboxField: fieldWire,
  Mailbox: mailboxWire,
  NewRequest: requestWire,
  CreatedRequest: createdWire,
  Request: requestViewWire,
  StaffRequest: staffRequestWire,
  Handling: handlingWire,
  NearbyReport: nearbyWire,
  Fault: faultWire,
  NewComment: newCommentWire,
  Comment: commentWire,
  CommentPage: commentPageWire,
  StaffComment: staffCommentWire,
  RoleGrant: roleGrantWire,
  StaffPerson: personWire,
  StaffSession: staffSessionWire,
  ProgramToken: programTokenWire,
  Upload: assetWire,
  Captcha: captchaWire,
  Places: placesWire,
  Payment: paymentStatusWire,
};
