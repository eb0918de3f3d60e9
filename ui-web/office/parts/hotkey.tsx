import styles from './hotkey.module.css';

/** The key that presses a button, drawn on it. A phone has no keys. */
export const Hotkey = ({ keyName }: { readonly keyName: string | undefined }) =>
  keyName === undefined ? null : (
    <kbd className={styles.cap} aria-hidden="true">
      {keyName}
    </kbd>
  );
