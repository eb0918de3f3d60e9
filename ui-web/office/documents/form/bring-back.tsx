import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import type { ItemActs } from './use-items.ts';

/** Takes back the last removal from a list. */
export function BringBack({ acts }: { readonly acts: ItemActs }) {
  const { t } = useSpeech();
  if (!acts.isRemoved) return null;
  return (
    <span role="status">
      {t('office-documents:removed')}{' '}
      <OfficeButton look="text" onClick={acts.bringBack}>
        {t('office-documents:bringBack')}
      </OfficeButton>
    </span>
  );
}
