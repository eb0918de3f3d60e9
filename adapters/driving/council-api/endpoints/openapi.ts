import type { FastifyInstance } from 'fastify';
import { allCalls } from '../openapi/all-calls.ts';
import { openApiDocument } from '../openapi/document.ts';

/** `/api/openapi.json`: every call of this server, for programs (interfaces: council API). */
export function openApiEndpoint(server: FastifyInstance): void {
  const document = openApiDocument(allCalls);
  server.get('/api/openapi.json', async () => document);
}
