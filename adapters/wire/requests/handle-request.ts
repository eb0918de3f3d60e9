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
  refusals: [
    'unknownRequest',
    'notForPublic',
    'requestOver',
    'managementRefused',
    'requestChanged',
    'keyReused',
    'storageFailed',
  ],
} as const satisfies Call;

export const handleRequestText: CallText<typeof handleRequestCall> = {
  call: handleRequestCall,
  id: 'handleRequest',
  topic: 'requests',
  summary:
    'Changes state, assignee or visibility, or adds a message or note. A message and a new state are sent to the sender; followers are notified of the state; a note stays with staff. isApproved makes title and place public (true) or hides them (false, which also removes the request from the proposals); true is refused if its sender said that only the council may see it. A request that its sender took back accepts only notes (requestOver). priority (urgent, high, normal, low) changes its term. managementFields are checked by the definition of the mailbox, null empties one; a field that the mailbox does not have is refused (managementRefused), and nothing of the body is done. publishPeriod has a first and a last day, either of which may be null: before and after, nobody outside the council sees the request, whatever was approved (reports nearby, Open311, following); it shows nothing that was not approved. seen is the revision of the request that was looked at: if it has changed since, nothing is stored and faults has the steps after it (requestChanged). key (16 to 64 letters and digits) names the intent: the same handling under the same key is stored and sent once. undo: true: until undoUntil, 30 seconds later, the handling can be taken back; the sender is notified, and sees it, only after that. Any other member is refused.',
  example: {
    status: 'En gestión',
    assignedTo: 'Brigada',
    message: 'Iremos mañana.',
    seen: 3,
    key: 'vd5hn3tek7qm2xrab4zcw6pj',
    undo: true,
  },
  answer: 'The request as it is now.',
};
