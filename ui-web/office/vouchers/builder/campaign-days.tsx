import { useSpeech } from '#ui-web/speech.ts';
import { idOf, mayWrite, useForm } from '../../documents/form/form-place.ts';
import { MomentField } from '../../votes/builder/moment-field.tsx';
import styles from '../vouchers.module.css';

const days = [
  ['issueFrom', false],
  ['issueUntil', true],
  ['redeemFrom', false],
  ['redeemUntil', true],
] as const;

/** When vouchers can be had and used, by the clock of the town. A last day counts to its end. */
export function CampaignDays() {
  const { t } = useSpeech();
  const { document, write } = useForm();
  return (
    <div className={styles.days}>
      {days.map(([path, isDay]) => (
        <div key={path} id={idOf(path)}>
          <MomentField
            label={t(`office-fields:name.${path}`)}
            hint={t(`office-vouchers:days.${path}`)}
            value={document.shown.get(path)}
            isDay={isDay}
            isReadOnly={!mayWrite(document, null)}
            onChange={(value) => write([{ path, value }])}
          />
        </div>
      ))}
    </div>
  );
}
