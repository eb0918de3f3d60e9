import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { councilShare, vouchersIn } from '#domain/vouchers/supply.ts';
import { leastBudget } from '#domain/vouchers/type-faults.ts';
import { useSpeech } from '#ui-web/speech.ts';
import votes from '../../votes/votes.module.css';

/** How many vouchers the budget makes, and what each costs the council, while both are written. */
export function SupplyWords({ campaign }: { readonly campaign: VoucherCampaign }) {
  const { t, said } = useSpeech();
  const { types, budget } = campaign;
  if (types.length === 0 || budget === 0) return null;
  const count = vouchersIn(campaign);
  const areCounted = types.every(({ most }) => most !== null);
  return (
    <div role="status">
      <p>
        <b>{t('office-vouchers:supply.vouchers', { count, n: formatCount(count) })}</b>{' '}
        {areCounted &&
          t('office-vouchers:supply.cost', {
            cost: formatMoney(cents(leastBudget(types))),
            budget: formatMoney(budget),
          })}
      </p>
      <ul className={votes.marked}>
        {types.map((type) => (
          <li key={type.id}>
            {t('office-vouchers:supply.type', {
              type: said(type.title).text,
              share: formatMoney(councilShare(type)),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
