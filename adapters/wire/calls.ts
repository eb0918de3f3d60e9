import type { CallDescription } from './call-description.ts';
import { describeCall } from './call-text.ts';
import { checkCensusText } from './census/check-census.ts';
import { readCensusText } from './census/read-census.ts';
import { listDocumentsText } from './collections/list-documents.ts';
import { listGrantsByCallText } from './collections/list-grants-by-call.ts';
import { listGrantsText } from './collections/list-grants.ts';
import { listProcessesBetweenText } from './collections/list-processes-between.ts';
import { listSubsidyCallsText } from './collections/list-subsidy-calls.ts';
import { readDocumentText } from './collections/read-document.ts';
import { readBalanceText } from './collections/read-balance.ts';
import { readOpenDataText } from './collections/read-open-data.ts';
import { readRegionText } from './collections/read-region.ts';
import { readTableText } from './collections/read-table.ts';
import { confirmFollowText } from './following/confirm-follow.ts';
import { endFollowText } from './following/end-follow.ts';
import { followText } from './following/follow-content.ts';
import { listFollowsText } from './following/list-follows.ts';
import { endInOneClickText, openFollowToEndText } from './following/one-click.ts';
import { giveLikeText } from './likes/give-like.ts';
import { readLikesText } from './likes/read-likes.ts';
import { readManyLikesText } from './likes/read-many-likes.ts';
import { officeDocumentCalls } from './office-documents/office-document-calls.ts';
import { letterCalls } from './letters/letter-calls.ts';
import { importCalls } from './imports/import-calls.ts';
import { drawCalls } from './registrations/draw/draw-calls.ts';
import { ticketCalls } from './tickets/ticket-calls.ts';
import { registrationCalls } from './registrations/registration-calls.ts';
import { reservationCalls } from './reservations/reservation-calls.ts';
import { appointmentCalls } from './appointments/appointment-calls.ts';
import { saleCalls } from './vouchers/sales/sale-calls.ts';
import { doorCalls } from './tickets/door/door-calls.ts';
import { showcaseCalls } from './showcase/showcase-calls.ts';
import { shopCalls } from './vouchers/shops/shop-calls.ts';
import { paymentCalls } from './payments/payment-calls.ts';
import { commentCalls } from './comments/comment-calls.ts';
import { intranetCalls } from './intranet/intranet-calls.ts';
import { officeCalls } from './office/office-calls.ts';
import { phoneCalls } from './push/phone-calls.ts';
import { listPortalsText, switchPortalText } from './portals/staff-portals.ts';
import { providerCalls } from './providers/provider-calls.ts';
import { listReportsXmlText } from './open311/list-reports-xml.ts';
import { listReportsText } from './open311/list-reports.ts';
import { discoverText, discoverXmlText } from './open311/discover.ts';
import { listServicesXmlText } from './open311/list-services-xml.ts';
import { listServicesText } from './open311/list-services.ts';
import { postReportXmlText } from './open311/post-report-xml.ts';
import { postReportText } from './open311/post-report.ts';
import { readReportText } from './open311/read-report.ts';
import { readServiceText } from './open311/read-service.ts';
import { readMapText } from './maps/read-map.ts';
import { readTileText } from './maps/read-tile.ts';
import { geocodeText } from './places/geocode.ts';
import { askCaptchaText } from './requests/ask-captcha.ts';
import { createRequestText } from './requests/create-request.ts';
import { followRequestText } from './requests/follow-request.ts';
import { handleRequestText } from './requests/handle-request.ts';
import { listMailboxesText } from './requests/list-mailboxes.ts';
import { listNearbyText } from './requests/list-nearby.ts';
import { listOwnRequestsText } from './requests/list-own-requests.ts';
import { listRequestsText } from './requests/list-requests.ts';
import { decideProposalText } from './requests/decide-proposal.ts';
import { listDecidedText } from './requests/list-decided.ts';
import { mergeProposalText, separateProposalText } from './requests/merge-proposal.ts';
import { publishProposalText } from './requests/publish-proposal.ts';
import { readMailboxText } from './requests/read-mailbox.ts';
import { readRequestText } from './requests/read-request.ts';
import { readForStaffText } from './requests/read-staff-request.ts';
import { replyToRequestText } from './requests/reply-to-request.ts';
import { correctContactText } from './staff-requests/correct-contact.ts';
import { enterRequestText } from './staff-requests/enter-request.ts';
import { readReceiptPageText } from './staff-requests/read-receipt-page.ts';
import { erasePersonText } from './staff-requests/erase-person.ts';
import { listRequestStepsText } from './staff-requests/list-steps.ts';
import { lookAtContactText } from './staff-requests/look-at-contact.ts';
import { mergeRequestText } from './staff-requests/merge-request.ts';
import { retitleRequestText } from './staff-requests/retitle-request.ts';
import { separateRequestText } from './staff-requests/separate-request.ts';
import { handleManyText } from './requests/handle-many.ts';
import { undoManyText } from './requests/undo-many.ts';
import { exportRequestsText } from './desk/export-requests.ts';
import { listColleaguesText } from './desk/list-colleagues.ts';
import { readFiguresText } from './desk/read-figures.ts';
import { searchAllText } from './desk/search-all.ts';
import { keepViewText } from './desk/keep-view.ts';
import { listViewsText } from './desk/list-views.ts';
import { removeViewText } from './desk/remove-view.ts';
import { fillTemplatesText } from './templates/fill-templates.ts';
import { keepTemplateText } from './templates/keep-template.ts';
import { changeTownFileText } from './files/change-town-file.ts';
import { listTownFilesText } from './files/list-town-files.ts';
import { putTownFileText } from './files/put-town-file.ts';
import { readTownFileContentText } from './files/read-town-file-content.ts';
import { readTownFileText } from './files/read-town-file.ts';
import { removeTownFileText } from './files/remove-town-file.ts';
import { replaceTownFileText } from './files/replace-town-file.ts';
import { listTemplatesText } from './templates/list-templates.ts';
import { removeTemplateText } from './templates/remove-template.ts';
import { rateRequestText } from './requests/rate-request.ts';
import { listOpinionsText } from './staff-requests/list-opinions.ts';
import { retractRequestText } from './requests/retract-request.ts';
import { undoHandlingText } from './requests/undo-handling.ts';
import { isAliveText } from './service/is-alive.ts';
import { isReadyText } from './service/is-ready.ts';
import { readAssetText } from './service/read-asset.ts';
import { readCalendarText, readProcessCalendarText } from './service/read-calendar.ts';
import { readCatalogueText } from './service/read-catalogue.ts';
import { readFileText } from './service/read-file.ts';
import { readIconText } from './service/read-icon.ts';
import { readManifestText } from './service/read-manifest.ts';
import { readMetricsText } from './service/read-metrics.ts';
import { readNewsFeedText } from './service/read-news-feed.ts';
import { readOpenApiText } from './service/read-open-api.ts';
import { readPageText } from './service/read-page.ts';
import { readProcessCardText } from './service/read-process-card.ts';
import { readProcessFeedText } from './service/read-process-feed.ts';
import { readRobotsText } from './service/read-robots.ts';
import { readSecurityContactText } from './service/read-security-contact.ts';
import { readServiceWorkerText } from './service/read-service-worker.ts';
import { readDoorWorkerText } from './service/read-door-worker.ts';
import { readShopWorkerText } from './service/read-shop-worker.ts';
import { readSitemapText } from './service/read-sitemap.ts';
import { giveTokenText } from './sessions/give-token.ts';
import { isLoggedInTownText } from './sessions/is-logged-in-town.ts';
import { isLoggedInText } from './sessions/is-logged-in.ts';
import { listSpacesText } from './sessions/list-spaces.ts';
import { logInTownText } from './sessions/log-in-town.ts';
import { logInText } from './sessions/log-in.ts';
import { logOutOfTownText } from './sessions/log-out-of-town.ts';
import { logOutText } from './sessions/log-out.ts';
import { registerDeviceText } from './sessions/register-device.ts';
import { findFileText } from './uploads/find-file.ts';
import { readOwnUploadText } from './uploads/read-own-upload.ts';
import { uploadForPersonText } from './staff-requests/upload-for-person.ts';
import { readUploadText } from './uploads/read-upload.ts';
import { uploadFileText } from './uploads/upload-file.ts';
import { setupCalls } from './setup/setup-calls.ts';
import { voucherCalls } from './vouchers/voucher-calls.ts';
import { castVoteText } from './voting/cast-vote.ts';
import { checkIdentityText } from './voting/check-identity.ts';
import { listSurveysText } from './voting/list-surveys.ts';
import { readBallotsText } from './voting/read-ballots.ts';
import { readMyVoteText } from './voting/read-my-vote.ts';
import { readResultsText } from './voting/read-results.ts';
import { readSharesText } from './voting/read-shares.ts';
import { readSurveyText } from './voting/read-survey.ts';

/** The table of calls, in the order of the document. A test compares it with the routes of the server. */
export const calls: readonly CallDescription[] = [
  listSurveysText,
  readSurveyText,
  readResultsText,
  readSharesText,
  readBallotsText,
  castVoteText,
  readMyVoteText,
  checkIdentityText,
  readLikesText,
  readManyLikesText,
  giveLikeText,
  followText,
  confirmFollowText,
  listFollowsText,
  endFollowText,
  endInOneClickText,
  openFollowToEndText,
  ...commentCalls,
  readMailboxText,
  listMailboxesText,
  createRequestText,
  readRequestText,
  listOwnRequestsText,
  replyToRequestText,
  retractRequestText,
  rateRequestText,
  uploadFileText,
  readUploadText,
  readOwnUploadText,
  findFileText,
  askCaptchaText,
  readCensusText,
  checkCensusText,
  geocodeText,
  readMapText,
  readTileText,
  listNearbyText,
  followRequestText,
  listRequestsText,
  readForStaffText,
  handleRequestText,
  undoHandlingText,
  handleManyText,
  undoManyText,
  listOpinionsText,
  listRequestStepsText,
  lookAtContactText,
  mergeRequestText,
  separateRequestText,
  retitleRequestText,
  correctContactText,
  erasePersonText,
  enterRequestText,
  uploadForPersonText,
  readReceiptPageText,
  readFiguresText,
  exportRequestsText,
  listColleaguesText,
  searchAllText,
  listViewsText,
  keepViewText,
  removeViewText,
  listTemplatesText,
  keepTemplateText,
  fillTemplatesText,
  removeTemplateText,
  listTownFilesText,
  putTownFileText,
  readTownFileText,
  readTownFileContentText,
  replaceTownFileText,
  changeTownFileText,
  removeTownFileText,
  discoverText,
  discoverXmlText,
  listServicesText,
  listServicesXmlText,
  readServiceText,
  listReportsText,
  listReportsXmlText,
  readReportText,
  postReportText,
  postReportXmlText,
  publishProposalText,
  decideProposalText,
  listDecidedText,
  mergeProposalText,
  separateProposalText,
  ...paymentCalls,
  registerDeviceText,
  logInText,
  logInTownText,
  giveTokenText,
  isLoggedInText,
  isLoggedInTownText,
  listSpacesText,
  logOutText,
  logOutOfTownText,
  ...officeCalls,
  ...intranetCalls,
  ...importCalls,
  ...letterCalls,
  ...officeDocumentCalls,
  ...providerCalls,
  listPortalsText,
  ...phoneCalls,
  switchPortalText,
  ...setupCalls,
  ...shopCalls,
  ...showcaseCalls,
  ...doorCalls,
  ...registrationCalls,
  ...reservationCalls,
  ...drawCalls,
  ...ticketCalls,
  ...saleCalls,
  ...voucherCalls,
  ...appointmentCalls,
  listDocumentsText,
  readDocumentText,
  listProcessesBetweenText,
  readRegionText,
  readTableText,
  listSubsidyCallsText,
  listGrantsByCallText,
  listGrantsText,
  isAliveText,
  isReadyText,
  readMetricsText,
  readOpenApiText,
  readOpenDataText,
  readBalanceText,
  readCatalogueText,
  readCalendarText,
  readProcessCalendarText,
  readProcessCardText,
  readPageText,
  readNewsFeedText,
  readProcessFeedText,
  readSitemapText,
  readManifestText,
  readIconText,
  readServiceWorkerText,
  readDoorWorkerText,
  readShopWorkerText,
  readRobotsText,
  readSecurityContactText,
  readFileText,
  readAssetText,
].flatMap(describeCall);
