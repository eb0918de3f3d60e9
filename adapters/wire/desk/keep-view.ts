import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { viewWire, writtenViewWire } from './view.ts';

/** Keeps the filters of a list under a name. */
export const keepViewCall = {
  method: 'post',
  path: '/api/{realm}/staff/views',
  caller: 'staff',
  act: 'request.read',
  body: writtenViewWire,
  isClosed: true,
  answer: viewWire,
  refusals: ['viewRefused', 'unknownView', 'storageFailed'],
} as const satisfies Call;

export const keepViewText: CallText<typeof keepViewCall> = {
  call: keepViewCall,
  id: 'keepView',
  topic: 'requests',
  summary:
    'Keeps the parameters of the list of requests under a name of at most 60 characters, in place of the view with that id or, without an id, as a new one; only its owner may change a view. A parameter that the list would refuse is refused here too, and so is a fifty-first view (viewRefused, with the reason in faults).',
  example: { name: 'Mías que vencen', query: 'assignedTo=me&due=overdue,today&sort=term', isShared: false },
  answer: 'The view as it is kept.',
};
