import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useStepKeeping } from './step-keeping.ts';

/** Says that the fields have what was typed before and is not saved, and offers what is saved. */
export function KeptNotice() {
  const { t } = useSpeech();
  const { found, discard } = useStepKeeping();
  if (found.length === 0) return null;
  return (
    <Notice
      tone="info"
      live="polite"
      actions={
        <OfficeButton look="text" onClick={discard}>
          {t('office-setup:waiting.discard')}
        </OfficeButton>
      }
    >
      <p>{t('office-setup:waiting.text')}</p>
    </Notice>
  );
}
