import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openApiDocument, refusalsOf } from '#adapters/driving/council-api/openapi/document.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';
import { calls } from '#adapters/wire/calls.ts';
import { type RefusalTag, refusalBody, refusals } from '#adapters/wire/refusals.ts';
import { requestFor } from '#fixtures/arbitraries/request.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { schemaValidator } from '#fixtures/builders/schema-validator.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';

/**
 * Requests for each call: some ten thousand for all, the same in every run. `npm run drill fuzz` sends thirty times as
 * many, and CONCEJO_FUZZ_RUNS=20000 CONCEJO_FUZZ_SEED=7 others.
 */
const runs = Number(process.env['CONCEJO_FUZZ_RUNS'] ?? 20);
const seed = Number(process.env['CONCEJO_FUZZ_SEED'] ?? 20_261_118);
const webFiles = {
  'index.html': '<!doctype html><title>Concejo</title>',
  'service-worker.js': '',
  'door-worker.js': '',
  'shop-worker.js': '',
  'assets/main.js': '',
};
const second = 1_000_000;
const document = openApiDocument(calls);
/** One for all calls: it judges answers and keeps nothing of them. */
const validator = schemaValidator(document);

/** A refusal in the shape of this API, or of a list of Open311, also in XML. */
function refusalIn(body: unknown): Record<string, unknown> {
  if (typeof body !== 'string') return (Array.isArray(body) ? body[0] : body) as Record<string, unknown>;
  const [, errCode] = /<errCode>(\d+)</u.exec(body) ?? [];
  const [, message] = /<message>([^<]*)</u.exec(body) ?? [];
  return { errCode: Number(errCode), message, err: message };
}

/** The refusals of the catalogue that an answer may be. */
function tagsOf(status: number, body: unknown): readonly RefusalTag[] {
  const { err, ...rest } = refusalIn(body);
  return (Object.keys(refusals) as RefusalTag[]).filter((tag) => {
    if (refusals[tag].status !== status) return false;
    const { errCode, message } = refusalBody(tag);
    return rest['errCode'] === errCode && rest['message'] === message && err === message;
  });
}

const isPage = ({ answer }: CallDescription): boolean =>
  answer.kind === 'other' && answer.type === 'text/html';

/**
 * Calls of one method, which a server must answer whatever the input. Each method has a test file, so that they share
 * the cores.
 */
export function answersAnything(method: 'get' | 'post'): void {
  const asked = calls.filter((call) => call.method === method);
  const shared = sharedCouncil(webFiles);
  it.each(asked.map((call, n) => ({ call, n, name: `${method.toUpperCase()} ${call.path}` })))(
    '$name answers any input within a second, as the document says',
    async ({ call, n }) => {
      const { server, log } = await shared();
      const cookie = `${await deviceCookie(server)}; ${await deviceCookie(server, 'benialt')}`;
      const unfit = await validator;
      const schema =
        document.paths[call.path]?.[call.method]?.responses['200']?.content['application/json']?.schema;
      await fc.assert(
        // Each call has a network of its own, so that none meets the limit of another.
        fc.asyncProperty(requestFor(call, cookie, n), async (request) => {
          // The CPU time of this thread, not the time that passed: others use this machine too.
          const before = process.threadCpuUsage();
          const answer = await server.inject(request);
          const { user, system } = process.threadCpuUsage(before);
          expect(user + system).toBeLessThan(second);
          expect(answer.statusCode).toBeLessThan(500);
          // The client has it already (RFC 9110, section 15.4.5): there is no body, and only reading has this answer.
          if (answer.statusCode === 304) {
            expect([call.method, answer.body]).toEqual(['get', '']);
            return;
          }
          const type = String(answer.headers['content-type']);
          const isJson = type.startsWith('application/json;');
          const body: unknown = isJson ? answer.json() : answer.body;
          if (answer.statusCode >= 400 && isPage(call) && type.startsWith('text/html')) {
            // Who asked for a page reads why in a page.
            expect(refusalsOf(call).map((tag) => refusals[tag].status)).toContain(answer.statusCode);
          } else if (answer.statusCode >= 400) {
            expect(refusalsOf(call)).toContain(tagsOf(answer.statusCode, body)[0]);
          } else if (isJson) {
            expect(unfit(schema ?? { not: {} }, body)).toBeNull();
          }
        }),
        { seed, numRuns: runs },
      );
      expect(log).toEqual([]);
    },
    60_000 + runs * 100,
  );
}
