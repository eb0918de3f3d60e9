import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { localizedText, nullable } from '../../decode.ts';

/** What everybody reads of what came of a campaign. Amounts are euros with a point. */
export const campaignReportWire = t.type({
  id: t.string,
  title: localizedText,
  at: t.string,
  budget: t.string,
  /** What the council owes or paid for what was used; null if it would tell what one shop sold. So are the uses. */
  spent: nullable(t.string),
  vouchers: t.array(
    t.type({
      id: t.string,
      title: localizedText,
      given: t.number,
      uses: nullable(t.number),
      expired: t.number,
    }),
  ),
  /** What was sold with vouchers by what shops sell; null if it would tell what one shop sold. */
  headings: nullable(t.array(t.type({ headings: t.array(t.string), shops: t.number, amount: t.string }))),
});
export type CampaignReport = t.TypeOf<typeof campaignReportWire>;

export const readCampaignReportCall = {
  method: 'get',
  path: '/api/{realm}/vouchers/campaigns/{id}/report',
  caller: 'anybody',
  answer: campaignReportWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readCampaignReportText: CallText<typeof readCampaignReportCall> = {
  call: readCampaignReportCall,
  id: 'readCampaignReport',
  topic: 'vouchers',
  summary:
    'What came of a campaign, for everybody: vouchers by type, money, and sales by what shops sell. Headings with fewer than three shops, or of which one shop has more than four fifths, are joined with the next one, so that nothing tells what one shop sold. It is counted at most once a day, and only when it differs from the one before by what at least three shops sold; at says when it was.',
  answer: 'The report.',
};

/** The same as a table for spreadsheets. */
export const readCampaignTableCall = {
  method: 'get',
  path: '/api/{realm}/vouchers/campaigns/{id}/report.csv',
  caller: 'anybody',
  answer: { type: 'text/csv; charset=utf-8' },
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readCampaignTableText: CallText<typeof readCampaignTableCall> = {
  call: readCampaignTableCall,
  id: 'readCampaignTable',
  topic: 'vouchers',
  summary: 'The report of a campaign as CSV with semicolons: part, name, number, euros.',
  answer: 'The table.',
};
