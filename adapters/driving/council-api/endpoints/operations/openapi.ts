import type { FastifyInstance } from 'fastify';
import { readOpenApiCall } from '#adapters/wire/service/read-open-api.ts';
import { openCall } from '../../plugins/route.ts';

/** Made at the first request: the start of the server does not wait for the description of all its calls. */
async function describeCalls(): Promise<object> {
  const { calls } = await import('#adapters/wire/calls.ts');
  const { openApiDocument } = await import('../../openapi/document.ts');
  return openApiDocument(calls);
}

/** `/api/openapi.json`: every call of this server, for programs (interfaces: council API). */
export function openApiEndpoint(server: FastifyInstance): void {
  let document: Promise<object> | undefined;
  openCall(server, readOpenApiCall, () => (document ??= describeCalls()));
}
