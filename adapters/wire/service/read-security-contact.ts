import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** Where weaknesses of a portal are reported. */
export const readSecurityContactCall = {
  method: 'get',
  path: '/.well-known/security.txt',
  query: { realm: optionalText },
  caller: 'anybody',
  answer: { type: 'text/plain' },
  refusals: ['unknownAddress'],
} as const satisfies Call;

export const readSecurityContactText: CallText<typeof readSecurityContactCall> = {
  call: readSecurityContactCall,
  id: 'readSecurityContact',
  topic: 'service',
  summary:
    'Where weaknesses of the portal are reported (RFC 9116), if the town’s setting `securityContact` says so.',
  query: { realm: { tells: 'The town; without it, that of the host.', example: 'benialt' } },
  answer: 'The contacts, and until when they hold.',
};
