import type { Check } from './check.ts';
import { appointmentChecks } from './checks/appointments.ts';
import { articleChecks } from './checks/article.ts';
import { ballotChecks } from './checks/ballots.ts';
import { blankVoteChecks } from './checks/blank-votes.ts';
import { contentsAliasChecks } from './checks/contents-alias.ts';
import { censusChecks } from './checks/census.ts';
import { directoryChecks } from './checks/directory.ts';
import { formChecks } from './checks/forms.ts';
import { peopleChecks } from './checks/people-writes.ts';
import { ownRequestChecks } from './checks/own-request-writes.ts';
import { requestWriteChecks } from './checks/request-writes.ts';
import { exitChecks } from './checks/exits.ts';
import { fieldChecks } from './checks/fields.ts';
import { identityWriteChecks } from './checks/identity-writes.ts';
import { myVoteWriteChecks } from './checks/my-vote-writes.ts';
import { followChecks } from './checks/follow-writes.ts';
import { operationChecks } from './checks/operation.ts';
import { processChecks } from './checks/process.ts';
import { refusalChecks } from './checks/refusals.ts';
import { placeChecks } from './checks/places.ts';
import { drawChecks } from './checks/services/draws.ts';
import { registrationChecks } from './checks/services/registrations.ts';
import { reservationChecks } from './checks/reservations.ts';
import { resultsChecks } from './checks/results.ts';
import { momentChecks } from './checks/results-moment.ts';
import { ticketChecks } from './checks/services/tickets.ts';
import { sessionChecks } from './checks/session.ts';
import { sessionWriteChecks } from './checks/session-writes.ts';
import { offlineTillChecks } from './checks/offline-tills.ts';
import { shopChecks } from './checks/shops.ts';
import { siteChecks } from './checks/site.ts';
import { staffChecks } from './checks/staff.ts';
import { staffReadChecks } from './checks/staff-reads.ts';
import { staffWriteChecks } from './checks/staff-writes.ts';
import { surveyChecks } from './checks/survey.ts';
import { transportChecks } from './checks/transport.ts';
import { likeChecks } from './checks/likes.ts';
import { subsidyChecks } from './checks/subsidies.ts';
import { tableChecks } from './checks/tables.ts';
import { appointmentWriteChecks } from './checks/services/appointment-writes.ts';
import { intranetChecks } from './checks/services/intranet.ts';
import { serviceWriteChecks } from './checks/services/service-writes.ts';
import { frontEndChecks } from './checks/services/front-ends.ts';
import { showcaseChecks } from './checks/services/showcase.ts';
import { tillChecks } from './checks/tills.ts';
import { voucherOrderChecks } from './checks/voucher-orders.ts';
import { voteWriteChecks } from './checks/vote-writes.ts';

/** Every check there is, in the order in which they are run and reported. */
export const allChecks: readonly Check[] = [
  ...sessionChecks,
  ...siteChecks,
  ...placeChecks,
  ...contentsAliasChecks,
  ...processChecks,
  ...articleChecks,
  ...fieldChecks,
  ...surveyChecks,
  ...resultsChecks,
  ...ballotChecks,
  ...momentChecks,
  ...blankVoteChecks,
  ...refusalChecks,
  ...transportChecks,
  ...operationChecks,
  ...exitChecks,
  ...staffChecks,
  ...staffReadChecks,
  ...sessionWriteChecks,
  ...voteWriteChecks,
  ...myVoteWriteChecks,
  ...identityWriteChecks,
  ...formChecks,
  ...censusChecks,
  ...directoryChecks,
  ...subsidyChecks,
  ...tableChecks,
  ...voucherOrderChecks,
  ...shopChecks,
  ...showcaseChecks,
  ...tillChecks,
  ...offlineTillChecks,
  ...appointmentChecks,
  ...registrationChecks,
  ...drawChecks,
  ...reservationChecks,
  ...ticketChecks,
  ...frontEndChecks,
  ...intranetChecks,
  ...appointmentWriteChecks,
  ...serviceWriteChecks,
  ...likeChecks,
  ...peopleChecks,
  ...followChecks,
  ...requestWriteChecks,
  ...ownRequestChecks,
  ...staffWriteChecks,
];

/** Those that only read. */
export const readChecks: readonly Check[] = allChecks.filter(({ writes }) => !writes);
