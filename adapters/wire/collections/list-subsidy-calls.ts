import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';
import { callRowWire } from '../tables/subsidy-lists.ts';

/** Calls for subsidies of a town, or of a department or body by its name. */
export const listSubsidyCallsCall = {
  method: 'get',
  path: '/api/convocatorias/{entity}',
  query: { year: optionalText, lang: optionalText, realm: optionalText },
  caller: 'anybody',
  answer: t.array(callRowWire),
  refusals: ['wrongQuery', 'subsidiesUnreachable'],
} as const satisfies Call;

export const listSubsidyCallsText: CallText<typeof listSubsidyCallsCall> = {
  call: listSubsidyCallsCall,
  id: 'listSubsidyCalls',
  topic: 'collections',
  summary: 'Calls for subsidies of a town, or of a department or body by its name.',
  query: {
    year: { tells: 'Only those of a year; all years without it.', example: '2025' },
    lang: { tells: 'The language of the titles; the town’s own without it. Also as locale.', example: 'va' },
    realm: { tells: 'The town of an entity that is given by its name, if the host does not say.' },
  },
  answer:
    'A row for each call. What cannot be read is left out; its names are in the header `concejo-left-out`.',
};
