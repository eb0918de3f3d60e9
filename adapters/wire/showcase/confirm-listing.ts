import * as t from 'io-ts';
import { languages } from '#domain/shared/localized-text.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { wordOf } from '../decode.ts';

/** The three facts that a shop confirms once a week. */
export const askedListingWire = t.type({
  name: t.string,
  sells: t.string,
  hours: t.string,
  telephone: t.string,
  language: wordOf(languages),
  confirmed: t.string,
  /** False: it was confirmed since the mail was sent, so there is nothing to do. */
  isAsked: t.boolean,
});
export type AskedListingAnswer = t.TypeOf<typeof askedListingWire>;

/** What a shop is asked to confirm, by the key of a mail. */
export const readAskedListingCall = {
  method: 'post',
  path: '/api/{realm}/showcase/asked',
  caller: 'anybody',
  body: t.type({ key: t.string }),
  isClosed: true,
  answer: askedListingWire,
  refusals: ['unknownListing'],
} as const satisfies Call;

export const readAskedListingText: CallText<typeof readAskedListingCall> = {
  call: readAskedListingCall,
  id: 'readAskedListing',
  topic: 'showcase',
  summary: 'What the link of a weekly mail asks a shop to confirm. Nothing is changed.',
  example: { key: 'forn.mgxq1s00.4f1d0c2b9a8e7f6d5c4b3a2918070615' },
  answer: 'What the shop says of itself.',
};

/** Confirms it. */
export const confirmListingCall = {
  method: 'post',
  path: '/api/{realm}/showcase/confirm',
  caller: 'anybody',
  body: t.type({ key: t.string }),
  isClosed: true,
  answer: askedListingWire,
  refusals: ['unknownListing', 'storageFailed'],
} as const satisfies Call;

export const confirmListingText: CallText<typeof confirmListingCall> = {
  call: confirmListingCall,
  id: 'confirmListing',
  topic: 'showcase',
  summary:
    'Says by the link of a weekly mail that all of a listing still holds. A link counts once: sent again, or after a later confirmation, it changes nothing and is answered the same.',
  example: { key: 'forn.mgxq1s00.4f1d0c2b9a8e7f6d5c4b3a2918070615' },
  answer: 'What the shop says of itself, and when it was confirmed.',
};
