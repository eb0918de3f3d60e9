import * as t from 'io-ts';
import { documentStates } from '#domain/documents/state.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { localizedText, wordOf } from '../decode.ts';
import { wanted } from '../query.ts';

const kinds = t.keyof({
  request: null,
  payment: null,
  comment: null,
  proposal: null,
  process: null,
  article: null,
  mailbox: null,
  survey: null,
  document: null,
  file: null,
  person: null,
});

/** Something that was found: its kind, what it is called, and its address in the office or in the portal. */
export const foundWire = t.intersection([
  t.type({
    kind: kinds,
    id: t.string,
    title: localizedText,
    place: t.keyof({ office: null, portal: null }),
    path: t.string,
  }),
  t.partial({ document: t.type({ collection: t.string, state: wordOf(documentStates) }) }),
]);

/** Looks for a text in everything that a member of staff may see. */
export const searchAllCall = {
  method: 'get',
  path: '/api/{realm}/staff/search',
  query: { text: wanted },
  isClosed: true,
  caller: 'staff',
  act: null,
  answer: t.type({ items: t.array(foundWire) }),
  refusals: [],
} as const satisfies Call;

export const searchAllText: CallText<typeof searchAllCall> = {
  call: searchAllCall,
  id: 'searchAll',
  topic: 'requests',
  summary:
    'Looks for a text, literally and without regard to capitals and accents, in everything that the caller may see: requests (number, reference, title, text, street, and the contact where they may see it), the latest 5,000 comments, the titles and ids of documents of every collection with their drafts, the names and words of files, the names of people of staff, and payments (a part of the order of four characters or more, with a digit, or the number of the request; where they may see the contact, also what is in that of the request that was paid for).',
  query: { text: { tells: 'What is looked for; a blank text finds nothing.', example: 'calle Mayor' } },
  answer:
    'At most eight of each kind, the requests first. Of a document its collection and state; its path leads to its editor.',
};
