import * as t from 'io-ts';
import { documentStates } from '#domain/documents/state.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { localizedText, nullable } from '../decode.ts';
import { optionalText, maybeOneOf, stretch } from '../query.ts';
import { scheduleWire, stateWire } from './status.ts';

/** A document in the list. `isForStaff`: as it is published, the intranet alone has it. `since` and `by`: the last change of its state in the office; null if there was none. */
const rowWire = t.type({
  collection: t.string,
  id: t.string,
  title: localizedText,
  state: stateWire,
  isPublic: t.boolean,
  isForStaff: t.boolean,
  hasDraft: t.boolean,
  since: nullable(t.string),
  by: nullable(t.string),
  schedule: nullable(scheduleWire),
  /** The names of those who have it open. */
  editing: t.array(t.string),
});

/** The documents of a town. */
export const listOfficeDocumentsCall = {
  method: 'get',
  path: '/api/{realm}/staff/documents',
  query: {
    collection: optionalText,
    state: maybeOneOf(documentStates),
    text: optionalText,
    ...stretch(50, 200),
  },
  caller: 'staff',
  act: 'document.read',
  isClosed: true,
  answer: t.type({
    items: t.array(rowWire),
    itemsCount: t.number,
    counts: t.array(t.type({ collection: t.string, state: stateWire, count: t.number })),
  }),
  refusals: [],
} as const satisfies Call;

export const listOfficeDocumentsText: CallText<typeof listOfficeDocumentsCall> = {
  call: listOfficeDocumentsCall,
  id: 'listOfficeDocuments',
  topic: 'documents',
  summary:
    'The documents of the town that the caller may read, published or not, those changed last in the office first, then the others in the order of the portals. Archived ones are listed only if that state is asked for.',
  query: {
    collection: { tells: 'Only those of this collection.', example: 'articulos' },
    state: { tells: `Only those in this state: ${documentStates.join(', ')}.` },
    text: {
      tells: 'Only those whose title in any language or whose id contains these words.',
      example: 'obras',
    },
    limit: { tells: 'At most 200; 50 by default.' },
    offset: { tells: 'How many to leave out first.' },
  },
  answer:
    'The documents; itemsCount is how many there are in all, and counts says how many each collection has in each state, whatever was asked for.',
};
