import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { wanted } from '../query.ts';
import { endedFollowWire, exampleLink } from './follow.ts';

const path = '/api/{realm}/follows/one-click';
const query = { link: wanted };
const linkQuery = { link: { tells: 'The link of the mail.', example: exampleLink } };

/** Ends a follow, as mail programs ask it when the reader presses their unsubscribe button (RFC 8058). */
export const endInOneClickCall = {
  method: 'post',
  path,
  query,
  caller: 'anybody',
  form: { type: 'application/x-www-form-urlencoded', names: ['List-Unsubscribe'] },
  answer: endedFollowWire,
  refusals: ['codeWrong'],
} as const satisfies Call;

export const endInOneClickText: CallText<typeof endInOneClickCall> = {
  call: endInOneClickCall,
  id: 'endFollowInOneClick',
  topic: 'requests',
  summary: 'The same, as mail programs ask it when the reader presses their unsubscribe button (RFC 8058).',
  query: linkQuery,
  answer: 'A confirmation that it has ended.',
};

/**
 * The answer at that address for programs that open it: the page asks for one press, so that no scanner ends a
 * follow.
 */
export const openFollowToEndCall = {
  method: 'get',
  path,
  query,
  caller: 'anybody',
  answer: { type: 'text/html' },
  refusals: [],
} as const satisfies Call;

export const openFollowToEndText: CallText<typeof openFollowToEndCall> = {
  call: openFollowToEndCall,
  id: 'openFollowToEnd',
  topic: 'requests',
  summary: 'Redirects to the page where the follow is ended: opening an address ends nothing.',
  query: linkQuery,
  answer: 'The redirect to the page.',
};
