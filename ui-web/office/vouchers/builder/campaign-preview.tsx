import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import type { VoucherCampaign, VoucherType } from '#domain/vouchers/campaign.ts';
import { vouchersIn } from '#domain/vouchers/supply.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import votes from '../../votes/votes.module.css';
import { useLastDay } from '../use-last-day.ts';
import styles from '../vouchers.module.css';

/** What a resident reads of one type: what they pay, and what they spend. */
function PreviewType({ type }: { readonly type: VoucherType }) {
  const { t, said } = useSpeech();
  const { face, price, uses, minimum } = type;
  return (
    <li>
      <b>{said(type.title).text || t('office-vouchers:new.type')}</b>
      <span>
        {t(price === 0 ? 'office-vouchers:preview.free' : 'office-vouchers:preview.paid', {
          price: formatMoney(price),
          spend: formatMoney(cents(face * uses)),
        })}
      </span>
      <span>
        {t('office-vouchers:preview.uses', { count: uses, face: formatMoney(face) })}{' '}
        {t('office-vouchers:preview.minimum', { minimum: formatMoney(minimum) })}
      </span>
    </li>
  );
}

interface PreviewProps {
  readonly campaign: VoucherCampaign;
  /** How much of it is wrong. */
  readonly count: number;
}

/** What a resident would read of a campaign, and whether it could be opened. */
export function CampaignPreview({ campaign, count }: PreviewProps) {
  const { t, said } = useSpeech();
  const lastDay = useLastDay();
  const { types, issue, redeem, perPerson } = campaign;
  const vouchers = vouchersIn(campaign);
  return (
    <aside className={styles.preview} aria-labelledby="bonos-vista">
      <h2 id="bonos-vista">{t('office-vouchers:preview.title')}</h2>
      <div className={styles.card}>
        <p className={styles.cardTitle}>{said(campaign.title).text || t('office-documents:untitled')}</p>
        <p>{said(campaign.summary).text}</p>
        <ul role="list">
          {types.map((type) => (
            <PreviewType key={type.id} type={type} />
          ))}
        </ul>
        {vouchers > 0 && (
          <p>{t('office-vouchers:preview.left', { count: vouchers, n: formatCount(vouchers) })}</p>
        )}
        {perPerson !== null && <p>{t('office-vouchers:preview.perPerson', { count: perPerson })}</p>}
        {issue.until > 0 && <p>{t('office-vouchers:issuedUntil', { day: lastDay(issue.until) })}</p>}
        {redeem.until > 0 && <p>{t('office-vouchers:usedUntil', { day: lastDay(redeem.until) })}</p>}
      </div>
      <p className={count === 0 ? votes.line : styles.notReady} role="status">
        <Icon name={count === 0 ? 'check' : 'warning'} />
        <span>{t(count === 0 ? 'office-vouchers:ready' : 'office-vouchers:notReady', { count })}</span>
      </p>
    </aside>
  );
}
