import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { spacesWire } from '../uploads/public-file.ts';

/** The towns of this installation in which the browser that asks has a session. */
export const listSpacesCall = {
  method: 'get',
  path: '/users/{realm}/spaces',
  caller: 'anybody',
  answer: spacesWire,
  refusals: [],
} as const satisfies Call;

export const listSpacesText: CallText<typeof listSpacesCall> = {
  call: listSpacesCall,
  id: 'listSpaces',
  topic: 'sessions',
  summary: 'The towns of this installation in which the browser that asks has a session.',
  answer: 'Those towns; empty for an unknown browser.',
};
