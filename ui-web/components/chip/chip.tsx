import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import styles from './chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  /** "Quitar Carril bici". Needed with `onRemove`. */
  readonly removeLabel?: string;
  readonly onRemove?: () => void;
}

/** One chosen thing in few words, with a button to remove it. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span>{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="cross" />
        </button>
      )}
    </span>
  );
}

/** Chips side by side, each in an `<li>`. */
export function ChipList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <PlainList className={styles.list} aria-label={label}>
      {children}
    </PlainList>
  );
}
