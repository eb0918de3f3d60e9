import type { FastifyInstance } from 'fastify';
import { balanceReport } from '#application/content/balance-table.ts';
import { readBalanceCall } from '#adapters/wire/collections/read-balance.ts';
import { euros } from '#adapters/wire/decode.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import { readProposal } from '#adapters/wire/processes/proposal.ts';
import type { Town } from '#domain/access/town.ts';
import { isPublished } from '#domain/content/published.ts';
import { balanceOf, type YearBalance, type YearProject } from '#domain/processes/balance.ts';
import { deliveryMoney } from '#domain/processes/delivery-money.ts';
import { reachedMilestones } from '#domain/processes/milestones.ts';
import { overallDelivery } from '#domain/processes/overall-delivery.ts';
import { allProposals } from '#domain/processes/proposal-collection.ts';
import { daysWithoutNews, lastTold } from '#domain/processes/silence.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import type { Cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { inTown, singleParameter, type TownRequest } from '../../plugins/in-town.ts';
import { openCall } from '../../plugins/route.ts';
import { refuse } from '../../plugins/refuse.ts';

const writtenEuros = (amount: Cents | null) => (amount === null ? null : euros.encode(amount));

/** The balance of a year, from what the town has published. */
async function balanceIn(
  { documents }: Pick<ServerParts, 'documents'>,
  town: Town,
  year: number,
): Promise<YearBalance> {
  const published = async (collection: string) =>
    (await documents.all(town.realm, collection)).filter(isPublished);
  const [processes, proposals] = await Promise.all([published('procesos'), published(allProposals)]);
  return balanceOf(
    year,
    processes.flatMap((one) => {
      const read = readProcess(one, town.timeZone);
      return isLeft(read) ? [] : [read.right];
    }),
    proposals.flatMap((one) => {
      const read = readProposal(one);
      return isLeft(read) ? [] : [read.right];
    }),
  );
}

function writeRow({ project, process }: YearProject, today: CalendarDay) {
  const { id, slug, title, delivery, amount } = project;
  const { budget, spent, committed, over } = deliveryMoney(delivery, amount);
  return {
    id,
    slug,
    title,
    process: { slug: process.slug, title: process.title },
    status: delivery.status,
    budget: writtenEuros(budget),
    spent: writtenEuros(spent),
    committed: writtenEuros(committed),
    over: euros.encode(over),
    milestones: delivery.milestones.length,
    reached: reachedMilestones(delivery, today).length,
    lastNews: lastTold(delivery, today),
    silentDays: daysWithoutNews(delivery, today),
  };
}

function writeBalance({ year, years, projects }: YearBalance, today: CalendarDay) {
  const overall = overallDelivery(
    projects.map(({ project }) => project),
    today,
  );
  const { byStatus, budget, spent, over, withoutBudget, withoutSpending } = overall;
  return {
    year,
    years,
    today,
    projects: projects.map((one) => writeRow(one, today)),
    totals: {
      projects: projects.length,
      finished: byStatus.finished,
      budget: euros.encode(budget),
      spent: euros.encode(spent),
      over: euros.encode(over),
      withoutBudget,
      withoutSpending,
    },
  };
}

/** The balance of a year, to everybody: what its pages show, and the same as a file. */
export function balanceEndpoint(server: FastifyInstance, council: ServerParts): void {
  openCall(
    server,
    readBalanceCall,
    inTown<TownRequest<{ year: string }>>(council, async (town, request, reply) => {
      const { year } = request.params;
      if (!/^(?:19|20|21)\d\d$/u.test(year)) return refuse(reply, 'unknownDocument');
      const balance = await balanceIn(council, town, Number(year));
      const today = dayAt(council.clock.now(), town.timeZone);
      if (singleParameter(request, 'format') !== 'csv') return writeBalance(balance, today);
      const lang = singleParameter(request, 'lang');
      const language = isLanguage(lang) ? lang : town.defaultLanguage;
      const { delimitedWriter } = await import('#adapters/driven/render/csv/delimited-writer.ts');
      const report = balanceReport(balance, { language, realmDefault: town.defaultLanguage, today });
      const table = await delimitedWriter({ separator: ';', byteOrderMark: true }).write(report);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="balance-${year}.csv"`)
        .send(Buffer.from(table));
    }),
  );
}
