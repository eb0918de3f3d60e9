import type { SaleSeen } from '#adapters/wire/vouchers/sales/sale.ts';
import type { OpenedSettlement, OwnSettlement } from '#adapters/wire/vouchers/settlements/own-settlements.ts';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { blank, dayCell, money, type Report, type ReportCell, text } from '#application/reports/report.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import type { Speech } from '#ui-web/speech.ts';
import { clockOf } from '#ui-web/device/clock-words.ts';
import { signedCents } from './payment-words.ts';

interface ReportMeans {
  readonly own: OwnShop;
  readonly timeZone: TimeZone;
  readonly speech: Speech;
}

const dayOf = (moment: string, timeZone: TimeZone): ReportCell =>
  dayCell(dayAt(Date.parse(moment), timeZone));

const provenanceOf = ({ own, speech: { t } }: ReportMeans): Report['provenance'] => [
  [t('shop-desk:file.shop'), own.name],
  [t('shop-desk:file.account'), own.ibanEnd],
];

/** All settlements of the shop, a row each. */
export function listReport(means: ReportMeans & { readonly settlements: readonly OwnSettlement[] }): Report {
  const { settlements, timeZone, speech } = means;
  const { t, said } = speech;
  const columns = ['campaign', 'settlement', 'from', 'until', 'status', 'carried', 'amount'] as const;
  return {
    table: {
      key: 'result',
      columns: columns.map((one) => t(`shop-desk:file.${one}`)),
      rows: settlements.map((one) => [
        text(said(one.title).text),
        text(one.id),
        Date.parse(one.from) === 0 ? blank : dayOf(one.from, timeZone),
        dayOf(one.until, timeZone),
        text(t(`shop-desk:payments.status.${one.status}`)),
        money(signedCents(one.carried)),
        money(signedCents(one.amount)),
      ]),
    },
    further: [],
    provenance: provenanceOf(means),
    name: t('shop-desk:file.listTitle'),
    subject: means.own.name,
  };
}

/** What a settlement pays, a row for each sale: the last column adds up to what is paid. */
export function settlementReport(means: ReportMeans & { readonly opened: OpenedSettlement }): Report {
  const { opened, timeZone, speech } = means;
  const { t, said } = speech;
  const { settlement, sales, takenBack, corrections, late } = opened;
  const columns = ['sale', 'day', 'time', 'kind', 'price', 'amount'] as const;
  const rowOf = (kind: 'sale' | 'takenBack') => (sale: SaleSeen) => [
    text(sale.number),
    dayOf(sale.at, timeZone),
    text(clockOf(sale.at, timeZone)),
    text(t(`shop-desk:file.kinds.${kind}`)),
    money(signedCents(sale.price)),
    money(cents(kind === 'sale' ? signedCents(sale.amount) : 0 - signedCents(sale.amount))),
  ];
  const rest = (kind: 'correction' | 'late', number: ReportCell, amount: string) => [
    number,
    blank,
    blank,
    text(t(`shop-desk:file.kinds.${kind}`)),
    blank,
    money(signedCents(amount)),
  ];
  return {
    table: {
      key: 'result',
      columns: columns.map((one) => t(`shop-desk:file.${one}`)),
      rows: [
        ...sales.map(rowOf('sale')),
        ...takenBack.map(rowOf('takenBack')),
        ...corrections.map(({ number, amount }) => rest('correction', text(number), amount)),
        ...(signedCents(late) === 0 ? [] : [rest('late', blank, late)]),
      ],
    },
    further: [],
    provenance: [
      ...provenanceOf(means),
      [t('shop-desk:file.campaign'), said(settlement.title).text],
      [t('shop-desk:file.status'), t(`shop-desk:payments.status.${settlement.status}`)],
    ],
    name: t('shop-desk:file.title', { id: settlement.id }),
    subject: means.own.name,
  };
}
