import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBallotList } from '#application/voting/read-ballot-list.ts';
import { type CountAlone, readResults, readShares } from '#application/voting/read-results.ts';
import { readVoteCount } from '#application/voting/read-vote-count.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import { writeCountAlone, writeResults } from '#adapters/wire/voting/results.ts';
import { listSurveysCall } from '#adapters/wire/voting/list-surveys.ts';
import { readBallotsCall } from '#adapters/wire/voting/read-ballots.ts';
import { readSharesCall } from '#adapters/wire/voting/read-shares.ts';
import { writeShares } from '#adapters/wire/voting/shares.ts';
import { readResultsCall } from '#adapters/wire/voting/read-results.ts';
import { readSurveyCall } from '#adapters/wire/voting/read-survey.ts';
import type { Town } from '#domain/access/town.ts';
import { surveyId } from '#domain/shared/ids.ts';
import type { Shares } from '#domain/scoring/shares.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { isLeft, map } from '#domain/shared/result.ts';
import type { RefusalTag } from '#adapters/wire/refusals.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type Made, madeJson } from '../../kept/kept-answers.ts';
import { nextChange } from '../../kept/next-change.ts';
import type { Keeping } from '../../kept/town-table.ts';
import { refuse } from '../../plugins/refuse.ts';
import { openCall, route } from '../../plugins/route.ts';
import { sessionUser } from '../../plugins/session.ts';
import { publishedText } from './published-text.ts';

/** A client must not compute another limit than the one by which this server checks votes. */
const withTotal = ({ survey: { question }, document }: SurveyDocument): SurveyDocument['document'] =>
  question.kind === 'budgetAmount' && question.isUsualTotal
    ? { ...document, totalAmount: question.total / 100 }
    : document;

type SurveyRequest = FastifyRequest<{ Params: { realm: string; id: string } }>;

type Work = (town: Town, request: SurveyRequest, reply: FastifyReply) => Promise<unknown>;

/** Without `no-store`: their answers are the same for every reader. */
const inTown = (council: ServerParts, work: Work) => async (request: SurveyRequest, reply: FastifyReply) => {
  const town = await council.realms.town(request.params.realm as Town['realm']);
  return town === null ? refuse(reply, 'unknownRealm') : work(town, request, reply);
};

/** The list of a town's surveys, and single ones. */
function questionEndpoints(server: FastifyInstance, council: ServerParts, keeping: Keeping): void {
  const voteCount = readVoteCount(council);
  /** The document as the council wrote it, with the number of participants that may be shown. */
  const published = async (town: Town, found: SurveyDocument) => {
    const { voteCount: _, ...document } = withTotal(found);
    const count = await voteCount(town, found);
    return count === null ? document : { ...document, voteCount: count };
  };
  const list = async (town: Town): Promise<Made> => {
    const now = council.clock.now();
    const found = await council.realms.surveys(town);
    const items = await Promise.all(found.map((survey) => published(town, survey)));
    return {
      ...madeJson({ items, itemsCount: items.length }),
      until: nextChange(items, now, town.timeZone),
      counted: found.map(({ survey }) => survey),
    };
  };
  openCall(server, listSurveysCall, async (request: SurveyRequest, reply) => {
    if (!(await keeping.kept.letIn(request, reply))) return reply;
    const asked = await keeping.towns.named(request.params.realm);
    if (asked === null) return refuse(reply, 'unknownRealm');
    return keeping.kept.send(request, reply, { ...asked, key: ['surveys'] }, () => list(asked.town));
  });

  const one = async (town: Town, id: string): Promise<Made | RefusalTag> => {
    const now = council.clock.now();
    const found = await council.realms.survey(town, surveyId(id));
    if (found === null) return 'unknownSurvey';
    const item = await published(town, found);
    return { ...madeJson(item), until: nextChange([item], now, town.timeZone), counted: [found.survey] };
  };
  openCall(server, readSurveyCall, async (request: SurveyRequest, reply) => {
    if (!(await keeping.kept.letIn(request, reply))) return reply;
    const { realm, id } = request.params;
    const asked = await keeping.towns.named(realm);
    if (asked === null) return refuse(reply, 'unknownRealm');
    return keeping.kept.send(request, reply, { ...asked, key: ['survey', id] }, () => one(asked.town, id));
  });
}

/** Counts, or shares where the council hides how many took part, and the list of ballots. */
function resultEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readResultsCall, async ({ town, id, request }) => {
    const user = await sessionUser(council, request, town.realm);
    const counted = await readResults(council)(town, surveyId(id), user?.userId ?? null);
    return map((result: Tally | CountAlone) =>
      result.kind === 'none' ? writeCountAlone(id, result.ballots) : writeResults(id, result),
    )(counted);
  });

  route(server, council, readSharesCall, async ({ town, id, request }) => {
    const user = await sessionUser(council, request, town.realm);
    return map((shares: Shares) => writeShares(id, shares))(
      await readShares(council)(town, surveyId(id), user?.userId ?? null),
    );
  });
}

/** The list of ballots, as anyone may count it again. */
function ballotListEndpoint(server: FastifyInstance, council: ServerParts): void {
  openCall(
    server,
    readBallotsCall,
    inTown(council, async (town, request, reply) => {
      const read = await readBallotList(council)(town, surveyId(request.params.id));
      if (isLeft(read)) return refuse(reply, read.left.kind);
      const { found, list } = read.right;
      return reply.type('application/jsonl; charset=utf-8').send(publishedText(found, list));
    }),
  );
}

/** Surveys, their results and their published ballots (specification 2, section 7; interfaces: council API). */
export function surveyEndpoints(server: FastifyInstance, council: ServerParts, keeping: Keeping): void {
  questionEndpoints(server, council, keeping);
  resultEndpoints(server, council);
  ballotListEndpoint(server, council);
}
