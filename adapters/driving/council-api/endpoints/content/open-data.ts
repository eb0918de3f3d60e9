import type { FastifyInstance } from 'fastify';
import { readOpenDataCall } from '#adapters/wire/collections/read-open-data.ts';
import { byKey } from '#adapters/wire/addresses.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import { readProposal } from '#adapters/wire/processes/proposal.ts';
import { writeResults } from '#adapters/wire/voting/results.ts';
import { writeShares } from '#adapters/wire/voting/shares.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import { readResults, readShares } from '#application/voting/read-results.ts';
import type { Town } from '#domain/access/town.ts';
import type { Process } from '#domain/processes/process.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { chainOf } from '#domain/voting/chain.ts';
import type { Shares } from '#domain/scoring/shares.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { type CollectionQuery, queryCollection } from '../../contents/collection-query.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { inTown, singleParameter, type TownRequest } from '../../plugins/in-town.ts';
import { refuse } from '../../plugins/refuse.ts';

type Asked = TownRequest<{ id: string }>;

interface CountedSurvey {
  readonly found: SurveyDocument;
  readonly tally: Tally | null;
  /** Instead of the counts, if the council hides how many took part. */
  readonly shares: Shares | null;
}

const published = async (council: ServerParts, town: Town, collection: string, query: CollectionQuery) => {
  const documents = await council.documents.all(town.realm, collection);
  const answered = queryCollection(collection, documents, { limit: '10000', ...query });
  return isLeft(answered) ? [] : answered.right.items.filter(({ isPublished }) => isPublished !== false);
};

const proposalsOf = async (
  council: ServerParts,
  town: Town,
  process: Process,
): Promise<readonly CouncilDocument[]> => {
  const all = await published(council, town, 'propuestas', {});
  return all.filter((document) => {
    const read = readProposal(document);
    return !isLeft(read) && read.right.process === process.id;
  });
};

const surveysOf = async (
  council: ServerParts,
  town: Town,
  process: Process,
): Promise<readonly CountedSurvey[]> => {
  const all = await council.realms.surveys(town);
  const main = all.find(({ survey }) => survey.id === process.survey && survey.isActive);
  if (main === undefined) return [];
  const chain = chainOf(
    main.survey,
    all.map(({ survey }) => survey),
  );
  const results = readResults(council);
  const found = chain.flatMap((survey) => all.find((one) => one.survey === survey) ?? []);
  return Promise.all(
    found.map(async (one) => {
      // Asked without a session: what is shown only after one's own vote is not open data.
      const counted = await results(town, one.survey.id, null);
      const tally = isLeft(counted) || counted.right.kind === 'none' ? null : counted.right;
      const hidden = isLeft(counted) && counted.left.kind === 'countHidden';
      const shares = hidden ? await readShares(council)(town, one.survey.id, null) : null;
      return { found: one, tally, shares: shares === null || isLeft(shares) ? null : shares.right };
    }),
  );
};

/** What is published of one process. */
interface OpenData {
  readonly process: Process;
  readonly proposals: readonly CouncilDocument[];
  readonly surveys: readonly CountedSurvey[];
}

const asJson = (document: CouncilDocument | undefined, { proposals, surveys }: OpenData) => ({
  process: document,
  proposals,
  surveys: surveys.map(({ found, tally, shares }) => {
    const { voteCount: _, ...survey } = found.document;
    return {
      survey,
      ...(tally && { results: writeResults(found.survey.id, tally) }),
      ...(shares && { shares: writeShares(found.survey.id, shares) }),
    };
  }),
});

/** The table that `request` asks for, and the name of its file. */
async function asTable(council: ServerParts, town: Town, request: Asked, data: OpenData) {
  const { process, surveys } = data;
  const lang = singleParameter(request, 'lang');
  const language = isLanguage(lang) ? lang : town.defaultLanguage;
  const proposals = data.proposals.flatMap((one) => {
    const proposal = readProposal(one);
    return isLeft(proposal) ? [] : [proposal.right];
  });
  const of = singleParameter(request, 'table') === 'projects' ? 'projects' : 'process';
  const { openDataTable } = await import('./open-data-table.ts');
  const table = await openDataTable(
    { process, proposals, surveys: surveys.map(({ found, tally }) => ({ survey: found.survey, tally })) },
    { of, language, realmDefault: town.defaultLanguage, today: dayAt(council.clock.now(), town.timeZone) },
  );
  return { table, name: `${encodeURIComponent(process.slug)}${of === 'projects' ? '-projects' : ''}.csv` };
}

/** A process's data for download: what its pages show, in files that programs and spreadsheets read. */
export function openDataEndpoints(server: FastifyInstance, council: ServerParts): void {
  openCall(
    server,
    readOpenDataCall,
    inTown<Asked>(council, async (town, request, reply) => {
      const [document] = await published(council, town, 'procesos', { or: byKey(request.params.id) });
      const asked = readProcess(document, town.timeZone);
      if (isLeft(asked)) return refuse(reply, 'unknownDocument');
      const process = asked.right;
      const [proposals, surveys] = await Promise.all([
        proposalsOf(council, town, process),
        surveysOf(council, town, process),
      ]);
      const data = { process, proposals, surveys };
      if (singleParameter(request, 'format') !== 'csv') return asJson(document, data);
      const { table, name } = await asTable(council, town, request, data);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(table);
    }),
  );
}
