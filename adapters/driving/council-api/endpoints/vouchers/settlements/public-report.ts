import type { FastifyInstance } from 'fastify';
import { harmlessText } from '#application/reports/harmless-text.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { toldReport } from '#application/vouchers/settlements/told-report.ts';
import {
  type CampaignReport,
  readCampaignReportCall,
  readCampaignTableCall,
} from '#adapters/wire/vouchers/settlements/campaign-report.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Town } from '#domain/access/town.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { decimalString } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { keptForAMoment } from '../../../kept/kept-for-a-moment.ts';
import { asWritten, route } from '../../../plugins/route.ts';

/** Milliseconds for which it is not asked again whether there is another report to tell, however many ask. */
const countedEvery = 60_000;

const quoted = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : `"${harmlessText(cell).replaceAll('"', '""')}"`;

/** The report as separated text: part, name, how many, euros with a comma. */
function tableOf({ vouchers, headings, budget, spent }: CampaignReport, { defaultLanguage }: Town): string {
  const euros = (amount: string): string => amount.replace('.', ',');
  const rows: readonly (readonly (string | number)[])[] = [
    ['part', 'name', 'number', 'euros'],
    ['budget', '', '', euros(budget)],
    ['spent', '', '', spent === null ? '' : euros(spent)],
    ...vouchers.flatMap(({ title, given, uses }) => {
      const { text } = textFor(title, defaultLanguage, defaultLanguage);
      return [
        ['given', text, given, ''],
        ['uses', text, uses ?? '', ''],
      ];
    }),
    ...(headings ?? []).map((one) => ['shops', one.headings.join(' + '), one.shops, euros(one.amount)]),
  ];
  return `\u{FEFF}${rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')}`;
}

/** What everybody reads of what came of a campaign, on a page and as a table. */
export function publicReportEndpoints(server: FastifyInstance, council: ServerParts): void {
  const reports = keptForAMoment(
    council.clock,
    countedEvery,
    async (realm: RealmId, timeZone: TimeZone, id: string): Promise<CampaignReport | null> => {
      const kept = await readRules(council)(realm, id);
      if (kept === null) return null;
      const { campaign } = kept.rules;
      const { report, at } = await toldReport(council)({ realm, timeZone }, campaign, council.clock.now());
      return {
        id,
        title: campaign.title,
        at: new Date(at).toISOString(),
        budget: decimalString(report.budget),
        spent: report.spent === null ? null : decimalString(report.spent),
        vouchers: report.types.map((type) => {
          const { id: of, title, given, uses, expired } = type;
          return { id: of, title, given, uses, expired };
        }),
        headings:
          report.headings &&
          report.headings.map(({ headings, shops, amount }) => ({
            headings: [...headings],
            shops,
            amount: decimalString(amount),
          })),
      };
    },
  );

  route(server, council, readCampaignReportCall, async ({ town, id }) => {
    const found = await reports.of(town.realm, town.timeZone, id);
    return found === null ? left({ kind: 'unknownDocument' }) : right(found);
  });

  route(server, council, readCampaignTableCall, async ({ town, id, reply }) => {
    const found = await reports.of(town.realm, town.timeZone, id);
    if (found === null) return left({ kind: 'unknownDocument' });
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${id.replaceAll(/[^\w-]/gu, '-')}.csv"`);
    return right(asWritten(tableOf(found, town)));
  });
}
