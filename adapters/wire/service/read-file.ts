import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** Pictures and documents of a town. */
export const readFileCall = {
  method: 'get',
  path: '/files/{path}',
  isTownless: true,
  caller: 'anybody',
  answer: { type: '*/*' },
  refusals: [],
} as const satisfies Call;

export const readFileText: CallText<typeof readFileCall> = {
  call: readFileCall,
  id: 'readFile',
  topic: 'service',
  summary: 'Pictures and documents of a town.',
  answer: 'The file.',
};
