import { serviceRefusals } from './service/service-refusals.ts';

/**
 * Refusals of the council's API: HTTP status and `{ err, errCode, message }` (specification 2, section 8). 30 and 31
 * are the specification's; the numbers from 32 on are ours. docs/errors.md lists each with its texts.
 */
export const refusals = {
  censusInvalid: { status: 403, errCode: 30, message: 'Census data invalid' },
  alreadyVoted: { status: 409, errCode: 31, message: 'You already voted in selected survey' },
  notStarted: { status: 409, errCode: 32, message: "Survey hasn't started yet" },
  closed: { status: 409, errCode: 33, message: 'Survey has finished' },
  notActive: { status: 409, errCode: 34, message: 'Survey is not active' },
  answerRefused: { status: 422, errCode: 35, message: 'Answer does not fit the question' },
  noSession: { status: 401, errCode: 36, message: 'Not logged in' },
  tooManyAttempts: { status: 429, errCode: 37, message: 'Too many attempts, wait before the next' },
  resultsHidden: { status: 403, errCode: 38, message: 'Results cannot be seen now' },
  countHidden: {
    status: 403,
    errCode: 65,
    message: 'The council does not show how many took part: only shares are published, and no ballots',
  },
  notCounted: { status: 403, errCode: 66, message: 'Results of this type of survey cannot be shown yet' },
  notRegistered: {
    status: 403,
    errCode: 67,
    message: 'Only people with a verified email may vote in this survey',
  },
  notForPerson: {
    status: 403,
    errCode: 68,
    message: 'By the census, this survey is for people of another age or district',
  },
  unknownVote: { status: 409, errCode: 39, message: 'No vote of this survey has that code' },
  unknownRealm: { status: 404, errCode: 40, message: 'Unknown realm' },
  unknownSurvey: { status: 404, errCode: 41, message: 'Unknown survey' },
  unknownDocument: { status: 404, errCode: 42, message: 'Unknown document' },
  unknownAddress: { status: 404, errCode: 43, message: 'Unknown address' },
  unreadable: { status: 400, errCode: 50, message: 'The request does not have the documented shape' },
  wrongQuery: { status: 400, errCode: 51, message: 'The query names a field that cannot be asked' },
  tooLarge: { status: 413, errCode: 52, message: 'The body is larger than 64 KiB' },
  notJson: { status: 415, errCode: 53, message: 'Only application/json is accepted' },
  foreignPage: { status: 403, errCode: 54, message: 'The request comes from another site' },
  loginFailed: { status: 401, errCode: 55, message: 'Unknown user or wrong password' },
  noToken: { status: 401, errCode: 56, message: 'Ask from this machine, or with the token of the server' },
  tooSlow: { status: 408, errCode: 57, message: 'The request did not come whole in time' },
  headersTooLarge: { status: 431, errCode: 58, message: 'The headers are larger than 16 KiB' },
  storageFailed: { status: 503, errCode: 60, message: 'Nothing was stored, try again' },
  identityUnreachable: {
    status: 503,
    errCode: 62,
    message: 'The identity check is out of reach, try again later',
  },
  captchaFailed: { status: 422, errCode: 70, message: 'captcha failed' },
  requestRefused: { status: 422, errCode: 71, message: 'The form is not filled in as it asks' },
  unknownMailbox: { status: 404, errCode: 72, message: 'Unknown mailbox' },
  mailboxClosed: { status: 409, errCode: 73, message: 'The mailbox is closed' },
  mailboxMisconfigured: { status: 409, errCode: 74, message: 'The mailbox is not configured' },
  tooManyRequests: { status: 409, errCode: 75, message: 'One person cannot send more proposals' },
  paymentMissing: {
    status: 402,
    errCode: 76,
    message: 'Request could not be sent: payment must be made first.',
  },
  voucherRefused: { status: 409, errCode: 240, message: 'No voucher is given, kept or returned like this' },
  reservationRefused: {
    status: 409,
    errCode: 242,
    message: 'No place is reserved, moved or returned like this',
  },
  ticketRefused: { status: 409, errCode: 246, message: 'No ticket is sold, given or returned like this' },
  registrationRefused: {
    status: 409,
    errCode: 244,
    message: 'No application is sent, decided or given a place like this',
  },
  appointmentRefused: {
    status: 409,
    errCode: 270,
    message: 'No appointment is given, kept, moved or served like this',
  },
  unknownPayment: { status: 404, errCode: 77, message: 'Unknown payment' },
  notInReview: { status: 409, errCode: 150, message: 'The payment is not in review: it is settled already' },
  refundTooMuch: { status: 409, errCode: 151, message: 'That is more than is left of the payment' },
  refundWaits: {
    status: 409,
    errCode: 152,
    message: 'Another refund of the payment waits: say first how it ended',
  },
  statementRefused: { status: 422, errCode: 153, message: 'A file of the bank cannot be read' },
  unknownRefund: { status: 404, errCode: 154, message: 'The payment has no such refund' },
  noBank: { status: 503, errCode: 89, message: 'Nothing can be paid in this form now: it has no bank' },
  fileRefused: { status: 422, errCode: 78, message: 'The file is not accepted' },
  filesFull: { status: 503, errCode: 112, message: 'No files are accepted now, only requests without them' },
  filesUnavailable: {
    status: 503,
    errCode: 113,
    message: 'Files cannot be accepted or sent now, try again later; requests without them go on',
  },
  unknownFile: { status: 404, errCode: 79, message: 'Unknown file' },
  fileTooLarge: { status: 413, errCode: 80, message: 'The file is larger than 10 MiB' },
  keyReused: { status: 409, errCode: 81, message: 'The key was used for another request' },
  unknownRequest: { status: 404, errCode: 82, message: 'Unknown request' },
  notStaff: { status: 403, errCode: 83, message: 'Only staff of the town may do this' },
  notAllowed: { status: 403, errCode: 114, message: 'No role of yours allows this' },
  invitationInvalid: { status: 404, errCode: 115, message: 'The link was used, or is too old' },
  providerAway: { status: 503, errCode: 155, message: 'The identity provider does not answer now' },
  signInRefused: {
    status: 401,
    errCode: 156,
    message: 'The identity provider did not let you in, or it took too long',
  },
  accountUnknown: { status: 403, errCode: 157, message: 'Nobody of the staff has that account' },
  accountTaken: { status: 409, errCode: 158, message: 'That account is that of somebody else' },
  noProvider: { status: 404, errCode: 159, message: 'The town has no identity provider for this' },
  passkeyRefused: { status: 401, errCode: 116, message: 'The passkey was not accepted' },
  lastKey: { status: 409, errCode: 117, message: 'It is the last passkey: add another first' },
  unknownPerson: { status: 404, errCode: 118, message: 'Nobody of that name works here' },
  grantRefused: { status: 409, errCode: 119, message: 'The role is not given like this' },
  unknownGrant: { status: 404, errCode: 120, message: 'The person does not have that role' },
  tokenRefused: { status: 422, errCode: 121, message: 'The token is not made like this' },
  unknownSecret: { status: 404, errCode: 122, message: 'Unknown session, token or passkey' },
  setupLinkInvalid: {
    status: 403,
    errCode: 185,
    message: 'The link makes no town: it was used, or is too old',
  },
  townRefused: { status: 422, errCode: 186, message: 'The town is not written as it must be' },
  personRefused: { status: 422, errCode: 123, message: 'The person is not written as it must be' },
  alreadyInside: {
    status: 409,
    errCode: 124,
    message: 'The person has signed in before, or works here no more',
  },
  managementRefused: { status: 422, errCode: 125, message: 'The mailbox has no such fields for staff' },
  viewRefused: { status: 422, errCode: 126, message: 'The view is not accepted as it is written' },
  unknownView: { status: 404, errCode: 127, message: 'Unknown view' },
  geocodingUnreachable: { status: 503, errCode: 84, message: 'Addresses cannot be looked up now' },
  profileIncomplete: {
    status: 403,
    errCode: 85,
    message: 'you must fill in your details and verify your email',
  },
  mailFailed: { status: 503, errCode: 86, message: 'The message could not be sent, ask for it again' },
  codeWrong: { status: 401, errCode: 87, message: 'The code is wrong or no longer valid' },
  notSender: { status: 403, errCode: 92, message: 'Only the sender of the request may do this' },
  requestOver: { status: 409, errCode: 93, message: 'The request is over' },
  replyRefused: { status: 422, errCode: 98, message: 'The reply is not accepted as it is written' },
  requestChanged: {
    status: 409,
    errCode: 130,
    message: 'The request has changed since it was looked at; nothing was stored',
  },
  undoOver: { status: 409, errCode: 131, message: 'This can no longer be undone' },
  templateRefused: { status: 422, errCode: 132, message: 'The template is not accepted as it is written' },
  wordsNeeded: { status: 422, errCode: 140, message: 'The sender must be told why, or what is asked' },
  unknownTemplate: { status: 404, errCode: 133, message: 'Unknown template' },
  mergeRefused: { status: 409, errCode: 134, message: 'These two requests cannot be merged' },
  correctionRefused: {
    status: 422,
    errCode: 135,
    message: 'The correction or its reason is not accepted as it is written',
  },
  opinionRefused: {
    status: 409,
    errCode: 136,
    message: 'An opinion on this request is not accepted now, or not as it is',
  },
  noApiKey: { status: 403, errCode: 90, message: 'The api_key is missing or unknown in this town' },
  reportRefused: { status: 400, errCode: 91, message: 'The report does not hold what the service asks' },
  unknownTile: { status: 404, errCode: 110, message: 'No map of this town has that tile' },
  tilesUnreachable: { status: 503, errCode: 111, message: 'The background of the map cannot be had now' },
  subsidiesUnreachable: { status: 503, errCode: 88, message: 'Subsidies cannot be read now' },
  commentRefused: { status: 422, errCode: 94, message: 'The comment is not accepted as it is written' },
  unknownComment: { status: 404, errCode: 95, message: 'Unknown comment' },
  tooManyComments: {
    status: 429,
    errCode: 96,
    message: 'Too many comments of one person, wait before the next',
  },
  fileInUse: { status: 409, errCode: 165, message: 'A document or a draft uses the file' },
  townFileTooLarge: { status: 413, errCode: 166, message: 'The file is larger than 32 MiB' },
  notForPublic: {
    status: 409,
    errCode: 97,
    message: 'The sender said no, or was not told that everybody may see it',
  },
  documentChanged: {
    status: 409,
    errCode: 175,
    message: 'The document has changed since it was looked at; nothing was done',
  },
  documentRefused: { status: 422, errCode: 176, message: 'The document has errors and is not published' },
  documentStateRefused: {
    status: 409,
    errCode: 177,
    message: 'This cannot be done with the document in its state',
  },
  documentExists: { status: 409, errCode: 178, message: 'There is a document with that id, or it is no id' },
  unknownRevision: { status: 404, errCode: 179, message: 'Unknown revision' },
  documentOutdated: {
    status: 409,
    errCode: 180,
    message: 'Fields of the draft were published anew meanwhile: choose first',
  },
  documentNeedsAnother: { status: 409, errCode: 357, message: 'Somebody else must publish this' },
  documentTooLarge: { status: 413, errCode: 181, message: 'The document is larger than 1 MiB' },
  deskRefused: { status: 409, errCode: 210, message: 'The desk of the vote does not do this now' },
  signatureRefused: { status: 409, errCode: 190, message: 'The vote is not signed like this' },
  rehearsalRefused: { status: 409, errCode: 205, message: 'The rehearsal does not begin like this' },
  lettersRefused: { status: 409, errCode: 206, message: 'No letters are made like this' },
  sampleRefused: { status: 422, errCode: 191, message: 'The ballots cannot be read' },
  unknownWork: { status: 404, errCode: 230, message: 'Unknown project' },
  newsRefused: { status: 422, errCode: 231, message: 'The news is not accepted as it is written' },
  planRefused: { status: 422, errCode: 232, message: 'The project is not planned like this' },
  projectsRefused: { status: 409, errCode: 233, message: 'The vote has no outcome that can become projects' },
  boxRefused: { status: 409, errCode: 220, message: 'This is not done with the ballot box now' },
  entryRefused: { status: 409, errCode: 221, message: 'The ballot is not entered like this' },
  handCheckRefused: {
    status: 409,
    errCode: 196,
    message: 'The sample of paper ballots is not drawn or noted like this',
  },
  recordNotReady: { status: 409, errCode: 197, message: 'The vote has no closing record yet' },
  importRefused: {
    status: 422,
    errCode: 170,
    message: 'The table cannot be read, or something about it is not said',
  },
  importOutdated: {
    status: 409,
    errCode: 171,
    message: 'The table or what is there has changed since it was looked at; nothing was stored',
  },
  importNotReady: { status: 409, errCode: 172, message: 'The import has faults, or changes nothing' },
  unknownImport: { status: 404, errCode: 173, message: 'Unknown import, or one that was undone already' },
  importChanged: {
    status: 409,
    errCode: 174,
    message: 'Documents of the import, or the census, have changed since; nothing was undone',
  },
  censusInUse: {
    status: 409,
    errCode: 182,
    message: 'An open vote checks the census: people can be added and blocked, and nothing else',
  },
  ...serviceRefusals,
  busy: { status: 503, errCode: 64, message: 'Too many at once, come back later' },
  defect: { status: 500, errCode: 61, message: 'The server failed' },
  stopping: { status: 503, errCode: 63, message: 'The server is stopping' },
} as const;

export type RefusalTag = keyof typeof refusals;

/** The body of a refusal. */
export const refusalBody = (tag: RefusalTag) => {
  const { errCode, message } = refusals[tag];
  return { err: message, errCode, message };
};

/** Finds a refusal by a council's answer: its code, or the specification's message. */
export function refusalBy(errCode: unknown, message: unknown): RefusalTag | null {
  const tags = Object.keys(refusals) as RefusalTag[];
  return (
    tags.find((tag) => refusals[tag].errCode === Number(errCode)) ??
    // Scripts have no sentence of most of them: what a council does not say is none of these.
    (message === undefined ? undefined : tags.find((tag) => refusals[tag].message === message)) ??
    null
  );
}
