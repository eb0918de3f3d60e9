import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { setupWire } from './setup.ts';

/** How far the setting up of a town is. */
export const readSetupCall = {
  method: 'get',
  path: '/api/{realm}/staff/setup',
  caller: 'staff',
  act: 'settings.change',
  answer: setupWire,
  refusals: [],
} as const satisfies Call;

export const readSetupText: CallText<typeof readSetupCall> = {
  call: readSetupCall,
  id: 'readSetup',
  topic: 'staff',
  summary:
    'How far the setting up of a town is that was made in the browser. For a town that was loaded from a folder it is over and begunAt is null.',
  answer:
    'The steps that are done by what was written or because somebody settled them, whether the portal may be opened, and the documents with which the town begins.',
};
