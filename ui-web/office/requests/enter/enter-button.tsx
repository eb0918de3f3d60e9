import { lazy, Suspense, useState } from 'react';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';

const EnterDialog = lazy(async () => ({ default: (await import('./enter-dialog.tsx')).EnterDialog }));

/** The way to enter a request for somebody. */
export function EnterButton() {
  const { t } = useSpeech();
  const [isOpen, open] = useState(false);
  return (
    <>
      <OfficeButton look="outline" onClick={() => open(true)}>
        <Icon name="plus" /> {t('office-desk:enter.open')}
      </OfficeButton>
      {isOpen && (
        <Suspense>
          <EnterDialog onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
