import type { FastifyInstance } from 'fastify';
import { resultArticle } from '#application/office/works/result-article.ts';
import { makeResultArticleCall, readVoteOutcomeCall } from '#adapters/wire/office-works/vote-outcome.ts';
import { readOpenDataCall } from '#adapters/wire/collections/read-open-data.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { makeDocument } from '#domain/documents/document-change.ts';
import { decide } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { serverSayIn } from '../../server-texts.ts';
import { townLanguages } from '../documents/town-languages.ts';
import { projectIn, workRef } from './asked-work.ts';
import { countedVote, fundedIn, namedVote, type NoOutcome } from './closed-vote.ts';
import { makeProjectsEndpoint } from './make-projects.ts';

/** The id of the article about the result of a vote. */
const articleOf = (vote: string) => ({ collection: 'articulos', id: `resultado-de-${vote}`.slice(0, 80) });

const refusedFor = (why: NoOutcome): CallRefusal<'projectsRefused'> => ({
  kind: 'projectsRefused',
  where: why,
});

/** What is made of a vote once it is over: news, and projects. */
export function voteOutcomeEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { documentDesk, clock } = council;

  route(server, council, readVoteOutcomeCall, async ({ town, realm, id, member }) => {
    const vote = await namedVote(council, town, id, member);
    if (isLeft(vote)) return vote;
    const { surveys, process } = vote.right;
    const counted = await countedVote(council, town, surveys);
    const funded = isLeft(counted) ? [] : fundedIn(counted.right);
    const found = await Promise.all(funded.map((one) => documentDesk.find(realm, workRef(one.id))));
    const article = await documentDesk.find(realm, articleOf(id));
    const now = clock.now();
    const may = (act: Act, parts: object) =>
      !isLeft(decide(member, { act, subject: { in: parts }, now })) && !isLeft(counted);
    const people = await council.people.list(realm);
    return right({
      article: article === null ? null : article.ref.id,
      mayTell: may('document.publish', {}),
      mayMake: may('proposal.update', process === undefined ? {} : { process: process.id }),
      why: isLeft(counted) ? counted.left : funded.length === 0 ? 'noBudget' : null,
      funded: funded.map(({ id: proposal, title, amount }, place) => {
        const document = found[place] ?? null;
        const isProject = document !== null && projectIn(document) !== null;
        return { id: proposal, title, amount: amount / 100, isProject };
      }),
      people: people.filter(({ endedAt }) => endedAt === null).map(({ name }) => name),
    });
  });

  route(server, council, makeResultArticleCall, async ({ town, realm, id, member }) => {
    const vote = await namedVote(council, town, id, member);
    if (isLeft(vote)) return vote;
    const may = allowed(council, member, { acts: ['document.publish', 'document.edit'], in: {} });
    if (isLeft(may)) return may;
    const counted = await countedVote(council, town, vote.right.surveys);
    if (isLeft(counted)) return left(refusedFor(counted.left));
    const ref = articleOf(id);
    const { process } = vote.right;
    const body = resultArticle(
      {
        ...counted.right,
        languages: await townLanguages(council, town),
        today: dayAt(clock.now(), town.timeZone),
        process:
          process === undefined
            ? null
            : {
                id: process.id,
                slug: process.slug,
                dataAddress: addressOf(readOpenDataCall, { realm, id: process.slug }),
              },
      },
      (language, key, values) => serverSayIn(language)(key, values),
    );
    const change = makeDocument(ref, body, { by: member.name, at: clock.now() });
    // Who asks for it twice gets the one that there is, whatever was written into it since.
    await documentDesk.change(realm, ref, (found) => ({
      change: found === null ? change : null,
      answer: null,
    }));
    return right({ id: ref.id });
  });

  makeProjectsEndpoint(server, council);
}
