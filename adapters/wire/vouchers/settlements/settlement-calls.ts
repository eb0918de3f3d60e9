import {
  approveRunText,
  checkSaleText,
  drawRunSampleText,
  exportRunText,
  noteBankText,
} from './act-on-run.ts';
import { readCampaignReportText, readCampaignTableText } from './campaign-report.ts';
import { closeRunText, listRunsText, setPayerText } from './list-runs.ts';
import { listOwnSettlementsText, readOwnSettlementText } from './own-settlements.ts';
import { readRunText, readSampleSaleText, readSettlementText, readTransferFileText } from './read-run.ts';

/** The calls of settlements of vouchers, and of what is told of them. */
export const settlementCalls = [
  listRunsText,
  closeRunText,
  setPayerText,
  readRunText,
  readSettlementText,
  readSampleSaleText,
  readTransferFileText,
  drawRunSampleText,
  checkSaleText,
  approveRunText,
  exportRunText,
  noteBankText,
  listOwnSettlementsText,
  readOwnSettlementText,
  readCampaignReportText,
  readCampaignTableText,
] as const;
