import * as t from 'io-ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

export const healthCalls: readonly CallDescription[] = [
  {
    id: 'isAlive',
    method: 'get',
    path: '/healthz',
    topic: 'service',
    summary: 'The process answers.',
    answer: { kind: 'json', codec: t.type({ status: t.literal('ok') }), tells: 'It does.' },
    refusals: [],
  },
  {
    id: 'isReady',
    method: 'get',
    path: '/readyz',
    topic: 'service',
    summary: 'The database answers and serves towns.',
    answer: {
      kind: 'json',
      codec: t.type({ status: t.literal('ok'), towns: t.array(t.string) }),
      tells: 'The towns.',
    },
    refusals: ['storageFailed', 'stopping'],
  },
];
