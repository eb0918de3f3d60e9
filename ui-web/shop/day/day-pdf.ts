import type { TFunction } from 'i18next';
import type { DayOfShop } from '#adapters/wire/vouchers/sales/list-own-sales.ts';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { composeDocuments } from '#ui-web/composition/documents.ts';
import { clockOf } from '#ui-web/device/clock-words.ts';
import { euroWords } from '../words.ts';

interface ReportOfDay {
  readonly own: OwnShop;
  readonly day: DayOfShop;
  readonly title: string;
  readonly t: TFunction;
  readonly language: Language;
  readonly timeZone: TimeZone;
}

/** The report of a day as a PDF, saved on the device. */
export async function saveDayReport({ own, day, title, t, language, timeZone }: ReportOfDay): Promise<void> {
  const bytes = await composeDocuments().copies.write({
    language: languageTag(language),
    town: own.name,
    title,
    told: [
      [t('shop:day.sales', { count: day.sales }), String(day.sales)],
      [t('shop:day.validations', { count: day.validations }), String(day.validations)],
      [t('shop:day.sold'), euroWords(day.sold)],
      [t('shop:day.owed'), euroWords(day.owed)],
    ],
    sections: [
      {
        heading: t('shop:day.list'),
        lines: day.items.map((sale) => ({
          title: `${clockOf(sale.at, timeZone)} · ${sale.number}`,
          text: [
            `${t('shop:day.price')}: ${euroWords(sale.price)}`,
            `${t('shop:day.amount')}: ${euroWords(sale.amount)}`,
            ...(sale.status === 'reversed' ? [t('shop:day.reversed')] : []),
          ].join(' · '),
        })),
      },
    ],
    ofAll: (part, all) => `${part} / ${all}`,
  });
  const address = URL.createObjectURL(new Blob([bytes.slice()], { type: 'application/pdf' }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: `${day.day}.pdf` });
  link.click();
  URL.revokeObjectURL(address);
}
