import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { doneWire } from '../done.ts';

/** Takes the latest import of the census back. */
export const undoCensusCall = {
  method: 'post',
  path: '/api/{realm}/staff/census/imports/{id}/undo',
  caller: 'staff',
  act: 'census.change',
  answer: doneWire,
  refusals: ['unknownImport', 'importChanged', 'censusInUse', 'storageFailed'],
} as const satisfies Call;

export const undoCensusText: CallText<typeof undoCensusCall> = {
  call: undoCensusCall,
  id: 'undoCensus',
  topic: 'staff',
  summary:
    'Gives the census back as it was before its latest import. It is refused if the census has changed since, if what it replaced is erased (after thirty days), and with `censusInUse` if a vote that checks the census has been open since.',
  answer: 'The census is as it was before.',
};
