import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** The icons of an installed front-end, by their names: their sides, and whether a system may cut their edges off. */
export const portalIconNames = {
  '192': { size: 192, isMaskable: false },
  '512': { size: 512, isMaskable: false },
  maskable: { size: 512, isMaskable: true },
} as const;

/** One of the icons of a front-end, drawn from the icon of its town. */
export const readIconCall = {
  method: 'get',
  path: '/api/{realm}/icons/{icon}',
  query: { portal: optionalText, v: optionalText },
  caller: 'anybody',
  answer: { type: 'image/png' },
  refusals: ['unknownFile'],
} as const satisfies Call;

export const readIconText: CallText<typeof readIconCall> = {
  call: readIconCall,
  id: 'readIcon',
  topic: 'service',
  summary:
    'An icon of an installed front-end: 192, 512 (their sides in pixels) or maskable (512, with edges that a system may cut off). It is drawn from the icon of the town’s settings, with the sign of the front-end.',
  query: {
    portal: { tells: 'The front-end; without it, that of the host.', example: 'tickets' },
    v: { tells: 'Its version, as the manifest says it: such an answer can be kept for a year.' },
  },
  answer: 'The picture.',
};
