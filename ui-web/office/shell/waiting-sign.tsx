import { formatCount } from '#application/text/numbers.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './frame.module.css';
import type { Waits } from './waiting.ts';

/** The number of what waits; a yellow lozenge if some of it is overdue, said in words too. */
export function WaitingSign({ waits }: { readonly waits: Waits | undefined }) {
  const { t } = useSpeech();
  if (waits === undefined || waits.count === 0) return null;
  return (
    <>
      {waits.isOverdue && <i className={styles.overdue} aria-hidden="true" />}
      <b>
        {formatCount(waits.count)}
        <span className="visually-hidden">
          {' '}
          {t(waits.isOverdue ? 'office:waiting.overdue' : 'office:waiting.some')}
        </span>
      </b>
    </>
  );
}
