import type { OfflineOfCampaign } from '#adapters/wire/vouchers/office/read-offline-of-campaign.ts';
import { blank, money, type ReportCell, text } from '#application/reports/report.ts';
import { cents } from '#domain/shared/money.ts';
import { csvOf } from '#ui-web/screens/results/files/csv.ts';
import { saveBytes } from '#ui-web/screens/survey/save-text.ts';
import { refusedColumns, type RefusedWords } from './refused-words.ts';

type Refused = OfflineOfCampaign['refused'];

const row = (words: RefusedWords, sale: Refused[number]): readonly ReportCell[] => [
  text(sale.number),
  text(sale.shop),
  text(words.moment(sale.madeAt)),
  text(words.moment(sale.at)),
  text(words.why(sale.why)),
  money(cents(sale.price)),
  sale.amount === null ? blank : money(cents(sale.amount)),
];

/** The sales that were refused as a table for a spreadsheet. */
export const refusedAsCsv = (refused: Refused, words: RefusedWords): string =>
  csvOf([refusedColumns.map((one) => text(words.column(one))), ...refused.map((sale) => row(words, sale))]);

/** Saves the sales that were refused on the device. */
export const saveRefused = (campaign: string, refused: Refused, words: RefusedWords): void =>
  saveBytes(`${campaign}-sin-linea.csv`, refusedAsCsv(refused, words), 'text/csv;charset=utf-8');
