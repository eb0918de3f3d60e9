import type * as t from 'io-ts';
import '@fastify/compress';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify';
import type { DeviceUser } from '#application/ports/server/device-registry.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { ReadQuery, Call, PathOf, CallRefusal, SentAnswer } from '#adapters/wire/call.ts';
import { decode } from '#adapters/wire/decode.ts';
import type { ParameterReader } from '#adapters/wire/query.ts';
import { unknownMember } from '#adapters/wire/unknown-member.ts';
import type { Town } from '#domain/access/town.ts';
import { decideSomewhere } from '#domain/office/decide.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { refusedByClosing } from './portal-calls.ts';
import { answerPreflight, isPreflight, openReads } from './open-reads.ts';
import { townOfCall } from './place.ts';
import { refuse } from './refuse.ts';
import { sessionUser } from './session.ts';
import { notAllowed, staffMember } from './staff.ts';

type CallRequest = FastifyRequest<{
  Params: Record<string, string>;
  Querystring: Record<string, string | string[] | undefined>;
}>;

/** The caller, as the call wants it; handlers that need the name of a caller without a session look it up. */
type CallerOf<C extends Call> = C['caller'] extends 'session'
  ? { readonly user: DeviceUser }
  : C['caller'] extends 'staff'
    ? { readonly member: StaffMember }
    : unknown;

type BodyOf<C extends Call> = C extends { readonly body: infer B extends t.Mixed }
  ? { readonly body: t.TypeOf<B> }
  : unknown;

/** What came with a call: parts of its path and query, its body, its town and its caller. */
type Came<C extends Call> = PathOf<C> &
  ReadQuery<C> &
  BodyOf<C> &
  CallerOf<C> & { readonly town: Town; readonly request: CallRequest; readonly reply: FastifyReply };

/**
 * One of the refusals that a call names; what no codec checks may be `unreadable` too, and what no role of the member of
 * staff allows `notAllowed`.
 */
export type RefusedBy<C extends Call> = CallRefusal<
  C['refusals'][number] | 'unreadable' | (C['caller'] extends 'staff' ? 'notAllowed' : never)
>;

/** The handler of a call: its answer, or one of the refusals that it names. */
export type Handler<C extends Call> = (came: Came<C>) => Promise<Either<RefusedBy<C>, SentAnswer<C>>>;

type Met<T> = Either<CallRefusal<Call['refusals'][number]>, T>;

const noCaller: Met<object> = right({});

/** The caller, or why there is no answer. */
async function callerOf(
  council: ServerParts,
  call: Call,
  request: FastifyRequest,
  town: Town,
): Promise<Met<object>> {
  if (call.caller === 'staff') {
    const member = await staffMember(council, request, town);
    if (member === null) return left({ kind: 'notStaff' });
    const { act } = call;
    if (act === null) return right({ member });
    const decided = decideSomewhere(member, { act, now: council.clock.now() });
    return isLeft(decided) ? left(notAllowed(act, decided.left)) : right({ member });
  }
  if (call.caller === 'anybody') return noCaller;
  const user = await sessionUser(council, request, town.realm);
  return user === null ? left({ kind: 'noSession' }) : right({ user });
}

/** Parameters that any address of the portal may have: they choose town, portal and language. */
const ofAnyAddress: ReadonlySet<string> = new Set(['realm', 'portal', 'locale', 'lang']);

/**
 * The first parameter that a call does not know. Ignoring it would answer another question: a list without the filter that
 * was asked for.
 */
const strangeParameter = (known: readonly string[], { query }: CallRequest): string | undefined =>
  Object.keys(query).find((name) => !known.includes(name) && !ofAnyAddress.has(name));

/** The parameters of a call, each read as the call says. */
function queryOf(
  parameters: readonly [string, ParameterReader<unknown>][],
  isClosed: boolean,
  request: CallRequest,
): Met<object> {
  const { query } = request;
  const known = parameters.map(([name]) => name);
  const strange = isClosed ? strangeParameter(known, request) : undefined;
  if (strange !== undefined)
    return left({ kind: 'wrongQuery', where: strange, faults: [{ kind: 'unknownParameter', known }] });
  const asked: Record<string, unknown> = {};
  for (const [name, parameter] of parameters) {
    const value = query[name];
    const read = parameter.read(typeof value === 'string' ? value : null);
    if (read === undefined) return left({ kind: 'wrongQuery' });
    asked[name] = read;
  }
  return right(asked);
}

/** Reads the body; if no member is required, the body may be left out. */
function bodyReader({ body: codec, isClosed }: Call): (body: unknown) => Met<object> {
  if (codec === undefined) return () => right({});
  const blank = isLeft(codec.decode({})) ? undefined : {};
  return (body) => {
    const read = decode(codec, body ?? blank);
    const where = isClosed ? unknownMember(codec, body) : null;
    if (where !== null) return left({ kind: 'unreadable', where });
    return isLeft(read) ? left({ ...read.left }) : right({ body: read.right });
  };
}

function answered(reply: FastifyReply, answer: Met<unknown>): unknown {
  if (!isLeft(answer)) return answer.right;
  const { kind, where, retryAfter, faults, most } = answer.left;
  return refuse(reply, kind, {
    ...(where !== undefined && { where }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(faults !== undefined && { faults }),
    ...(most !== undefined && { most }),
  });
}

/**
 * Opens a call on the server: finds its town, checks the caller that it requires, reads what came, and answers. A
 * refusal that the call does not name does not compile. Answers about requests must not be cached.
 */
export function route<C extends Call>(
  server: FastifyInstance,
  council: ServerParts,
  call: C,
  handle: Handler<C>,
): void {
  const parameters = Object.entries(call.query ?? {});
  const readBody = bodyReader(call);
  openCall(server, call, async (request: CallRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const town = await townOfCall(council, request);
    if (town === null) return refuse(reply, 'unknownRealm');
    const caller = await callerOf(council, call, request, town);
    if (isLeft(caller)) return answered(reply, caller);
    const query = queryOf(parameters, call.method === 'get' && call.isClosed === true, request);
    if (isLeft(query)) return answered(reply, query);
    const body = readBody(request.body);
    if (isLeft(body)) return answered(reply, body);
    const closed = await refusedByClosing(council, call, town.realm);
    if (closed !== null) return answered(reply, left(closed));
    const came = {
      ...request.params,
      ...query.right,
      ...body.right,
      ...caller.right,
      town,
      request,
      reply,
    };
    return answered(reply, await handle(came as unknown as Came<C>));
  });
}

/** A path as the server matches it, and as it names the requests to it: `/api/:realm/surveys`. */
export const patternOf = (path: string): string =>
  path.replace('{path}', '*').replaceAll(/\{(\w+)\}/gu, ':$1');

/** Opens the addresses of a call whose handler reads the request itself; `route` is for calls that are read here. */
export function openCall(
  server: FastifyInstance,
  call: Call,
  handler: (request: never, reply: FastifyReply) => unknown,
  settings: Pick<RouteShorthandOptions, 'compress'> = {},
): void {
  const { method, path, alsoAt = {}, bodyLimit } = call;
  const openness = openReads.get(call);
  const config = { openness, isUpload: bodyLimit !== undefined };
  for (const one of [path, ...Object.values(alsoAt)]) {
    const url = patternOf(one);
    server.route({
      method,
      url,
      ...settings,
      ...(bodyLimit !== undefined && { bodyLimit }),
      config,
      handler: handler as RouteHandlerMethod,
    });
    if (openness !== undefined)
      server.options(url, { config }, async (request, reply) =>
        isPreflight(request) ? answerPreflight(reply) : refuse(reply, 'unknownAddress'),
      );
  }
}

/** What is sent unchanged: a document as the council wrote it, which was read when it was stored, or a picture. */
export const asWritten = (written: unknown): never => written as never;
