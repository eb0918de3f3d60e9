import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** This document. */
export const readOpenApiCall = {
  method: 'get',
  path: '/api/openapi.json',
  isTownless: true,
  caller: 'anybody',
  answer: t.type({ openapi: t.literal('3.1.0'), paths: t.UnknownRecord }),
  refusals: [],
} as const satisfies Call;

export const readOpenApiText: CallText<typeof readOpenApiCall> = {
  call: readOpenApiCall,
  id: 'readOpenApi',
  topic: 'service',
  summary: 'This document.',
  answer: 'OpenAPI 3.1.',
};
