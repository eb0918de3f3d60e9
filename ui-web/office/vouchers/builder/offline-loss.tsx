import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { worstLoss } from '#domain/vouchers/worst-loss.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import votes from '../../votes/votes.module.css';
import { useOfflineOfCampaign } from '../offline/use-offline.ts';
import styles from '../vouchers.module.css';

/** The most that can be lost by vouchers that are used twice without a line: as it is signed, and with the devices of today. */
export function OfflineLoss({ campaign }: { readonly campaign: VoucherCampaign }) {
  const { t } = useSpeech();
  const { offline } = campaign;
  if (offline === null) return <p className={votes.hint}>{t('office-vouchers:offline.none')}</p>;
  const { devices, bearer } = offline;
  const signed = worstLoss(campaign, devices);
  return (
    <div className={styles.loss}>
      {signed !== null && devices >= 1 && (
        <p role="status">
          <b>
            {t('office-vouchers:offline.signed', {
              count: devices,
              n: formatCount(devices),
              whole: formatMoney(signed.whole),
              each: formatMoney(signed.perDevice),
            })}
          </b>{' '}
          {t(`office-vouchers:offline.bearer.${bearer}`)}
        </p>
      )}
      <LossToday campaign={campaign} />
      <p className={votes.hint}>{t('office-vouchers:offline.cap')}</p>
    </div>
  );
}

/** What would be lost with all devices that shops have today; nothing while that is not known. */
function LossToday({ campaign }: { readonly campaign: VoucherCampaign }) {
  const { t } = useSpeech();
  const [answer] = useOfflineOfCampaign(campaign.id);
  const devices = answer === null || isLeft(answer) ? null : answer.right.devices;
  const loss = devices === null ? null : worstLoss(campaign, devices);
  if (devices === null || loss === null) return null;
  const whole = formatMoney(loss.whole);
  return <p>{t('office-vouchers:offline.today', { count: devices, n: formatCount(devices), whole })}</p>;
}
