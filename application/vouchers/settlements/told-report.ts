import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { isSafeStep } from '#domain/vouchers/settlements/told-step.ts';
import {
  type CountedReport,
  reportCampaign,
  type ReportOfCampaign,
  type ReportPorts,
} from './report-campaign.ts';

/** The kind and the id of the record of the report that everybody reads. */
export const toldReportKind = 'openReport';
const toldReportId = 'told';

interface Ports extends ReportPorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'pools'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
}

/** A report that everybody reads, and when it was counted. */
export interface ToldReport {
  readonly report: ReportOfCampaign;
  readonly at: Instant;
}

const reportIn = ({ body }: GoodsRecord): CountedReport => body as unknown as CountedReport;

const cellsOf = ({ report, shops }: CountedReport) => ({ shops, cells: report.headings });

/** Writes the report that is told from now on; of two that are written at once, the first one is told. */
async function writeReport(
  { goods }: Ports,
  good: GoodId,
  counted: CountedReport,
  { at, version }: { readonly at: Instant; readonly version: number },
): Promise<void> {
  const body = counted as unknown as JsonObject;
  const record = { kind: toldReportKind, id: toldReportId, owner: '', at, version, body };
  const request = { key: `report/${version}`, bodyHash: 'report', at, by: bySystem, acts: [], money: [] };
  await goods.ask(good, { ...request, records: [record] });
}

/**
 * The open report of a campaign as it is told: counted at most once a day, and only when it differs from the one before by
 * what at least three shops sold, none of them with more than four fifths of it. Until then the earlier one is told, with its
 * moment: whoever reads it as often as they like learns nothing of one sale.
 */
export const toldReport =
  (ports: Ports) =>
  async (
    { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
    campaign: VoucherCampaign,
    at: Instant,
  ): Promise<ToldReport> => {
    const good = { realm, good: goodOfCampaign(campaign.id) };
    const before = await ports.goodsRecords.record(good, toldReportKind, toldReportId);
    const isOfToday = before !== null && dayAt(before.at, timeZone) >= dayAt(at, timeZone);
    if (isOfToday) return { report: reportIn(before).report, at: before.at };
    const counted = await reportCampaign(ports)(realm, campaign, { at, zone: timeZone });
    if (before !== null && !isSafeStep(cellsOf(reportIn(before)), cellsOf(counted)))
      return { report: reportIn(before).report, at: before.at };
    await writeReport(ports, good, counted, { at, version: (before?.version ?? 0) + 1 });
    const told = await ports.goodsRecords.record(good, toldReportKind, toldReportId);
    return told === null ? { report: counted.report, at } : { report: reportIn(told).report, at: told.at };
  };
