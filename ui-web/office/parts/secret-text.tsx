import styles from './secret-text.module.css';

/** A token or a link that is shown once and copied: a click selects all of it. */
export const SecretText = ({ children }: { readonly children: string }) => (
  <code className={styles.secret} translate="no">
    {children}
  </code>
);
