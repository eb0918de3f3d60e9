import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readOpenApiCall } from '#adapters/wire/service/read-open-api.ts';
import { type KeptAnswers, madeJson } from '../../kept/kept-answers.ts';
import { openCall } from '../../plugins/route.ts';

/** Made at the first request: the start of the server does not wait for the description of all its calls. */
async function describeCalls(): Promise<object> {
  const { calls } = await import('#adapters/wire/calls.ts');
  const { openApiDocument } = await import('../../openapi/document.ts');
  return openApiDocument(calls);
}

/** What does not depend on a town. */
const everywhere = { town: null, state: { version: 0, removed: 0, ballots: new Map() } } as const;

/** `/api/openapi.json`: every call of this server, for programs (interfaces: council API). */
export function openApiEndpoint(server: FastifyInstance, kept: KeptAnswers): void {
  openCall(server, readOpenApiCall, async (request: FastifyRequest, reply) => {
    if (!(await kept.letIn(request, reply))) return reply;
    return kept.send(request, reply, { ...everywhere, key: ['openapi'] }, async () => ({
      ...madeJson(await describeCalls()),
      until: Number.POSITIVE_INFINITY,
      counted: [],
    }));
  });
}
