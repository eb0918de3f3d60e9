import type { OwnSettlement } from '#adapters/wire/vouchers/settlements/own-settlements.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { type Cents, cents, sumOfMoney } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { centsOf } from '../sale/sale-state.ts';
import { useShop } from '../shop-context.ts';
import { dayAndClock } from '#ui-web/device/clock-words.ts';

/** Euros that the council wrote, which may be below 0, in cents. */
export const signedCents = (euros: string): Cents =>
  euros.startsWith('-') ? cents(0 - centsOf(euros.slice(1))) : centsOf(euros);

/** What the settlements of a campaign that were paid come to, campaign by campaign. */
export const paidByCampaign = (settlements: readonly OwnSettlement[]) =>
  [...Map.groupBy(settlements, ({ campaign }) => campaign).values()].flatMap((all) => {
    const [first] = all;
    const paid = all.filter(({ status }) => status === 'paid').map(({ amount }) => signedCents(amount));
    return first === undefined ? [] : [{ ...first, paid: sumOfMoney(paid) }];
  });

/** Settlements in words: of which time they are, and what became of them. */
export function usePaymentWords() {
  const { t, language } = useSpeech();
  const { timeZone } = useShop();
  const moment = (at: string) => dayAndClock(at, timeZone, language);
  return {
    moment,
    /** The first run has no beginning. */
    period: ({ from, until }: Pick<OwnSettlement, 'from' | 'until'>) =>
      Date.parse(from) === 0
        ? t('shop-desk:payments.until', { until: moment(until) })
        : t('shop-desk:payments.from', { from: moment(from), until: moment(until) }),
    /** What of it people look at; null if nothing. */
    sample: ({ sample }: Pick<OwnSettlement, 'sample'>): string | null => {
      if (sample === null || sample.drawn === 0) return null;
      const seen = t('shop-desk:payments.sample', { count: sample.drawn, checked: sample.checked });
      return sample.wrong === 0
        ? seen
        : `${seen} · ${t('shop-desk:payments.wrong', { count: sample.wrong })}`;
    },
    /** What of it the campaign covers, since vouchers were used twice; null if nothing. */
    borne: ({ borne }: Pick<OwnSettlement, 'borne'>): string | null =>
      signedCents(borne) === 0
        ? null
        : t('shop-desk:payments.borne', { amount: formatMoney(signedCents(borne)) }),
    carried: ({ carried }: Pick<OwnSettlement, 'carried'>): string | null =>
      signedCents(carried) === 0
        ? null
        : t('shop-desk:payments.carried', { amount: formatMoney(cents(0 - signedCents(carried))) }),
  };
}
