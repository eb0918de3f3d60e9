import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import type { ItemActs } from '../form/use-items.ts';
import type { Phase } from './plan.ts';
import styles from './phases.module.css';

interface PhaseActsProps {
  readonly acts: ItemActs;
  readonly at: number;
  readonly phase: Phase;
}

/** What is done with a phase as a whole. */
export function PhaseActs({ acts, at, phase: { key } }: PhaseActsProps) {
  const { t } = useSpeech();
  const last = acts.keys.length - 1;
  return (
    <p className={styles.acts}>
      {at > 0 && (
        <OfficeButton look="text" onClick={() => acts.move(key, at - 1)}>
          {t('office-documents:moveUp')}
        </OfficeButton>
      )}
      {at < last && (
        <OfficeButton look="text" onClick={() => acts.move(key, at + 1)}>
          {t('office-documents:moveDown')}
        </OfficeButton>
      )}
      <OfficeButton look="text" onClick={() => acts.copy(key)}>
        {t('office-documents:copyItem')}
      </OfficeButton>
      <OfficeButton look="text" onClick={() => acts.remove(key)}>
        {t('office-documents:remove')}
      </OfficeButton>
    </p>
  );
}
