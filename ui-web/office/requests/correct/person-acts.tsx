import { lazy, Suspense, useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useDayOfMoment } from '../../parts/use-moment.ts';
import type { May } from '../facts-props.ts';
import styles from '../matter.module.css';

const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }));
const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog.tsx')).EraseDialog }));

interface PersonActsProps {
  readonly request: StaffRequest;
  readonly may: May;
  readonly isOver: boolean;
}

/** Correcting and erasing what says who asked. */
export function PersonActs({ request, may, isOver }: PersonActsProps) {
  const { t } = useSpeech();
  const day = useDayOfMoment();
  const [asked, ask] = useState<'contact' | 'erase' | null>(null);
  const close = () => ask(null);
  const { personErasedAt } = request;
  const canCorrect = may.correct && may.seeContact && !isOver;
  return (
    <>
      {personErasedAt !== undefined && (
        <p className={styles.small}>{t('office-desk:erase.done', { day: day(personErasedAt) })}</p>
      )}
      {(canCorrect || may.erase) && (
        <p className={styles.factActs}>
          {canCorrect && (
            <OfficeButton look="text" onClick={() => ask('contact')}>
              {t('office-desk:contact.open')}
            </OfficeButton>
          )}
          {may.erase && (
            <OfficeButton look="text" onClick={() => ask('erase')}>
              {t('office-desk:erase.open')}
            </OfficeButton>
          )}
        </p>
      )}
      <Suspense>
        {asked === 'contact' && <ContactDialog request={request} onClose={close} />}
        {asked === 'erase' && <EraseDialog request={request} onClose={close} />}
      </Suspense>
    </>
  );
}
