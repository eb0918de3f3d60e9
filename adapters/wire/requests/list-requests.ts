import { approvalStates, requestStatuses } from '#domain/forms/request.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { maybeOneOf, stretch, optionalText } from '../query.ts';
import { staffRequestWire } from './staff-request.ts';

/** The requests of a town, the latest first; for staff, with their token. */
export const listRequestsCall = {
  method: 'get',
  path: '/api/{realm}/staff/requests',
  query: {
    status: maybeOneOf(requestStatuses),
    mailbox: optionalText,
    approval: maybeOneOf(approvalStates),
    replies: maybeOneOf(['waiting']),
    ...stretch(20, 200),
  },
  isClosed: true,
  caller: 'staff',
  act: 'request.read',
  answer: listOf(staffRequestWire),
  refusals: [],
} as const satisfies Call;

export const listRequestsText: CallText<typeof listRequestsCall> = {
  call: listRequestsCall,
  id: 'listRequests',
  topic: 'requests',
  summary:
    'The requests of a town, the latest first. A parameter that is not listed here is refused, with those that are.',
  query: {
    status: { tells: 'Recibida, En gestión, Resuelta, Rechazada, Cerrada or Retirada (by its sender).' },
    mailbox: { tells: 'The mailbox.', example: 'incidencias' },
    approval: {
      tells:
        'waiting (for staff, before it is public), approved, withdrawn, or declined (the sender said no).',
    },
    replies: { tells: 'waiting: those whose senders replied after the council last acted.' },
    limit: { tells: 'At most 200; 20 by default.' },
    offset: { tells: 'How many to leave out first.' },
  },
  answer: 'The requests.',
};
