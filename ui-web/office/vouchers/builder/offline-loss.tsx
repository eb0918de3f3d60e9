import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { worstLoss } from '#domain/vouchers/worst-loss.ts';
import { useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';

/** So many devices are counted until somebody writes another number. */
const usual = 30;

/** The most that can be lost by vouchers that are used twice without a line, for a number of devices. */
export function OfflineLoss({ campaign }: { readonly campaign: VoucherCampaign }) {
  const { t } = useSpeech();
  const [typed, setTyped] = useState(String(usual));
  const devices = /^\d{1,5}$/u.test(typed.trim()) ? Number(typed) : 0;
  const loss = worstLoss(campaign, devices);
  if (loss === null) return <p className={votes.hint}>{t('office-vouchers:offline.none')}</p>;
  const bearer = campaign.offline?.bearer ?? 'council';
  return (
    <div className={styles.loss}>
      <div className={votes.field}>
        <label htmlFor="bonos-aparatos">{t('office-vouchers:offline.devices')}</label>
        <input
          id="bonos-aparatos"
          inputMode="numeric"
          maxLength={5}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p role="status">
        <b>
          {t('office-vouchers:offline.worst', {
            whole: formatMoney(loss.whole),
            each: formatMoney(cents(loss.perDevice)),
          })}
        </b>{' '}
        {t(`office-vouchers:offline.bearer.${bearer}`)}
      </p>
    </div>
  );
}
