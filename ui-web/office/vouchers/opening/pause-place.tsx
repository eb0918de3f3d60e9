import { useId, useState } from 'react';
import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';
import { useRefusedWords } from './use-refused-words.ts';

interface PauseProps {
  readonly campaign: OfficeCampaignAnswer;
  readonly isBusy: boolean;
  readonly trouble: string | null;
  readonly pause: (isPaused: boolean, reason: string) => void;
}

/** When and why the campaign was paused, and went on. */
function Pauses({ campaign: { pauses } }: Pick<PauseProps, 'campaign'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (pauses.length === 0) return null;
  return (
    <ol role="list" className={votes.faults}>
      {pauses.map(({ isPaused, reason, by, at }) => (
        <li key={at}>
          {t(`office-vouchers:pause.${isPaused ? 'was' : 'wentOn'}`, { who: by })} «{reason}»{' '}
          <small>{moment(at)}</small>
        </li>
      ))}
    </ol>
  );
}

/** Pausing an opened campaign, or letting it go on, by one person with a public reason. */
export function PausePlace({ campaign, isBusy, trouble, pause }: PauseProps) {
  const { t } = useSpeech();
  const id = useId();
  const words = useRefusedWords();
  const [reason, setReason] = useState('');
  const { isPaused, mayPause } = campaign;
  const isReady = reason.trim() !== '';
  return (
    <section className={styles.pause} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t(`office-vouchers:pause.${isPaused ? 'paused' : 'title'}`)}</h3>
      <p>{t(`office-vouchers:pause.${isPaused ? 'pausedHint' : 'hint'}`)}</p>
      <Pauses campaign={campaign} />
      {mayPause && (
        <>
          <div className={votes.field}>
            <label htmlFor={id}>{t('office-vouchers:pause.reason')}</label>
            <textarea
              id={id}
              rows={2}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
          <OfficeButton
            look="outline"
            busy={isBusy}
            aria-disabled={!isReady}
            onClick={() => {
              if (!isReady) return;
              pause(!isPaused, reason);
              setReason('');
            }}
          >
            {t(`office-vouchers:pause.${isPaused ? 'goOn' : 'act'}`)}
          </OfficeButton>
        </>
      )}
      {trouble !== null && (
        <p role="alert" className={votes.bad}>
          {words(trouble, 'failed')}
        </p>
      )}
    </section>
  );
}
