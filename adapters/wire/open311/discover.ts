import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** Where a town's GeoReport is, and how to get a key for it (GeoReport v2, service discovery). */
export const discoveryWire311 = t.type({
  changeset: t.string,
  contact: t.string,
  key_service: t.string,
  endpoints: t.array(
    t.type({
      specification: t.string,
      url: t.string,
      changeset: t.string,
      type: t.literal('production'),
      formats: t.array(t.string),
    }),
  ),
});

/** Open311. */
export const discoverCall = {
  method: 'get',
  path: '/{realm}/open311/discovery.json',
  query: { jurisdiction_id: optionalText },
  caller: 'anybody',
  answer: discoveryWire311,
  refusals: [],
} as const satisfies Call;

/** The same as XML. */
export const discoverXmlCall = {
  ...discoverCall,
  path: '/{realm}/open311/discovery.xml',
  answer: { type: 'text/xml' },
} as const satisfies Call;

const text = {
  topic: 'requests',
  summary: 'Open311: where a town’s reports are read and made, and how to get a key.',
  query: {
    jurisdiction_id: {
      tells: 'The town or one of its hosts, for clients that must send it.',
      example: 'vilanova',
    },
  },
} as const;

export const discoverText: CallText<typeof discoverCall> = {
  ...text,
  call: discoverCall,
  id: 'discover',
  answer: 'The discovery document.',
};

export const discoverXmlText: CallText<typeof discoverXmlCall> = {
  ...text,
  call: discoverXmlCall,
  id: 'discoverXml',
  answer: 'The same as XML.',
};
