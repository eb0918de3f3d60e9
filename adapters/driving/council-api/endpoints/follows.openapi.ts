import {
  confirmedFollowWire,
  endedFollowWire,
  followAnswerWire,
  followAskedWire,
  followLinkWire,
  followsAskedWire,
  followsWire,
} from '#adapters/wire/following/follow.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

const link = '0f1e2d3c4b5a69788796a5b4c3d2e1f0.0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const oneClick = '/api/{realm}/follows/one-click';
const linkAsked = { name: 'link', tells: 'The link of the mail.', required: true, example: link };

export const followCalls: readonly CallDescription[] = [
  {
    id: 'follow',
    method: 'post',
    path: '/api/{realm}/follows',
    topic: 'requests',
    summary:
      'Follows a process or a proposal: its milestones are told by mail. An address that is written here is asked by mail first; what is answered never tells whether it follows already. Without one it is the verified e-mail of the session, which follows at once; so does a browser that gives its push subscription.',
    body: {
      codec: followAskedWire,
      example: { kind: 'process', id: 'proc-633', language: 'va', email: 'ana@correu.example' },
    },
    answer: { kind: 'json', codec: followAnswerWire, tells: 'What comes next.' },
    refusals: ['unknownRealm', 'unknownDocument', 'tooManyAttempts'],
  },
  {
    id: 'confirmFollow',
    method: 'post',
    path: '/api/{realm}/follows/confirm',
    topic: 'requests',
    summary: 'Says yes by the link of the mail, within seven days. Saying it again changes nothing.',
    body: { codec: followLinkWire, example: { link } },
    answer: { kind: 'json', codec: confirmedFollowWire, tells: 'What is followed from now on.' },
    refusals: ['unknownRealm', 'codeWrong'],
  },
  {
    id: 'listFollows',
    method: 'post',
    path: '/api/{realm}/follows/mine',
    topic: 'requests',
    summary:
      'All that one mailbox follows: that of the link or, without one, that of the session and of the browser whose push endpoint is given. Nothing where the session has no verified e-mail.',
    body: { codec: followsAskedWire, example: {} },
    answer: { kind: 'json', codec: followsWire, tells: 'What is followed, each with the link that ends it.' },
    refusals: ['unknownRealm', 'codeWrong'],
  },
  {
    id: 'endFollow',
    method: 'post',
    path: '/api/{realm}/follows/end',
    topic: 'requests',
    summary: 'Ends a follow by its link and erases it; one that has ended already is as well.',
    body: { codec: followLinkWire, example: { link } },
    answer: { kind: 'json', codec: endedFollowWire, tells: 'That it has ended.' },
    refusals: ['unknownRealm', 'codeWrong'],
  },
  {
    id: 'endFollowInOneClick',
    method: 'post',
    path: oneClick,
    topic: 'requests',
    summary: 'The same, as programs for mail ask it when somebody presses their button (RFC 8058).',
    query: [linkAsked],
    otherBody: { type: 'application/x-www-form-urlencoded', names: ['List-Unsubscribe'] },
    answer: { kind: 'json', codec: endedFollowWire, tells: 'That it has ended.' },
    refusals: ['unknownRealm', 'codeWrong'],
  },
  {
    id: 'openFollowToEnd',
    method: 'get',
    path: oneClick,
    topic: 'requests',
    summary: 'Leads to the page where the follow is ended: opening an address ends nothing.',
    query: [linkAsked],
    answer: { kind: 'other', type: 'text/html', tells: 'The way to the page.' },
    refusals: ['unknownRealm'],
  },
];
