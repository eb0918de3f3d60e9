import * as t from 'io-ts';
import { leftOutHeader } from '#adapters/wire/page.ts';
import { callRowWire, callTotalRowWire, grantRowWire } from '#adapters/wire/subsidy-lists.ts';
import type { CallDescription, QueryParameter } from '#adapters/wire/call-description.ts';

const query: readonly QueryParameter[] = [
  { name: 'year', tells: 'Only those of a year; all years without it.', example: '2025' },
  {
    name: 'lang',
    tells: 'The language of the titles; the town’s own without it. Also as locale.',
    example: 'va',
  },
  { name: 'realm', tells: 'The town of an entity that is told by its name, where the host does not say.' },
];
const shared = { method: 'get', topic: 'collections', query } as const;
const leftOut = `What cannot be read is left out; its names stand in the header \`${leftOutHeader}\`.`;
const refusals = ['unknownRealm', 'wrongQuery', 'subsidiesUnreachable'] as const;

/** The calls of the subsidies page (specification 3, section 7). */
export const subsidyCalls: readonly CallDescription[] = [
  {
    ...shared,
    id: 'listSubsidyCalls',
    path: '/api/convocatorias/{entity}',
    summary: 'Calls for subsidies of a town, or of a department or body by its name.',
    answer: { kind: 'json', codec: t.array(callRowWire), tells: `A row a call. ${leftOut}` },
    refusals,
  },
  {
    ...shared,
    id: 'listGrantsByCall',
    path: '/api/concesiones/convocatorias/{entity}',
    summary: 'What each call gave, by year, instrument and line of the budget.',
    answer: {
      kind: 'json',
      codec: t.array(callTotalRowWire),
      tells: `A row a call; values are read by position. ${leftOut}`,
    },
    refusals,
  },
  {
    ...shared,
    id: 'listGrants',
    path: '/api/concesiones/{entity}',
    summary:
      'Grants that a town gave, or one of its entities gave or got. Persons are told by their masked number alone.',
    answer: {
      kind: 'json',
      codec: t.array(grantRowWire),
      tells: `A row a grant; values are read by position, and the number of the call is at 14. ${leftOut}`,
    },
    refusals,
  },
];
