import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';
import { grantRowWire } from '../tables/subsidy-lists.ts';

/** Grants that a town gave, or that one of its entities gave or received. */
export const listGrantsCall = {
  method: 'get',
  path: '/api/concesiones/{entity}',
  query: { year: optionalText, lang: optionalText, realm: optionalText },
  caller: 'anybody',
  answer: t.array(grantRowWire),
  refusals: ['wrongQuery', 'subsidiesUnreachable'],
} as const satisfies Call;

export const listGrantsText: CallText<typeof listGrantsCall> = {
  call: listGrantsCall,
  id: 'listGrants',
  topic: 'collections',
  summary:
    'Grants that a town gave, or that one of its entities gave or received. Persons are given only by their masked number.',
  query: {
    year: { tells: 'Only those of a year; all years without it.', example: '2025' },
    lang: { tells: 'The language of the titles; the town’s own without it. Also as locale.', example: 'va' },
    realm: { tells: 'The town of an entity that is given by its name, if the host does not say.' },
  },
  answer:
    'A row for each grant; values are read by position, and the number of the call is at 14. What cannot be read is left out; its names are in the header `concejo-left-out`.',
};
