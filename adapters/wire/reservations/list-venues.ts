import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { languageOfList, languageOfListText } from '../scarcity/in-language.ts';
import { venueRowWire } from './venue.ts';

/** The venues whose places can be reserved. */
export const listVenuesCall = {
  method: 'get',
  path: '/api/{realm}/reservations/venues',
  query: { lang: languageOfList },
  caller: 'anybody',
  answer: listOf(venueRowWire),
  refusals: [],
} as const satisfies Call;

export const listVenuesText: CallText<typeof listVenuesCall> = {
  call: listVenuesCall,
  id: 'listVenues',
  topic: 'reservations',
  summary:
    'The venues of a town whose places can be reserved, as their documents are published. A document by which nothing could be reserved is left out.',
  query: { lang: languageOfListText },
  answer: 'The venues, in the order of the council.',
};
