import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** What a town publishes for programs, by DCAT-AP. */
export const readCatalogueCall = {
  method: 'get',
  path: '/api/{realm}/catalog.jsonld',
  caller: 'anybody',
  answer: { type: 'application/ld+json' },
  refusals: [],
} as const satisfies Call;

export const readCatalogueText: CallText<typeof readCatalogueCall> = {
  call: readCatalogueCall,
  id: 'readCatalogue',
  topic: 'collections',
  summary:
    'The catalogue of a town’s open data (DCAT-AP 3, JSON-LD): each dataset with its licence, publisher, dates, columns and formats.',
  answer: 'The catalogue.',
};
