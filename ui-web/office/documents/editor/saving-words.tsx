import { formatClock } from '#application/text/dates.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from './editor.module.css';
import type { Saving } from './open-document.ts';

/** Whether what was written is stored, in words. */
export function SavingWords({ saving }: { readonly saving: Saving }) {
  const { t, language } = useSpeech();
  const { town } = useOffice();
  const clock = (at: Instant) => formatClock(at, town.timeZone, language);
  const words = () => {
    switch (saving.kind) {
      case 'saving':
        return t('office-documents:saving.now');
      case 'saved':
        return t('office-documents:saving.saved', { at: clock(saving.at) });
      case 'offline':
        return t(`office-documents:saving.${saving.isKept ? 'offline' : 'offlineUnkept'}`, {
          at: clock(saving.since),
        });
      case 'refused':
        return t(`office-documents:saving.refused.${saving.why}`);
      default:
        return '';
    }
  };
  const isBad = saving.kind === 'refused' || saving.kind === 'offline';
  return (
    <span role="status" className={classNames(styles.saving, isBad && styles.bad)}>
      {saving.kind !== 'unchanged' && <i aria-hidden="true" className={styles[saving.kind]} />}
      {words()}
    </span>
  );
}
