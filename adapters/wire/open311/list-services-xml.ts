import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** Open311. */
export const listServicesXmlCall = {
  method: 'get',
  path: '/{realm}/open311/v2/services.xml',
  query: { jurisdiction_id: optionalText, locale: optionalText },
  caller: 'anybody',
  answer: { type: 'text/xml' },
  refusals: [],
} as const satisfies Call;

export const listServicesXmlText: CallText<typeof listServicesXmlCall> = {
  call: listServicesXmlCall,
  id: 'listServicesXml',
  topic: 'requests',
  summary: 'Open311: the forms of a town through which other programs may report.',
  query: {
    jurisdiction_id: {
      tells: 'The town or one of its hosts, for clients that must send it.',
      example: 'vilanova',
    },
    locale: { tells: 'The language of the texts.', example: 'va' },
  },
  answer: 'The same as XML.',
};
