import * as t from 'io-ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

export const openApiCall: CallDescription = {
  id: 'readOpenApi',
  method: 'get',
  path: '/api/openapi.json',
  topic: 'service',
  summary: 'This document.',
  answer: {
    kind: 'json',
    codec: t.type({ openapi: t.literal('3.1.0'), paths: t.UnknownRecord }),
    tells: 'OpenAPI 3.1.',
  },
  refusals: [],
};
