import { deskChannels } from '#domain/forms/desk/desk-channel.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import type { FactsProps } from '../facts-props.ts';
import { MatterFact } from '../matter-fact.tsx';
import styles from '../matter.module.css';
import { ReceiptLink } from './receipt-link.tsx';

/** That staff entered it for somebody: how they came, what they agreed to, and the paper to print again. */
export function EnteredFact({ request: { iid, management }, may }: Pick<FactsProps, 'request' | 'may'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { channel, consent } = management ?? {};
  if (channel === undefined || consent === undefined) return null;
  const known = deskChannels.find((one) => one === channel);
  const { by, at, shown } = consent;
  return (
    <MatterFact title={t('office-desk:enter.fact')}>
      <p>{known === undefined ? channel : t(`office-desk:enter.channels.${known}`)}</p>
      <p className={styles.small}>{t('office-desk:enter.by', { by, moment: moment(at) })}</p>
      <p className={styles.small}>{t('office-desk:enter.agreed', { shown })}</p>
      {may.enter && (
        <p>
          <ReceiptLink iid={iid} />
        </p>
      )}
    </MatterFact>
  );
}
