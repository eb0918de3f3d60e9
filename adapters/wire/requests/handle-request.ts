import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { handlingWire, staffRequestWire } from './staff-request.ts';

/** Changes state, assignee or visibility, or adds a message or note. */
export const handleRequestCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/{reference}',
  caller: 'staff',
  act: 'request.read',
  body: handlingWire,
  isClosed: true,
  answer: staffRequestWire,
  refusals: ['unknownRequest', 'notForPublic', 'requestOver', 'managementRefused', 'storageFailed'],
} as const satisfies Call;

export const handleRequestText: CallText<typeof handleRequestCall> = {
  call: handleRequestCall,
  id: 'handleRequest',
  topic: 'requests',
  summary:
    'Changes state, assignee or visibility, or adds a message or note. A message and a new state are sent to the sender; followers are notified of the state; a note stays with staff. isApproved makes title and place public (true) or hides them (false, which also removes the request from the proposals); true is refused if its sender said that only the council may see it. priority (urgent, high, normal, low) changes its term. managementFields are checked by the definition of the mailbox, null empties one; a field that the mailbox does not have is refused (managementRefused), and nothing of the body is done. publishPeriod has a first and a last day. A request that its sender took back accepts only notes (requestOver). Any other member is refused.',
  example: { status: 'En gestión', assignedTo: 'Brigada', message: 'Iremos mañana.' },
  answer: 'The request as it is now.',
};
