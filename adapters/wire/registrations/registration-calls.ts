import { answerPlaceText } from './answer-offer.ts';
import { appealApplicationText } from './appeal-application.ts';
import { correctApplicationText } from './correct-application.ts';
import { leaveActivityText } from './leave-activity.ts';
import { listActivitiesText } from './list-activities.ts';
import { answerAppealText } from './office/answer-appeal.ts';
import { applyAtDeskText } from './office/apply-at-desk.ts';
import { listApplicantsToCallText, noteApplicantCalledText } from './office/applicants-to-call.ts';
import { callActivityOffText } from './office/call-off-activity.ts';
import { endPlaceText } from './office/end-place.ts';
import { judgeApplicationText } from './office/judge-application.ts';
import { listApplicationStepsText } from './office/list-application-steps.ts';
import { exportApplicationsText } from './office/export-applications.ts';
import { listStaffApplicationsText } from './office/list-applications.ts';
import { listStaffActivitiesText } from './office/list-staff-activities.ts';
import { publishAdmissionListText } from './office/publish-list.ts';
import { readProofText } from './office/read-proof.ts';
import { takeActivityCallOffBackText } from './office/take-call-off-back.ts';
import { tendFeePartText } from './office/tend-fee-part.ts';
import { takeAttendanceText } from './office/take-attendance.ts';
import { putProofText } from './put-proof.ts';
import { readActivityText } from './read-activity.ts';
import { readAdmissionListText } from './read-admission-list.ts';
import { readOwnApplicationsText } from './read-applications.ts';
import { sendApplicationText } from './send-application.ts';
import { withdrawApplicationText } from './withdraw-application.ts';

/** The calls of registrations: for everybody, for applicants, and for staff. */
export const registrationCalls = [
  listActivitiesText,
  readActivityText,
  sendApplicationText,
  correctApplicationText,
  withdrawApplicationText,
  putProofText,
  appealApplicationText,
  answerPlaceText,
  leaveActivityText,
  readOwnApplicationsText,
  readAdmissionListText,
  listStaffActivitiesText,
  listStaffApplicationsText,
  exportApplicationsText,
  listApplicationStepsText,
  readProofText,
  applyAtDeskText,
  judgeApplicationText,
  answerAppealText,
  publishAdmissionListText,
  endPlaceText,
  tendFeePartText,
  takeAttendanceText,
  callActivityOffText,
  takeActivityCallOffBackText,
  listApplicantsToCallText,
  noteApplicantCalledText,
] as const;
