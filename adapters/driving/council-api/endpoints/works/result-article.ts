import type { FastifyInstance } from 'fastify';
import { resultArticle } from '#application/office/works/result-article.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { readOpenDataCall } from '#adapters/wire/collections/read-open-data.ts';
import { readRecordCall } from '#adapters/wire/voting/read-record.ts';
import { makeResultArticleCall } from '#adapters/wire/office-works/vote-outcome.ts';
import { makeDocument } from '#domain/documents/document-change.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { serverSayIn } from '../../server-texts.ts';
import { townLanguages } from '../documents/town-languages.ts';
import { resultOfVote, namedVote, type NoOutcome } from './closed-vote.ts';

/** The id of the article about the result of a vote. */
export const articleOf = (vote: string) => ({
  collection: 'articulos',
  id: `resultado-de-${vote}`.slice(0, 80),
});

const refusedFor = (why: NoOutcome): CallRefusal<'projectsRefused'> => ({
  kind: 'projectsRefused',
  where: why,
});

/** Making the article about the result of a vote. */
export function resultArticleEndpoint(server: FastifyInstance, council: ServerParts): void {
  const { documentDesk, clock } = council;
  route(server, council, makeResultArticleCall, async ({ town, realm, id, member }) => {
    const vote = await namedVote(council, town, id, member);
    if (isLeft(vote)) return vote;
    const may = allowed(council, member, { acts: ['document.publish', 'document.edit'], in: {} });
    if (isLeft(may)) return may;
    const counted = await resultOfVote(council, town, vote.right.surveys);
    if (isLeft(counted)) return left(refusedFor(counted.left));
    const ref = articleOf(id);
    const { process } = vote.right;
    const { signed } = await council.closingDesk.find(realm, id);
    const body = resultArticle(
      {
        ...counted.right,
        languages: await townLanguages(council, town),
        today: dayAt(clock.now(), town.timeZone),
        record: signed && addressOf(readRecordCall, { realm, id }),
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
}
