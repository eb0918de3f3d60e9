import { lazy, Suspense, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import type { FactsProps } from '../facts-props.ts';
import { MatterFact } from '../matter-fact.tsx';
import styles from '../matter.module.css';

const RetitleDialog = lazy(async () => ({ default: (await import('./retitle-dialog.tsx')).RetitleDialog }));

/** Whether everybody sees title and place, under which title, and the ways to change it. */
export function PublicFact({ request, may, isOver, mailbox, handle }: FactsProps) {
  const { t } = useSpeech();
  const [isRetitling, retitle] = useState(false);
  const { isApproved, keptPrivate, followers, publicTitle } = request;
  const state = keptPrivate ? 'private' : isApproved === true ? 'shown' : 'hidden';
  const canChange = may.publish && !keptPrivate && !isOver;
  return (
    <MatterFact title={t('office-requests:fact.public')}>
      <p>{t(`office-requests:public.${state}`)}</p>
      {publicTitle !== undefined && <p>{t('office-desk:retitle.now', { title: publicTitle })}</p>}
      {followers > 0 && (
        <p className={styles.small}>{t('office-requests:followers', { count: followers })}</p>
      )}
      {canChange && (
        <p className={styles.factActs}>
          <OfficeButton look="text" onClick={() => handle({ isApproved: isApproved !== true })}>
            {t(isApproved === true ? 'office-requests:public.hide' : 'office-requests:public.show')}
          </OfficeButton>
          <OfficeButton look="text" onClick={() => retitle(true)}>
            {t('office-desk:retitle.open')}
          </OfficeButton>
        </p>
      )}
      {isRetitling && (
        <Suspense>
          <RetitleDialog request={request} mailbox={mailbox} onClose={() => retitle(false)} />
        </Suspense>
      )}
    </MatterFact>
  );
}
