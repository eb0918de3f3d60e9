import { flushSync } from 'react-dom';
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
  // A row that is moved in the page loses the focus; the first and the last one have one button less.
  const move = (to: number, button: HTMLElement) => {
    const row = button.parentElement;
    flushSync(() => acts.move(key, to));
    (button.isConnected ? button : row?.querySelector('button'))?.focus();
  };
  return (
    <p className={styles.acts}>
      {at > 0 && (
        <OfficeButton look="text" onClick={({ currentTarget }) => move(at - 1, currentTarget)}>
          {t('office-documents:moveUp')}
        </OfficeButton>
      )}
      {at < last && (
        <OfficeButton look="text" onClick={({ currentTarget }) => move(at + 1, currentTarget)}>
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
