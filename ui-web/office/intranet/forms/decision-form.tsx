import { useState } from 'react';
import { decideInternalCall } from '#adapters/wire/intranet/request-calls.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../intranet.module.css';
import { useIntranet, useIntranetDeed } from '../use-intranet.ts';

/** Grants or refuses what somebody asked for; a refusal has a reason. */
export function InternalDecisionForm({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const { again } = useIntranet();
  const { call, realm } = useOffice().council;
  const [reason, write] = useState('');
  const { act, isBusy, told } = useIntranetDeed();
  const decide = async (isGranted: boolean) => {
    const isDone = await act(
      () => call(decideInternalCall, { realm, id, body: { isGranted, reason } }),
      () => t('office-intranet:forms.done'),
    );
    if (isDone) again();
  };
  return (
    <div className={styles.form}>
      <TextField
        width="100%"
        maxLength={2000}
        label={t('office-intranet:forms.reason')}
        value={reason}
        onChange={write}
      />
      <p className={styles.acts}>
        <OfficeButton busy={isBusy} onClick={() => void decide(true)}>
          {t('office-intranet:forms.grant')}
        </OfficeButton>
        <OfficeButton look="outline" busy={isBusy} onClick={() => void decide(false)}>
          {t('office-intranet:forms.refuse')}
        </OfficeButton>
      </p>
      <ToldNotice told={told} />
    </div>
  );
}
