import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { doneWire } from '../done.ts';

/** Who has read a piece of news for staff. */
export const readNewsReadersCall = {
  method: 'get',
  path: '/api/{realm}/staff/intranet/news/{id}/readers',
  caller: 'staff',
  act: 'document.edit',
  answer: t.type({
    read: t.array(t.type({ name: t.string, at: t.string })),
    missing: t.array(t.string),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readNewsReadersText: CallText<typeof readNewsReadersCall> = {
  call: readNewsReadersCall,
  id: 'readNewsReaders',
  topic: 'staff',
  summary:
    'Who of those who work here says to have read and understood a piece of news for staff, and who has not. It is not noted when somebody opened it.',
  answer: 'The readers, the first one first, and the names of the others.',
};

/** Says that the caller has read and understood a piece of news. */
export const markNewsReadCall = {
  method: 'post',
  path: '/api/{realm}/staff/intranet/news/{id}/read',
  caller: 'staff',
  act: null,
  answer: doneWire,
  refusals: ['unknownDocument', 'storageFailed'],
} as const satisfies Call;

export const markNewsReadText: CallText<typeof markNewsReadCall> = {
  call: markNewsReadCall,
  id: 'markNewsRead',
  topic: 'staff',
  summary: 'Says that the caller has read and understood a piece of news for staff. The first time counts.',
  answer: 'It is noted.',
};

/** Says that a procedure is right as it is. */
export const confirmReviewCall = {
  method: 'post',
  path: '/api/{realm}/staff/intranet/procedures/{id}/reviewed',
  caller: 'staff',
  act: null,
  answer: doneWire,
  refusals: ['unknownDocument', 'intranetRefused', 'storageFailed'],
} as const satisfies Call;

export const confirmReviewText: CallText<typeof confirmReviewCall> = {
  call: confirmReviewCall,
  id: 'confirmReview',
  topic: 'staff',
  summary:
    'Says that a procedure is right as it is: its term begins again today. Only who answers for it does. where of intranetRefused: notYours.',
  answer: 'It is noted.',
};
