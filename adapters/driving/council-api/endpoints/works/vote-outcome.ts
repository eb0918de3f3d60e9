import type { FastifyInstance } from 'fastify';
import { euros } from '#adapters/wire/decode.ts';
import { readVoteOutcomeCall } from '#adapters/wire/office-works/vote-outcome.ts';
import { decide, type StaffSubject } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { projectIn, workRef } from './asked-work.ts';
import { fundedIn, namedVote, type ResultOfVote, resultOfVote } from './closed-vote.ts';
import { makeProjectsEndpoint } from './make-projects.ts';
import { articleOf, resultArticleEndpoint } from './result-article.ts';

/** The proposals that a vote funded, each with whether it is a project by now. */
async function writeFunded(
  { documentDesk }: Pick<ServerParts, 'documentDesk'>,
  realm: RealmId,
  counted: Either<unknown, ResultOfVote>,
) {
  const funded = isLeft(counted) ? [] : fundedIn(counted.right);
  return Promise.all(
    funded.map(async ({ id, title, amount }) => {
      const document = await documentDesk.find(realm, workRef(id));
      const isProject = document !== null && projectIn(document) !== null;
      return { id, title, amount: euros.encode(amount), isProject };
    }),
  );
}

async function namesAtWork({ people }: ServerParts, realm: RealmId): Promise<readonly string[]> {
  const all = await people.list(realm);
  return all.filter(({ endedAt }) => endedAt === null).map(({ name }) => name);
}

/** What is made of a vote once it is over: news, and projects. */
export function voteOutcomeEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { documentDesk, clock } = council;
  route(server, council, readVoteOutcomeCall, async ({ town, realm, id, member }) => {
    const vote = await namedVote(council, town, id, member);
    if (isLeft(vote)) return vote;
    const { surveys, process } = vote.right;
    const counted = await resultOfVote(council, town, surveys);
    const funded = await writeFunded(council, realm, counted);
    const article = await documentDesk.find(realm, articleOf(id));
    const may = (act: Act, parts: StaffSubject['in']) =>
      !isLeft(decide(member, { act, subject: { in: parts }, now: clock.now() })) && !isLeft(counted);
    return right({
      article: article === null ? null : article.ref.id,
      mayTell: may('document.publish', {}),
      mayMake: may('proposal.update', process === undefined ? {} : { process: process.id }),
      why: isLeft(counted) ? counted.left : funded.length === 0 ? 'noBudget' : null,
      funded,
      people: await namesAtWork(council, realm),
    });
  });

  resultArticleEndpoint(server, council);
  makeProjectsEndpoint(server, council);
}
