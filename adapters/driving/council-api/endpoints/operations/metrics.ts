import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readMetricsCall } from '#adapters/wire/service/read-metrics.ts';
import { openCall } from '../../plugins/route.ts';
import type { LateMetrics } from '../../composition/figures/late-metrics.ts';
import { refuse } from '../../plugins/refuse.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
const sameText = (one: string, two: string) => timingSafeEqual(digest(one), digest(two));

/** A caller on this very machine, not one behind a proxy on it. */
const isHere = ({ ip, headers }: FastifyRequest) =>
  /^(?:127\.|::1$|::ffff:127\.)/u.test(ip) &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined;

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isHere(request);
  const given = /^Bearer (?<token>\S+)$/u.exec(request.headers.authorization ?? '')?.groups?.['token'];
  return given !== undefined && sameText(given, token);
}

/** GET /metrics in Prometheus' text format: with the token if one is set, else only for callers on this machine. */
export function metricsEndpoint(
  server: FastifyInstance,
  metrics: Pick<LateMetrics, 'page'>,
  token: string | null,
): void {
  openCall(server, readMetricsCall, async (request: FastifyRequest, reply) => {
    if (!mayRead(request, token))
      return refuse(reply.header('www-authenticate', 'Bearer realm="metrics"'), 'noToken');
    const { contentType, text } = await metrics.page();
    return reply.type(contentType).header('cache-control', 'no-store').send(text);
  });
}
