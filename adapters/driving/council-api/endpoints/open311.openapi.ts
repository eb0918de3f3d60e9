import { definitionWire311, reportsWire311, servicesWire311, takenWire311 } from '#adapters/wire/open311.ts';
import type { CallDescription, QueryParameter } from '#adapters/wire/call-description.ts';

const jurisdiction: QueryParameter = {
  name: 'jurisdiction_id',
  tells: 'The town or one of its hosts, for clients that must say so.',
  example: 'vilanova',
};
const locale: QueryParameter = { name: 'locale', tells: 'The language of the texts.', example: 'va' };
const topic = 'requests';
const base = '/{realm}/open311/v2';
const xml = { kind: 'other', type: 'text/xml', tells: 'The same as XML.' } as const;

const services: CallDescription = {
  id: 'listServices',
  method: 'get',
  path: `${base}/services.json`,
  topic,
  summary: 'Open311: the forms of a town that other programs may report through.',
  query: [jurisdiction, locale],
  answer: { kind: 'json', codec: servicesWire311, tells: 'The services.' },
  refusals: ['unknownRealm'],
};
const reports: CallDescription = {
  id: 'listReports',
  method: 'get',
  path: `${base}/requests.json`,
  topic,
  summary:
    'Open311: what was reported and may be seen by everybody: what staff approved, or all where the mailbox says `publish: atOnce`; at most 90 days or 1000 reports. Contact, pictures and messages are not told, words only where the form shows them to neighbours.',
  query: [
    jurisdiction,
    locale,
    { name: 'service_request_id', tells: 'Public numbers, separated by commas.', example: '2026-000017' },
    { name: 'service_code', tells: 'Services, separated by commas.', example: 'incidencias' },
    { name: 'start_date', tells: 'From then on, as 2026-11-01T00:00:00Z.' },
    { name: 'end_date', tells: 'Until then.' },
    { name: 'status', tells: 'open, closed or both.', example: 'open' },
  ],
  answer: { kind: 'json', codec: reportsWire311, tells: 'The reports, the latest first.' },
  refusals: ['unknownRealm', 'wrongQuery'],
};
const post: CallDescription = {
  id: 'postReport',
  method: 'post',
  path: `${base}/requests.json`,
  topic,
  summary:
    'Open311: reports something, with a key that the town gave (api_key). The form’s own checks follow, but for the captcha. Idempotency-Key as in createRequest.',
  query: [jurisdiction],
  otherBody: {
    type: 'application/x-www-form-urlencoded',
    names: [
      'api_key',
      'service_code',
      'lat',
      'long',
      'address_string',
      'description',
      'email',
      'first_name',
      'last_name',
      'phone',
      'attribute[…]',
    ],
  },
  answer: { kind: 'json', codec: takenWire311, tells: 'The public number of the report.' },
  refusals: [
    'unknownRealm',
    'noApiKey',
    'unknownMailbox',
    'unreadable',
    'reportRefused',
    'tooManyRequests',
    'keyReused',
    'storageFailed',
  ],
};

/** GeoReport v2 (specification of Open311), over the same forms and requests. */
export const open311Calls: readonly CallDescription[] = [
  services,
  { ...services, id: 'listServicesXml', path: `${base}/services.xml`, answer: xml },
  {
    id: 'readService',
    method: 'get',
    path: `${base}/services/{file}`,
    topic,
    summary:
      'Open311: what a service asks beside description and place; {file} is its code and .json or .xml.',
    query: [jurisdiction, locale],
    answer: { kind: 'json', codec: definitionWire311, tells: 'Its attributes.' },
    refusals: ['unknownRealm', 'unknownMailbox'],
  },
  reports,
  { ...reports, id: 'listReportsXml', path: `${base}/requests.xml`, answer: xml },
  {
    id: 'readReport',
    method: 'get',
    path: `${base}/requests/{file}`,
    topic,
    summary: 'Open311: one report that everybody may see; {file} is its public number and .json or .xml.',
    query: [jurisdiction, locale],
    answer: { kind: 'json', codec: reportsWire311, tells: 'A list with the report.' },
    refusals: ['unknownRealm', 'unknownRequest'],
  },
  post,
  { ...post, id: 'postReportXml', path: `${base}/requests.xml`, answer: xml },
];
