import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';
import { callTotalRowWire } from '../tables/subsidy-lists.ts';

/** What each call granted, by year, instrument and line of the budget. */
export const listGrantsByCallCall = {
  method: 'get',
  path: '/api/concesiones/convocatorias/{entity}',
  query: { year: optionalText, lang: optionalText, realm: optionalText },
  caller: 'anybody',
  answer: t.array(callTotalRowWire),
  refusals: ['wrongQuery', 'subsidiesUnreachable'],
} as const satisfies Call;

export const listGrantsByCallText: CallText<typeof listGrantsByCallCall> = {
  call: listGrantsByCallCall,
  id: 'listGrantsByCall',
  topic: 'collections',
  summary: 'What each call granted, by year, instrument and line of the budget.',
  query: {
    year: { tells: 'Only those of a year; all years without it.', example: '2025' },
    lang: { tells: 'The language of the titles; the town’s own without it. Also as locale.', example: 'va' },
    realm: { tells: 'The town of an entity that is given by its name, if the host does not say.' },
  },
  answer:
    'A row for each call; values are read by position. What cannot be read is left out; its names are in the header `concejo-left-out`.',
};
