import { processOf } from '#application/processes/publish-proposal.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import type { StaffSubject } from '#domain/office/decide.ts';

/** The parts of the town that a request belongs to: its mailbox, and the process that it is a proposal for. */
export function subjectOf(request: Pick<CouncilRequest, 'mailbox' | 'extra'>): StaffSubject['in'] {
  const process = processOf(request);
  return { mailbox: request.mailbox, ...(process !== null && { process }) };
}
