import type { ReactNode } from 'react';
import styles from './conclusion.module.css';

/** The result in one sentence; what is in `<em>` carries the colour. */
export function Conclusion({ children }: { readonly children: ReactNode }) {
  return <p className={styles.conclusion}>{children}</p>;
}
