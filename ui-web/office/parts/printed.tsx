import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed.module.css';

/** On paper alone, and nothing of the page beside it. */
export function Printed({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <div className={styles.printed} data-printed="">
      {children}
    </div>,
    document.body,
  );
}
