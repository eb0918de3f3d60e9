import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../composition/server-parts.ts';
import { proposalWorkEndpoints } from './requests/proposal-work.ts';
import { publishProposalEndpoint } from './requests/publish-proposal.ts';
import { staffCommentEndpoints } from './participation/staff-comments.ts';
import { undoEndpoints } from './office/undo.ts';
import { manyRequestEndpoints } from './office/many-requests.ts';
import { requestCorrectionEndpoints, requestHistoryEndpoints } from './office/request-work.ts';
import { deskTableEndpoints } from './desk/desk-tables.ts';
import { namedDocuments } from '../contents/named-documents.ts';
import { searchAllEndpoints } from './desk/search-all.ts';
import { viewEndpoints } from './desk/views.ts';
import { staffFileEndpoints } from './files/staff-files.ts';
import { officeDocumentEndpoints } from './documents/documents.ts';
import { censusImportEndpoints } from './office/census-imports.ts';
import { censusProposalEndpoints } from './office/census-proposals.ts';
import { letterEndpoints } from './letters/letters.ts';
import { voteOfficeEndpoints } from './votes/votes.ts';
import { drawEndpoints } from './registrations/draws/draws.ts';
import { doorEndpoints } from './tickets/door/doors.ts';
import { registrationEndpoints } from './registrations/registrations.ts';
import { reservationEndpoints } from './reservations/reservations.ts';
import { ticketEndpoints } from './tickets/tickets.ts';
import { showcaseEndpoints } from './showcase/showcase.ts';
import { shopEndpoints } from './vouchers/shops/shops.ts';
import { appointmentEndpoints } from './appointments/appointments.ts';
import { voucherEndpoints } from './vouchers/vouchers.ts';
import { intranetEndpoints } from './intranet/intranet.ts';
import { workEndpoints } from './works/works.ts';
import { importEndpoints } from './office/imports.ts';
import { templateEndpoints } from './office/templates.ts';
import { staffRequestEndpoints } from './requests/staff-requests.ts';
import { ownAccessEndpoints, ownSessionEndpoints } from './office/own-access.ts';
import { peopleEndpoints, roleEndpoints, staffSessionEndpoints } from './office/people.ts';
import { portalEndpoints } from './office/portals.ts';
import { setupEndpoints } from './office/setup.ts';
import { todayEndpoint } from './office/today.ts';
import { tokenEndpoints } from './office/tokens.ts';

/** People of staff: themselves, others, their programs. */
function officeEndpoints(server: FastifyInstance, council: ServerParts): void {
  todayEndpoint(server, council);
  setupEndpoints(server, council);
  ownAccessEndpoints(server, council);
  ownSessionEndpoints(server, council);
  peopleEndpoints(server, council);
  roleEndpoints(server, council);
  staffSessionEndpoints(server, council);
  tokenEndpoints(server, council);
  portalEndpoints(server, council);
  intranetEndpoints(server, council);
}

/** What people of staff do: requests, documents, votes, works, the census, imports and what they look at. */
export function staffEndpoints(server: FastifyInstance, council: ServerParts): void {
  officeEndpoints(server, council);
  staffRequestEndpoints(server, council);
  undoEndpoints(server, council);
  manyRequestEndpoints(server, council);
  requestHistoryEndpoints(server, council);
  requestCorrectionEndpoints(server, council);
  templateEndpoints(server, council);
  staffFileEndpoints(server, council);
  const named = namedDocuments(council);
  officeDocumentEndpoints(server, council, named);
  voteOfficeEndpoints(server, council);
  voucherEndpoints(server, council);
  registrationEndpoints(server, council);
  reservationEndpoints(server, council);
  drawEndpoints(server, council);
  ticketEndpoints(server, council);
  doorEndpoints(server, council);
  appointmentEndpoints(server, council);
  letterEndpoints(server, council);
  workEndpoints(server, council);
  shopEndpoints(server, council);
  showcaseEndpoints(server, council);
  censusProposalEndpoints(server, council);
  importEndpoints(server, council);
  censusImportEndpoints(server, council);
  viewEndpoints(server, council);
  deskTableEndpoints(server, council);
  searchAllEndpoints(server, council, named);
  staffCommentEndpoints(server, council);
  publishProposalEndpoint(server, council);
  proposalWorkEndpoints(server, council);
}
