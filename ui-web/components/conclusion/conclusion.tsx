import type { ReactNode } from 'react';
import styles from './conclusion.module.css';

/** The result in one sentence; the text in `<em>` is coloured. */
export function Conclusion({ children }: { readonly children: ReactNode }) {
  return <p className={styles.conclusion}>{children}</p>;
}
