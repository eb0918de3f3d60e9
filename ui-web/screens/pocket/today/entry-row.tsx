import type { PocketEntry } from '#domain/pocket/pocket-entry.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../pocket.module.css';
import { PocketIcon } from '../pocket-icon.tsx';
import { useWhen } from '../when-words.ts';
import { whereWords } from './where-words.ts';

interface RowProps {
  readonly entry: PocketEntry;
  /** In how many minutes it begins; null if that is far, or past. */
  readonly minutes: number | null;
  readonly onOpen: () => void;
}

/** One thing to go to: its hour, what it is and where; its codes open with one press. */
export function EntryRow({ entry, minutes, onOpen }: RowProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { clock } = useWhen();
  const where = whereWords(entry, speech);
  const title = said(entry.title).text;
  return (
    <li className={classNames(styles.entry, minutes !== null && styles.near)}>
      <p className={styles.hour}>
        <b>{clock(entry.at)}</b>
        {minutes !== null && <small>{t('pocket:today.in', { n: minutes })}</small>}
      </p>
      <p>
        <b>{title}</b>
        <br />
        <span className="note">{where}</span>
      </p>
      {entry.codes.length > 0 && (
        <button type="button" className={styles.icon} onClick={onOpen}>
          <PocketIcon name="qr" />
          <span className="visually-hidden">
            {t('pocket:pass.open', { count: entry.codes.length, title })}
          </span>
        </button>
      )}
    </li>
  );
}
