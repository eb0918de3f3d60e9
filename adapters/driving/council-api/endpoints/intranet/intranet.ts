import type { FastifyInstance } from 'fastify';
import {
  askInternally,
  decideInternalRequest,
  findInternalRequest,
  withdrawInternalRequest,
} from '#application/intranet/internal-requests.ts';
import { markNewsRead, readNewsReaders } from '#application/intranet/read-news.ts';
import { confirmReview } from '#application/intranet/review-procedure.ts';
import {
  confirmReviewCall,
  markNewsReadCall,
  readNewsReadersCall,
} from '#adapters/wire/intranet/news-calls.ts';
import { readIntranetFileCall } from '#adapters/wire/intranet/read-intranet-file.ts';
import { readIntranetCall } from '#adapters/wire/intranet/read-intranet.ts';
import {
  askInternallyCall,
  decideInternalCall,
  withdrawInternalCall,
} from '#adapters/wire/intranet/request-calls.ts';
import { changeRoomCall, readRoomsCall } from '#adapters/wire/intranet/room-calls.ts';
import type { Town } from '#domain/access/town.ts';
import { filesNamedIn } from '#domain/files/files-named.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { asWritten, route } from '../../plugins/route.ts';
import { sendTownFile } from '../files/send-town-file.ts';
import { intentShape } from '../office/staff-request.ts';
import { intranetFor, mayDecideIn } from './read-intranet.ts';
import { changeHour, roomsFor } from './rooms-of-day.ts';
import { formsForStaff, staffArticles } from './staff-contents.ts';
import { isTheirs, writeInternalRequest } from './write-intranet.ts';

const unknown = left({ kind: 'unknownDocument' } as const);
const done = right({ status: 'ok' } as const);
const refusedFor = (where: string) => left({ kind: 'intranetRefused', where } as const);

const articleIn = async (council: ServerParts, town: Town, id: string) =>
  (await staffArticles(council, town)).find(({ article }) => article.id === id);

/** News and procedures. */
function readingEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readIntranetCall, async ({ town, member }) =>
    right(await intranetFor(council, town, member)),
  );

  route(server, council, readNewsReadersCall, async ({ town, id }) => {
    const found = await articleIn(council, town, id);
    if (found === undefined) return unknown;
    const { read, missing } = await readNewsReaders(council)(town.realm, id);
    return right({
      read: read.map(({ name, at }) => ({ name, at: new Date(at).toISOString() })),
      missing: missing.map(({ name }) => name),
    });
  });

  route(server, council, markNewsReadCall, async ({ town, member, id }) => {
    const found = await articleIn(council, town, id);
    if (found === undefined || !found.mustRead) return unknown;
    await markNewsRead(council)(town.realm, id, member.id);
    return done;
  });

  route(server, council, confirmReviewCall, async ({ town, member, id }) => {
    const procedure = (await articleIn(council, town, id))?.procedure ?? null;
    if (procedure === null) return unknown;
    if (!isTheirs(member, procedure.responsible)) return refusedFor('notYours');
    await confirmReview(council)(town.realm, id, member);
    return done;
  });
}

/** Files are read by everybody who works here, while a published article for staff names them. */
function fileEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readIntranetFileCall, async ({ town, name, request, reply }) => {
    const { realm } = town;
    const articles = await staffArticles(council, town);
    const isNamed = articles.some(({ article }) => filesNamedIn(article.document, realm).includes(name));
    const content = isNamed ? ((await council.fileRegister.find(realm, name))?.content ?? null) : null;
    const headers = { 'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'" };
    const isSent = content && (await sendTownFile(council.fileContents, [request, reply], content, headers));
    return isSent ? right(asWritten(reply)) : left({ kind: 'unknownFile' });
  });
}

/** Forms. */
function askingEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, askInternallyCall, async ({ town, member, body }) => {
    const { key, form: id, text, firstDay, lastDay, answers } = body;
    const form = (await formsForStaff(council, town)).find((one) => one.id === id);
    if (form === undefined) return left({ kind: 'unknownMailbox' });
    if (!intentShape.test(key)) return left({ kind: 'unreadable', where: 'key' });
    const days = [firstDay, lastDay].map((day) => (day === null ? null : parseDay(day)));
    if (days.some((day, n) => day === null && [firstDay, lastDay][n] !== null))
      return refusedFor('wrongDays');
    const [first = null, last = null] = days;
    const { id: person, name } = member;
    const asked = {
      id: `${person}.${key}`,
      from: { id: person, name },
      text,
      firstDay: first,
      lastDay: last,
      answers: answers ?? {},
    };
    const request = await askInternally(council)(town.realm, form, asked);
    return isLeft(request) ? refusedFor(request.left.kind) : right(writeInternalRequest(request.right));
  });

  route(server, council, decideInternalCall, async ({ town, member, id, body }) => {
    const kept = await findInternalRequest(council)(town.realm, id);
    if (kept === null) return unknown;
    const form = (await formsForStaff(council, town)).find((one) => one.id === kept.request.form);
    if (!mayDecideIn(council, member, form)) return refusedFor('notYours');
    const by = { id: member.id, name: member.name };
    const decided = await decideInternalRequest(council)(town.realm, kept, { ...body, by });
    return isLeft(decided) ? refusedFor(decided.left.kind) : right(writeInternalRequest(decided.right));
  });

  route(server, council, withdrawInternalCall, async ({ town, member, id }) => {
    const kept = await findInternalRequest(council)(town.realm, id);
    // Who may not see a request is told nothing of it.
    if (kept === null || kept.request.from.id !== member.id) return unknown;
    const withdrawn = await withdrawInternalRequest(council)(town.realm, kept, member);
    return isLeft(withdrawn) ? refusedFor(withdrawn.left.kind) : right(writeInternalRequest(withdrawn.right));
  });
}

/** Rooms. */
function roomEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readRoomsCall, async ({ town, member, day }) =>
    right(await roomsFor(council, town, member, day ?? undefined)),
  );

  route(server, council, changeRoomCall, async ({ town, member, body }) => {
    const day = parseDay(body.day);
    if (day === null) return left({ kind: 'unreadable', where: 'day' });
    return changeHour(council, town, member, { ...body, day });
  });
}

/**
 * The intranet of the people of staff: news, procedures, forms and rooms. Only their sessions are answered, and no cache may
 * store an answer, a refusal neither.
 */
export function intranetEndpoints(server: FastifyInstance, council: ServerParts): void {
  void server.register(async (scope) => {
    scope.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'private, no-store'));
    for (const open of [readingEndpoints, fileEndpoint, askingEndpoints, roomEndpoints]) open(scope, council);
  });
}
