import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { maybeOneOf, optionalText } from '../query.ts';

/** What a browser needs to install the portal as an app. */
export const readManifestCall = {
  method: 'get',
  path: '/manifest.webmanifest',
  query: { realm: optionalText, page: maybeOneOf(['door']) },
  caller: 'anybody',
  answer: { type: 'application/manifest+json' },
  refusals: [],
} as const satisfies Call;

export const readManifestText: CallText<typeof readManifestCall> = {
  call: readManifestCall,
  id: 'readManifest',
  topic: 'service',
  summary: 'What a browser needs to install the portal, or the scanner at the doors of events, as an app.',
  query: {
    realm: { tells: 'The town; without it, that of the host.', example: 'benialt' },
    page: { tells: 'door: the scanner at the doors of events; without it, the portal.' },
  },
  answer: 'The manifest.',
};
